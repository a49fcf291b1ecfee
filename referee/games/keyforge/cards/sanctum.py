"""What the cards of Sanctum do.

Above 400 lines: one short function an ability.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..abilities import Me, Moment, ability, after, constant, grants, on_host
from ..catalogue import HOUSES
from ..events import CardTakenUp
from ..rules.ability import choose, fell_fighting, maybe_one, one, outnumbering, repeat
from ..rules.amber import capture, capture_itself, capture_one_each, gain, lose
from ..rules.archives import archive_in_play
from ..rules.battleline import swap
from ..rules.damage import deal, heal
from ..rules.draw import draw
from ..rules.forge import forge_key
from ..rules.lasting import lasts, listen
from ..rules.leave import destroy, purge, sacrifice, to_hand
from ..rules.power import extreme, has, of_house, on_flank, power
from ..rules.stun import stun, unstun
from ..rules.use import ready, ready_and_fight, use_with, ways_to_use
from ..state import Card, State, Tale, refs

# --- actions ---


@ability("play", "begone")
def begone_destroys_dis_or_pays(story: Tale, me: Me) -> None:
    if one(story, me, ("destroy", "gain"), kind="option") == "destroy":
        destroy(story, [c.ref for c in story.state.creatures() if of_house(story.state, c, "dis")], me.why)
    else:
        gain(story, me.player, 1, me.why)


@ability("play", "blinding-light")
def blinding_light_stuns_a_house(story: Tale, me: Me) -> None:
    house = one(story, me, HOUSES, kind="house")
    for creature in story.state.creatures():
        if of_house(story.state, creature, house):
            stun(story, creature.ref, me.why)


@ability("play", "charge")
def charge_begins(story: Tale, me: Me) -> None:
    lasts(story, me, "grants", me.player, "play")


@grants("play", "charge")
def charging_creatures_hit_an_enemy(story: Tale, me: Me) -> None:
    if enemy := one(story, me, refs(story.state.creatures(story.state.opponent(me.player)))):
        deal(story, {enemy: 2}, me.why)


@ability("play", "cleansing-wave")
def cleansing_wave_pays_for_the_healed(story: Tale, me: Me) -> None:
    healed = sum(heal(story, ref, 1, me.why) for ref in refs(story.state.creatures()))
    gain(story, me.player, healed, me.why)


@ability("play", "clear-mind")
def clear_mind_unstuns_friends(story: Tale, me: Me) -> None:
    for friend in refs(story.state.creatures(me.player)):
        unstun(story, friend, me.why)


@ability("play", "doorstep-to-heaven")
def doorstep_to_heaven_leaves_five(story: Tale, me: Me) -> None:
    for seat in (story.state.me, story.state.other):
        lose(story, seat.name, seat.amber - 5, me.why)


@ability("play", "glorious-few")
def glorious_few_are_paid(story: Tale, me: Me) -> None:
    gain(story, me.player, -outnumbering(story.state, me), me.why)


@ability("play", "honorable-claim")
def honorable_claim_is_made_by_knights(story: Tale, me: Me) -> None:
    capture_one_each(story, me, refs(of_trait(story.state.creatures(me.player), "knight")))


@ability("play", "inspiration")
def inspiration_readies_and_uses(story: Tale, me: Me) -> None:
    if friend := one(story, me, refs(story.state.creatures(me.player))):
        ready(story, friend, me.why)
        use_with(story, me, friend)


@ability("play", "mighty-lance")
def mighty_lance_runs_through_two(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        beside = one(story, me, refs(story.state.neighbors(target)))
        deal(story, {ref: 3 for ref in (target, beside) if ref}, me.why)


@ability("play", "oath-of-poverty")
def oath_of_poverty_breaks_ones_artifacts(story: Tale, me: Me) -> None:
    broken = destroy(story, refs(story.state.artifacts(me.player)), me.why)
    gain(story, me.player, 2 * len(broken), me.why)


@ability("play", "one-stood-against-many")
def one_stood_against_three(story: Tale, me: Me) -> None:
    friend = one(story, me, refs(story.state.creatures(me.player)))
    fought: set[str] = set()
    for _ in range(3):
        before = len(story.state.me.did)
        enemies = refs(story.state.creatures(story.state.opponent(me.player)))
        ready_and_fight(story, me, friend, against=[ref for ref in enemies if ref not in fought])
        fought.update(d.ref for d in story.state.me.did[before:] if d.what == "attack")


@ability("play", "radiant-truth")
def radiant_truth_stuns_inside_the_line(story: Tale, me: Me) -> None:
    for enemy in story.state.creatures(story.state.opponent(me.player)):
        if not on_flank(story.state, enemy):
            stun(story, enemy.ref, me.why)


@ability("play", "shield-of-justice")
def shield_of_justice_is_raised(story: Tale, me: Me) -> None:
    lasts(story, me, "invulnerable", me.player)


@ability("play", "take-hostages")
def take_hostages_begins(story: Tale, me: Me) -> None:
    listen(story, me)


@after("fought", "take-hostages")
def fighters_take_hostages(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        capture(story, moment.card, 1, me.why)


@ability("play", "terms-of-redress")
def terms_of_redress_capture_two(story: Tale, me: Me) -> None:
    if friend := one(story, me, refs(story.state.creatures(me.player))):
        capture(story, friend, 2, me.why)


@ability("play", "the-harder-they-come")
def the_harder_they_come_purges_one(story: Tale, me: Me) -> None:
    if target := one(story, me, [c.ref for c in story.state.creatures() if power(story.state, c) >= 5]):
        purge(story, [target], me.why)


@ability("play", "the-spirit-s-way")
def the_spirits_way_ends_the_strong(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if power(story.state, c) >= 3], me.why)


# --- artifacts ---


@ability("play", "epic-quest")
def epic_quest_archives_knights(story: Tale, me: Me) -> None:
    archive_in_play(story, refs(of_trait(story.state.creatures(me.player), "knight")), me.why)


@ability("omni", "epic-quest")
def epic_quest_is_fulfilled_by_seven(story: Tale, me: Me) -> None:
    played = sum(done.house == "sanctum" for done in story.state.player(me.player).done("play"))
    if played >= 7:
        sacrifice(story, [me.ref], me.why)
        forge_key(story, me.player, 0, me.why)


@ability("omni", "gorm-of-omm")
def gorm_of_omm_breaks_an_artifact(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    if artifact := one(story, me, refs(story.state.artifacts())):
        destroy(story, [artifact], me.why)


@ability("action", "hallowed-blaster")
def hallowed_blaster_heals_three(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        heal(story, target, 3, me.why)


@ability("omni", "potion-of-invulnerability")
def potion_of_invulnerability_is_drunk(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    lasts(story, me, "invulnerable", me.player)


@constant("power", "round-table")
def round_table_strengthens_knights(state: State, me: Me, card: Card) -> int:
    return int(card.controller == me.player and is_knight(card))


@constant("keywords", "round-table")
def round_table_gives_knights_taunt(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"taunt": 0} if card.controller == me.player and is_knight(card) else {}


@ability("omni", "sigil-of-brotherhood")
def sigil_of_brotherhood_calls_sanctum(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    lasts(story, me, "may-use", me.player, "|sanctum|creature")


@ability("action", "whispering-reliquary")
def whispering_reliquary_returns_an_artifact(story: Tale, me: Me) -> None:
    if artifact := one(story, me, refs(story.state.artifacts())):
        to_hand(story, [artifact], me.why)


# --- creatures ---


@constant("armor", "bulwark")
def bulwark_covers_its_neighbors(state: State, me: Me, card: Card) -> int:
    return 2 if me.ref in refs(state.neighbors(card.ref)) else 0


@ability("fight", "champion-tabris")
@ability("reap", "sequis")
@ability("play", "raiding-knight")
def captures_one(story: Tale, me: Me) -> None:
    capture_itself(story, me, 1)


@ability("reap", "commander-remiel")
def commander_remiel_uses_an_ally(story: Tale, me: Me) -> None:
    allies = [c.ref for c in story.state.creatures(me.player) if not of_house(story.state, c, "sanctum")]
    if ally := one(story, me, [ref for ref in allies if ways_to_use(story.state, ref, me.player)]):
        use_with(story, me, ally)


@ability("destroyed", "duma-the-martyr")
def duma_heals_and_draws(story: Tale, me: Me) -> None:
    for friend in refs(story.state.creatures(me.player)):
        if friend != me.ref:
            heal(story, friend, -1, me.why)
    draw(story, me.player, 2, me.why)


@after("destroyed", "francus")
def francus_captures_for_the_fallen(story: Tale, me: Me, moment: Moment) -> None:
    if fell_fighting(me, moment):
        capture(story, me.ref, 1, me.why)


@constant("armor", "grey-monk")
def grey_monk_protects_friends(state: State, me: Me, card: Card) -> int:
    return int(card.controller == me.player)


@ability("reap", "grey-monk")
def grey_monk_heals_two(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        heal(story, target, 2, me.why)


@after("played", "hayyel-the-merchant")
def hayyel_sells_artifacts(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player and moment.print is not None and moment.print.type == "artifact":
        gain(story, me.player, 1, me.why)


@ability("play", "horseman-of-death")
def horseman_of_death_calls_the_others(story: Tale, me: Me) -> None:
    for card in story.state.player(me.player).discard:
        print = story.state.print_of(card)
        if print is not None and print.type == "creature" and "horseman" in print.traits:
            story.tell(CardTakenUp(me.player, card, "discard", "hand", because=me.why))


@ability("play/fight/reap", "horseman-of-famine")
def horseman_of_famine_takes_the_weakest(story: Tale, me: Me) -> None:
    line = story.state.creatures()
    weakest = extreme(story.state, line, 1, lambda tied, n: choose(story, me, tied, least=n, most=n), least=True)
    destroy(story, weakest, me.why)


@ability("play/fight/reap", "horseman-of-pestilence")
def horseman_of_pestilence_spares_horsemen(story: Tale, me: Me) -> None:
    deal(story, {c.ref: 1 for c in story.state.creatures() if "horseman" not in c.print.traits}, me.why)


@ability("play", "horseman-of-war")
def horseman_of_war_leaves_only_fights(story: Tale, me: Me) -> None:
    lasts(story, me, "may-use", me.player, "fight||creature")
    for way in ("reap", "action", "omni"):
        lasts(story, me, f"cannot-{way}", me.player, "creature")


@after("house-chosen", "jehu-the-bureaucrat")
def jehu_is_paid_for_sanctum(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player and moment.how == "sanctum":
        gain(story, me.player, 2, me.why)


@ability("play", "lady-maxena")
def lady_maxena_stuns(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        stun(story, target, me.why)


@ability("action", "lady-maxena")
def lady_maxena_goes_home(story: Tale, me: Me) -> None:
    to_hand(story, [me.ref], me.why)


@ability("before-fight", "lord-golgotha")
def lord_golgotha_hits_beside_his_target(story: Tale, me: Me) -> None:
    target = story.state.fighting[1]
    if target in story.state.cards:
        deal(story, dict.fromkeys(refs(story.state.neighbors(target)), 3), me.why)


@ability("play", "numquid-the-fair")
def numquid_evens_the_lines(story: Tale, me: Me) -> None:
    def effect() -> bool:
        if enemy := one(story, me, refs(story.state.creatures(story.state.opponent(me.player)))):
            destroy(story, [enemy], me.why)
        return outnumbering(story.state, me) < 0

    repeat(story, me, effect)


@ability("reap", "protectrix")
def protectrix_heals_and_shields(story: Tale, me: Me) -> None:
    hurt = [c.ref for c in story.state.creatures() if c.damage]
    if (target := maybe_one(story, me, hurt)) and heal(story, target, -1, me.why):
        lasts(story, me, "invulnerable", target)


@ability("fight/reap", "sanctum-guardian")
def sanctum_guardian_changes_places(story: Tale, me: Me) -> None:
    if me.ref in story.state.cards:
        line = refs(story.state.creatures(me.player))
        if friend := one(story, me, [ref for ref in line if ref != me.ref]):
            swap(story, me.ref, friend, me.why)


@ability("play", "sergeant-zakiel")
def sergeant_zakiel_calls_a_neighbor(story: Tale, me: Me) -> None:
    if friend := maybe_one(story, me, refs(story.state.neighbors(me.ref))):
        ready_and_fight(story, me, friend)


@constant("power", "staunch-knight")
def staunch_knight_holds_a_flank(state: State, me: Me, card: Card) -> int:
    return 2 if card.ref == me.ref and on_flank(state, card) else 0


@ability("play", "gatekeeper")
def gatekeeper_leaves_five(story: Tale, me: Me) -> None:
    pool = story.state.player(story.state.opponent(me.player)).amber
    if pool >= 7:
        capture(story, me.ref, pool - 5, me.why)


@constant("cannot-be-stolen-from", "the-vaultkeeper")
def the_vaultkeeper_locks_the_pool(state: State, me: Me, player: str) -> bool:
    return player == me.player


@ability("play", "veemos-lightbringer")
def veemos_lights_up_the_elusive(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if has(story.state, c, "elusive")], me.why)


# --- upgrades ---


@constant("keywords", "armageddon-cloak")
def armageddon_cloak_is_hazardous(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"hazardous": 2} if on_host(state, me, card) else {}


@grants("destroyed", "armageddon-cloak")
def armageddon_cloak_dies_instead(story: Tale, me: Me) -> bool:
    heal(story, me.ref, -1, me.why)
    cloak = next((u.ref for u in story.state.card(me.ref).upgrades if u.id == me.card), "")
    destroy(story, [cloak], me.why)
    return True


@constant("may-use", "mantle-of-the-zealot")
def mantle_of_the_zealot_opens_its_creature(state: State, me: Me, card: Card, how: str) -> bool:
    return on_host(state, me, card)


@constant("armor", "protect-the-weak")
def protect_the_weak_gives_armor(state: State, me: Me, card: Card) -> int:
    return int(on_host(state, me, card))


@constant("keywords", "protect-the-weak")
def protect_the_weak_taunts(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"taunt": 0} if on_host(state, me, card) else {}


@constant("power", "shoulder-armor")
@constant("armor", "shoulder-armor")
def shoulder_armor_works_on_a_flank(state: State, me: Me, card: Card) -> int:
    return 2 if on_host(state, me, card) and on_flank(state, card) else 0


# --- what several of them ask ---


def is_knight(card: Card) -> bool:
    """Whether a creature is a Knight."""
    return "knight" in card.print.traits


def of_trait(cards: Iterable[Card], trait: str) -> list[Card]:
    """Those of some cards that have a trait."""
    return [card for card in cards if trait in card.print.traits]
