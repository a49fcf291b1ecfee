"""What the cards of Shadows do.

Above 400 lines: one short function an ability.
"""

from __future__ import annotations

from ..abilities import Me, Moment, ability, after, constant, grants, on_host, prohibits
from ..catalogue import Printed
from ..events import AmberStored, CardFreed, CardKeptUnder, CardTakenUp, FightEnded, HandShown
from ..moves import Play
from ..rules.ability import choose, one, repeat, told
from ..rules.amber import capture, gain, off_card, pay, steal
from ..rules.archives import archive_cards, face_down
from ..rules.control import take_control
from ..rules.damage import deal, deal_and_purge, splash
from ..rules.discard import discard_random, discard_top
from ..rules.forge import forge_key, key_cost
from ..rules.lasting import lasts, next_turn
from ..rules.leave import destroy, purge, purge_from, sacrifice, to_hand, uncover
from ..rules.play import play_card, playable
from ..rules.power import houses, of_house, on_flank, power
from ..rules.use import use_as_own, ways_as_own
from ..state import Card, State, Tale, refs

# --- actions ---


@ability("play", "bait-and-switch")
def bait_and_switch_evens_the_pools(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)

    def effect() -> bool:
        richer = story.state.player(opponent).amber > story.state.player(me.player).amber
        return richer and steal(story, me.player, 1, me.why) > 0

    repeat(story, me, effect)


@ability("play", "booby-trap")
def booby_trap_goes_off_inside_a_line(story: Tale, me: Me) -> None:
    if target := one(story, me, [c.ref for c in story.state.creatures() if not on_flank(story.state, c)]):
        deal(story, splash(story.state, target, 4, 2), me.why)


@ability("play", "finishing-blow")
def finishing_blow_ends_the_wounded(story: Tale, me: Me) -> None:
    target = one(story, me, [c.ref for c in story.state.creatures() if c.damage])
    if destroy(story, [target], me.why):
        steal(story, me.player, 1, me.why)


@ability("play", "ghostly-hand")
def ghostly_hand_takes_the_last_one(story: Tale, me: Me) -> None:
    if story.state.player(story.state.opponent(me.player)).amber == 1:
        steal(story, me.player, 1, me.why)


@ability("play", "hidden-stash")
def hidden_stash_archives(story: Tale, me: Me) -> None:
    archive_cards(story, me, me.player, 1)


@ability("play", "imperial-traitor")
def imperial_traitor_betrays_sanctum(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    story.tell(HandShown(opponent, because=me.why))
    for card in told(story, me, opponent, "hand", least=0, house="sanctum"):
        purge_from(story, opponent, card, "hand", me.why)


@ability("play", "key-of-darkness")
def key_of_darkness_costs_more(story: Tale, me: Me) -> None:
    more = 6 if story.state.player(story.state.opponent(me.player)).amber else 2
    forge_key(story, me.player, key_cost(story.state, me.player) + more, me.why)


@ability("play", "lights-out")
def lights_out_sends_two_home(story: Tale, me: Me) -> None:
    enemies = refs(story.state.creatures(story.state.opponent(me.player)))
    to_hand(story, choose(story, me, enemies, least=2, most=2), me.why)


@ability("play", "miasma")
def miasma_skips_a_step(story: Tale, me: Me) -> None:
    next_turn(story, me, "skips-forge", story.state.opponent(me.player))


@ability("play", "nerve-blast")
def nerve_blast_hits_for_what_it_stole(story: Tale, me: Me) -> None:
    if steal(story, me.player, 1, me.why) and (target := one(story, me, refs(story.state.creatures()))):
        deal(story, {target: 2}, me.why)


@ability("play", "one-last-job")
def one_last_job_retires_shadows(story: Tale, me: Me) -> None:
    thieves = [c.ref for c in story.state.creatures(me.player) if of_house(story.state, c, "shadows")]
    steal(story, me.player, len(purge(story, thieves, me.why)), me.why)


@ability("play", "oubliette")
def oubliette_swallows_the_small(story: Tale, me: Me) -> None:
    if target := one(story, me, [c.ref for c in story.state.creatures() if power(story.state, c) <= 3]):
        purge(story, [target], me.why)


@ability("play", "pawn-sacrifice")
def pawn_sacrifice_hits_two(story: Tale, me: Me) -> None:
    pawn = one(story, me, refs(story.state.creatures(me.player)))
    if sacrifice(story, [pawn], me.why):
        targets = choose(story, me, refs(story.state.creatures()), least=2, most=2)
        deal(story, dict.fromkeys(targets, 3), me.why)


@ability("play", "poison-wave")
def poison_wave_hits_everybody(story: Tale, me: Me) -> None:
    deal(story, dict.fromkeys(refs(story.state.creatures()), 2), me.why)


@ability("play", "relentless-whispers")
def relentless_whispers_kill_for_amber(story: Tale, me: Me) -> None:
    if (target := one(story, me, refs(story.state.creatures()))) and deal(story, {target: 2}, me.why)[target]:
        steal(story, me.player, 1, me.why)


@ability("play", "routine-job")
def routine_job_is_routine(story: Tale, me: Me) -> None:
    steal(story, me.player, 1, me.why)
    title = me.card.partition("@")[0]
    copies = sum(card.partition("@")[0] == title for card in story.state.player(me.player).discard)
    steal(story, me.player, copies, me.why)


@ability("play", "too-much-to-protect")
def too_much_to_protect_leaves_six(story: Tale, me: Me) -> None:
    pool = story.state.player(story.state.opponent(me.player)).amber
    steal(story, me.player, max(0, pool - 6), me.why)


@ability("play", "treasure-map")
def treasure_map_ends_the_playing(story: Tale, me: Me) -> None:
    if sum(1 for _ in story.state.player(me.player).done("play")) == 1:
        gain(story, me.player, 3, me.why)
    lasts(story, me, "cannot-play", me.player)


# --- artifacts ---


@prohibits("customs-office", Play)
def customs_office_wants_to_be_paid(state: State, me: Me, move: Play) -> dict[str, object] | None:
    print = state.print_of(move.card)
    if not me.ref or move.player == me.player or print is None or print.type != "artifact":
        return None
    amber = state.player(move.player).amber
    cost = sum(c.id.partition("@")[0] == "customs-office" for c in state.artifacts(me.player))
    return {"player": move.player, "card": move.card, "amber": amber, "cost": cost} if amber < cost else None


@after("play-begins", "customs-office")
def customs_office_is_paid(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player != me.player and is_artifact(moment):
        pay(story, moment.player, 1, me.why)


@after("fight-begins", "evasion-sigil")
def evasion_sigil_may_call_the_fight_off(story: Tale, me: Me, moment: Moment) -> None:
    if card := discard_top(story, me, moment.player):
        print = story.state.print_of(card)
        if print is not None and print.house == story.state.house:
            story.tell(FightEnded(because=me.why))


@ability("omni", "longfused-mines")
def longfused_mines_go_off(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    enemies = story.state.creatures(story.state.opponent(me.player))
    deal(story, {c.ref: 3 for c in enemies if not on_flank(story.state, c)}, me.why)


@ability("play", "masterplan")
def masterplan_hides_a_card(story: Tale, me: Me) -> None:
    if me.ref in story.state.cards:
        for card in face_down(story, me, me.player, 1):
            story.tell(CardKeptUnder(me.player, card, "hand", me.ref, because=me.why))


@ability("omni", "masterplan")
def masterplan_is_carried_out(story: Tale, me: Me) -> None:
    uncover(story, me.ref)
    for kept in story.state.card(me.ref).under:
        if playable(story.state, me.player, kept.card):
            story.tell(CardFreed(kept.card, kept.owner, me.ref, because=me.why))
            play_card(story, me.player, kept.card, "resolving", owner=kept.owner, because=me.why)
    sacrifice(story, [me.ref], me.why)


@constant("pays-for-keys", "safe-place")
def safe_place_pays_for_keys(state: State, me: Me, player: str) -> bool:
    return player == me.player


@ability("action", "safe-place")
def safe_place_stores_one(story: Tale, me: Me) -> None:
    if story.state.player(me.player).amber:
        story.tell(AmberStored(me.player, me.ref, 1, because=me.why))


@ability("action", "seeker-needle", "mack-the-knife")
def one_damage_pays_for_a_kill(story: Tale, me: Me) -> None:
    if (target := one(story, me, refs(story.state.creatures()))) and deal(story, {target: 1}, me.why)[target]:
        gain(story, me.player, 1, me.why)


@ability("action", "skeleton-key")
def skeleton_key_lets_a_friend_capture(story: Tale, me: Me) -> None:
    if friend := one(story, me, refs(story.state.creatures(me.player))):
        capture(story, friend, 1, me.why)


@ability("omni", "special-delivery")
def special_delivery_purges_its_victim(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    if target := one(story, me, flanks(story.state)):
        deal_and_purge(story, me, target, 3)


@constant("played-ready", "speed-sigil")
def speed_sigil_readies_the_first_creature(state: State, me: Me, print: Printed, player: str) -> bool:
    creatures = [done for done in state.player(player).done("play") if done.type == "creature"]
    return print.type == "creature" and len(creatures) == 1


@ability("action", "subtle-maul")
def subtle_maul_costs_a_card(story: Tale, me: Me) -> None:
    discard_random(story, me, story.state.opponent(me.player))


@constant("skips-forge", "the-sting")
def the_sting_forges_nothing(state: State, me: Me, player: str) -> bool:
    return player == me.player


@constant("takes-key-payment", "the-sting")
def the_sting_takes_what_keys_cost(state: State, me: Me, payer: str) -> str:
    return me.player if payer != me.player else ""


@ability("action", "the-sting")
def the_sting_is_given_up(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)


# --- creatures ---


@ability("destroyed", "bad-penny")
def bad_penny_comes_back(story: Tale, me: Me) -> None:
    to_hand(story, [me.ref], me.why)


@ability("reap", "bulleteye")
def bulleteye_shoots_a_flank(story: Tale, me: Me) -> None:
    if target := one(story, me, flanks(story.state)):
        destroy(story, [target], me.why)


@after("played", "carlo-phantom")
def carlo_phantom_steals_for_artifacts(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player and is_artifact(moment):
        steal(story, me.player, 1, me.why)


@ability("omni", "deipno-spymaster")
def deipno_spymaster_gives_orders(story: Tale, me: Me) -> None:
    if friend := one(story, me, refs(story.state.creatures(me.player))):
        lasts(story, me, "may-use", friend, "|")


@ability("reap", "faygin")
def faygin_calls_an_urchin(story: Tale, me: Me) -> None:
    # only a card of one's own can go to one's own hand
    there = [c.ref for c in story.state.creatures() if c.owner == me.player and is_urchin(c.id)]
    fallen = [card for card in story.state.player(me.player).discard if is_urchin(card)]
    zones = [zone for zone, found in (("in-play", there), ("discard", fallen)) if found]
    zone = one(story, me, zones, kind="zone")
    if zone == "in-play":
        to_hand(story, [one(story, me, there)], me.why)
    elif zone == "discard":
        story.tell(CardTakenUp(me.player, one(story, me, fallen, kind="card"), "discard", "hand", because=me.why))


@constant("may-use", "mack-the-knife")
def mack_the_knife_works_every_turn(state: State, me: Me, card: Card, how: str) -> bool:
    return card.ref == me.ref


@ability("play", "magda-the-rat")
def magda_brings_two(story: Tale, me: Me) -> None:
    steal(story, me.player, 2, me.why)


@ability("leaves-play", "magda-the-rat")
def magda_takes_two_away(story: Tale, me: Me) -> None:
    steal(story, story.state.opponent(me.player), 2, me.why)


@ability("fight", "mooncurser", "dodger", "umbra")
@ability("action", "noddy-the-thief")
@ability("play", "urchin")
def steals_one(story: Tale, me: Me) -> None:
    steal(story, me.player, 1, me.why)


@ability("reap", "nexus")
def nexus_borrows_an_artifact(story: Tale, me: Me) -> None:
    artifacts = refs(story.state.artifacts(story.state.opponent(me.player)))
    if artifact := one(story, me, [ref for ref in artifacts if ways_as_own(story.state, me.player, ref)]):
        use_as_own(story, me, artifact)


@ability("play", "old-bruno")
def old_bruno_captures_three(story: Tale, me: Me) -> None:
    capture(story, me.ref, 3, me.why)


@ability("fight/reap", "selwyn-the-fence")
def selwyn_frees_one(story: Tale, me: Me) -> None:
    own = [c.ref for c in story.state.cards.values() if c.controller == me.player and c.amber]
    if card := one(story, me, own):
        off_card(story, card, me.player, 1, me.why)


@constant("deals-no-power-damage", "shadow-self")
def shadow_self_hits_nobody(state: State, me: Me, card: Card) -> bool:
    return card.ref == me.ref


@constant("takes-damage-for", "shadow-self")
def shadow_self_stands_in_for_its_neighbors(state: State, me: Me, card: Card) -> bool:
    return "specter" not in card.print.traits and me.ref in refs(state.neighbors(card.ref))


@constant("enters-ready", "silvertooth")
def silvertooth_is_ready_at_once(state: State, me: Me, print: Printed, player: str) -> bool:
    return not me.ref


@ability("reap", "smiling-ruth")
def smiling_ruth_takes_a_flank_over(story: Tale, me: Me) -> None:
    if any(True for _ in story.state.player(me.player).done("forge")):
        enemies = story.state.creatures(story.state.opponent(me.player))
        if enemy := one(story, me, [c.ref for c in enemies if on_flank(story.state, c)]):
            take_control(story, me, enemy, me.player)


@ability("play", "sneklifter")
def sneklifter_takes_an_artifact_over(story: Tale, me: Me) -> None:
    if artifact := one(story, me, refs(story.state.artifacts(story.state.opponent(me.player)))):
        take_control(story, me, artifact, me.player)
        if not houses(story.state, story.state.card(artifact)) & set(story.state.player(me.player).houses):
            lasts(story, me, "house", artifact, f"shadows|{me.player}", turns=None)


# --- upgrades ---


@grants("reap", "duskrunner")
def duskrunner_steals_one(story: Tale, me: Me) -> None:
    steal(story, me.player, 1, me.why)


@constant("keywords", "ring-of-invisibility")
def ring_of_invisibility_hides_its_bearer(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"elusive": 0, "skirmish": 0} if on_host(state, me, card) else {}


@grants("reap", "silent-dagger")
def silent_dagger_stabs_a_flank(story: Tale, me: Me) -> None:
    if target := one(story, me, flanks(story.state)):
        deal(story, {target: 4}, me.why)


# --- what several of them ask ---


def flanks(state: State) -> list[str]:
    """The creatures of both sides that are on a flank."""
    return [card.ref for card in state.creatures() if on_flank(state, card)]


def is_artifact(moment: Moment) -> bool:
    """Whether something has happened with an artifact."""
    return moment.print is not None and moment.print.type == "artifact"


def is_urchin(id: str) -> bool:
    """Whether a card is a copy of Urchin."""
    return id.partition("@")[0] == "urchin"
