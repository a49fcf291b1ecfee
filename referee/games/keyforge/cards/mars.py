"""What the cards of Mars do. Above 400 lines: a house is one file, an ability one short function."""

from __future__ import annotations

from collections.abc import Iterable

from ..abilities import Me, Moment, ability, after, constant, grants, prohibits
from ..catalogue import HOUSES, Printed
from ..events import CardTakenUp
from ..moves import Play
from ..rules.ability import choose, fell_fighting, fits, may, maybe_one, one, told
from ..rules.amber import capture, capture_itself, gain, lose, steal
from ..rules.archives import archive_from, archive_in_play
from ..rules.chains import gain_chains
from ..rules.damage import deal, deal_and_purge, heal
from ..rules.discard import discard_card, discard_top
from ..rules.draw import draw
from ..rules.forge import forge_key, key_cost, purse
from ..rules.lasting import lasts, listen
from ..rules.leave import destroy, leave, purge_from, sacrifice, to_hand
from ..rules.play import put_into_play
from ..rules.power import of_house, put_counters
from ..rules.reveal import reveal_hand, reveal_some
from ..rules.stun import stun
from ..rules.use import ready, use_with, ways_to_use
from ..state import Card, State, Tale, refs

# --- what several of them ask ---


def martians(state: State, player: str = "") -> list[Card]:
    """The Mars creatures in play, of one player or of both."""
    return [c for c in state.creatures(player) if of_house(state, c, "mars")]


def ready_martians(story: Tale, me: Me) -> int:
    """How many friendly ready Mars creatures there are."""
    return sum(not c.exhausted for c in martians(story.state, me.player))


def enemies(story: Tale, me: Me) -> tuple[Card, ...]:
    """The enemy creatures."""
    return story.state.creatures(story.state.opponent(me.player))


def abduct(story: Tale, me: Me, creatures: Iterable[str]) -> None:
    """Put creatures into the player's own archives."""
    archive_in_play(story, creatures, me.why, player=me.player)


def shoot(story: Tale, me: Me, times: int, amount: int) -> None:
    """Deal damage to a creature, several times, each time to one that is chosen anew."""
    for _ in range(times):
        if target := one(story, me, refs(story.state.creatures())):
            deal(story, {target: amount}, me.why)


# --- actions ---


@ability("play", "ammonia-clouds")
def ammonia_clouds_burn_everybody(story: Tale, me: Me) -> None:
    deal(story, dict.fromkeys(refs(story.state.creatures()), 3), me.why)


@ability("play", "battle-fleet")
def battle_fleet_draws(story: Tale, me: Me) -> None:
    draw(story, me.player, len(reveal_some(story, me, house="mars")), me.why)


@ability("play", "deep-probe")
def deep_probe_discards_creatures(story: Tale, me: Me) -> None:
    house = one(story, me, HOUSES, kind="house")
    opponent = story.state.opponent(me.player)
    for card in reveal_hand(story, me, opponent, house=house, type="creature"):
        discard_card(story, opponent, card, "hand", me.why)


@ability("play", "emp-blast")
def emp_blast_stuns_machines(story: Tale, me: Me) -> None:
    for creature in story.state.creatures():
        if "robot" in creature.print.traits or of_house(story.state, creature, "mars"):
            stun(story, creature.ref, me.why)
    destroy(story, refs(story.state.artifacts()), me.why)


@ability("play", "hypnotic-command")
def hypnotic_command_turns_enemies(story: Tale, me: Me) -> None:
    for _ in martians(story.state, me.player):
        capture(story, one(story, me, refs(enemies(story, me))), 1, me.why, own_side=True)


@ability("play", "irradiated-æmber")
def irradiated_amber_burns_the_rich(story: Tale, me: Me) -> None:
    if story.state.player(story.state.opponent(me.player)).amber >= 6:
        deal(story, dict.fromkeys(refs(enemies(story, me)), 3), me.why)


@ability("play", "key-abduction")
def key_abduction_forges_at_a_price(story: Tale, me: Me) -> None:
    to_hand(story, refs(martians(story.state)), me.why)
    cost = max(0, key_cost(story.state, me.player) + 9 - len(story.state.player(me.player).hand))
    if purse(story.state, me.player) >= cost and may(story, me):
        forge_key(story, me.player, cost, me.why)


@ability("play", "martian-hounds")
def martian_hounds_smell_blood(story: Tale, me: Me) -> None:
    hurt = sum(c.damage > 0 for c in story.state.creatures())
    if hurt:
        creature = one(story, me, refs(story.state.creatures()))
        put_counters(story, creature, 2 * hurt, me.why)


@ability("play", "martians-make-bad-allies")
def martians_make_bad_allies(story: Tale, me: Me) -> None:
    for card in reveal_hand(story, me, me.player, house="not-mars", type="creature"):
        purge_from(story, me.player, card, "hand", me.why)
        gain(story, me.player, 1, me.why)


@ability("play", "mass-abduction")
def mass_abduction_takes_three(story: Tale, me: Me) -> None:
    abduct(story, me, choose(story, me, [c.ref for c in enemies(story, me) if c.damage], least=0, most=3))


@ability("play", "mating-season")
def mating_season_shuffles_martians_away(story: Tale, me: Me) -> None:
    gone = leave(story, refs(martians(story.state)), "deck-shuffled", me.why)
    for seat in story.state.seats:
        gain(story, seat.name, sum(card.owner == seat.name for card in gone), me.why)


@ability("play", "mothership-support")
def mothership_support_fires(story: Tale, me: Me) -> None:
    shoot(story, me, ready_martians(story, me), 2)


@ability("play", "orbital-bombardment")
def orbital_bombardment_fires(story: Tale, me: Me) -> None:
    shoot(story, me, len(reveal_some(story, me, house="mars")), 2)


@ability("play", "phosphorus-stars")
def phosphorus_stars_blind_the_others(story: Tale, me: Me) -> None:
    for creature in story.state.creatures():
        if not of_house(story.state, creature, "mars"):
            stun(story, creature.ref, me.why)
    gain_chains(story, me.player, 2, me.why)


@ability("play", "psychic-network")
def psychic_network_steals(story: Tale, me: Me) -> None:
    steal(story, me.player, ready_martians(story, me), me.why)


@ability("play", "sample-collection")
def sample_collection_takes_one_for_each_key(story: Tale, me: Me) -> None:
    keys = len(story.state.player(story.state.opponent(me.player)).keys)
    if keys:
        abduct(story, me, choose(story, me, refs(enemies(story, me)), least=keys, most=keys))


@ability("play", "shatter-storm")
def shatter_storm_costs_both(story: Tale, me: Me) -> None:
    lost = lose(story, me.player, story.state.player(me.player).amber, me.why)
    lose(story, story.state.opponent(me.player), 3 * lost, me.why)


@ability("play", "soft-landing")
def soft_landing_readies_the_next(story: Tale, me: Me) -> None:
    lasts(story, me, "enters-ready", me.player, "creature,artifact", count=1)


@ability("play", "squawker")
def squawker_readies_or_stuns(story: Tale, me: Me) -> None:
    creature = one(story, me, refs(story.state.creatures()))
    if creature and of_house(story.state, story.state.card(creature), "mars"):
        ready(story, creature, me.why)
    else:
        stun(story, creature, me.why)


@ability("play", "total-recall")
def total_recall_calls_everybody_home(story: Tale, me: Me) -> None:
    gain(story, me.player, sum(not c.exhausted for c in story.state.creatures(me.player)), me.why)
    to_hand(story, refs(story.state.creatures(me.player)), me.why)


# --- artifacts ---


@ability("omni", "combat-pheromones")
def combat_pheromones_rouse_two(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    lasts(story, me, "may-use", me.player, "|mars", count=2)


@ability("action", "commpod")
def commpod_readies_martians(story: Tale, me: Me) -> None:
    if calls := len(reveal_some(story, me, house="mars")):
        for creature in choose(story, me, refs(martians(story.state)), least=0, most=calls):
            ready(story, creature, me.why)


@ability("action", "crystal-hive")
def crystal_hive_listens(story: Tale, me: Me) -> None:
    listen(story, me)


@after("reaped", "crystal-hive")
def crystal_hive_pays_for_reaping(story: Tale, me: Me, moment: Moment) -> None:
    # the effect speaks, not the artifact that still lies in play
    if not me.ref:
        gain(story, me.player, 1, me.why)


@ability("omni", "custom-virus")
def custom_virus_spreads(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    for card in told(story, me, me.player, "hand", type="creature"):
        purge_from(story, me.player, card, "hand", me.why)
        print = story.state.print_of(card)
        traits = set(print.traits) if print else set()
        destroy(story, [c.ref for c in story.state.creatures() if traits & set(c.print.traits)], me.why)


@ability("action", "feeding-pit")
def feeding_pit_pays_for_creatures(story: Tale, me: Me) -> None:
    for card in told(story, me, me.player, "hand", type="creature"):
        discard_card(story, me.player, card, "hand", me.why)
        gain(story, me.player, 1, me.why)


@ability("action", "invasion-portal")
def invasion_portal_digs_for_a_martian(story: Tale, me: Me) -> None:
    while card := discard_top(story, me, me.player):
        if fits(story.state, card, "mars", "creature"):
            story.tell(CardTakenUp(me.player, card, "discard", "hand", because=me.why))
            return


@ability("omni", "incubation-chamber")
def incubation_chamber_archives_a_martian(story: Tale, me: Me) -> None:
    for card in reveal_some(story, me, least=1, most=1, house="mars", type="creature"):
        archive_from(story, me.player, card, "hand", me.why)


@ability("action", "mothergun")
def mothergun_fires(story: Tale, me: Me) -> None:
    if charge := len(reveal_some(story, me, house="mars")):
        shoot(story, me, 1, charge)


@ability("action", "sniffer")
def sniffer_is_let_loose(story: Tale, me: Me) -> None:
    listen(story, me)


@constant("loses-keywords", "sniffer")
def sniffer_finds_everybody(state: State, me: Me, card: Card) -> tuple[str, ...]:
    # the effect speaks, not the artifact that still lies in play
    return () if me.ref else ("elusive",)


@ability("action", "swap-widget")
def swap_widget_swaps_martians(story: Tale, me: Me) -> None:
    rested = [c.ref for c in martians(story.state, me.player) if not c.exhausted]
    for home in to_hand(story, [one(story, me, rested)], me.why):
        for card in told(story, me, me.player, "hand", house="mars", type="creature", unlike=home.id):
            ready(story, put_into_play(story, me, me.player, card, "hand"), me.why)


# --- creatures ---


@ability("reap", "blypyp")
def blypyp_prepares_the_next_martian(story: Tale, me: Me) -> None:
    lasts(story, me, "enters-ready", me.player, "creature|mars", count=1)


@constant("enters-stunned", "chuff-ape", "yxilx-dominator", "zorg")
def enters_stunned(state: State, me: Me, print: Printed, player: str) -> bool:
    # it says so of itself while it comes into play, not of others once it is there
    return not me.ref


@ability("fight/reap", "chuff-ape")
def chuff_ape_eats_a_friend(story: Tale, me: Me) -> None:
    friend = maybe_one(story, me, [ref for ref in refs(story.state.creatures(me.player)) if ref != me.ref])
    if friend and sacrifice(story, [friend], me.why):
        heal(story, me.ref, -1, me.why)


@constant("deals-no-power-damage", "ether-spider")
def ether_spider_does_not_bite(state: State, me: Me, card: Card) -> bool:
    return card.ref == me.ref


@constant("captures-gains-of", "ether-spider")
def ether_spider_catches_gains(state: State, me: Me, player: str) -> bool:
    return player != me.player


@constant("key-cost", "grabber-jammer")
def grabber_jammer_raises_the_cost(state: State, me: Me, player: str) -> int:
    return int(player != me.player)


@ability("fight/reap", "grabber-jammer")
def grabber_jammer_captures(story: Tale, me: Me) -> None:
    capture_itself(story, me, 1)


@prohibits("grommid", Play)
def grommid_keeps_creatures_away(state: State, me: Me, move: Play) -> dict[str, object] | None:
    print = state.print_of(move.card)
    if not me.ref or move.player != me.player or print is None or print.type != "creature":
        return None
    return {"player": move.player, "card": move.card, "type": "creature"}


@after("destroyed", "grommid")
def grommid_takes_a_toll(story: Tale, me: Me, moment: Moment) -> None:
    if fell_fighting(me, moment):
        lose(story, moment.player, 1, me.why)


@ability("fight/reap", "john-smyth")
def john_smyth_readies_a_martian(story: Tale, me: Me) -> None:
    others = [c.ref for c in martians(story.state) if "agent" not in c.print.traits]
    ready(story, one(story, me, others), me.why)


@ability("action", "mindwarper")
def mindwarper_turns_an_enemy(story: Tale, me: Me) -> None:
    capture(story, one(story, me, refs(enemies(story, me))), 1, me.why, own_side=True)


@ability("action", "phylyx-the-disintegrator")
def phylyx_disintegrates(story: Tale, me: Me) -> None:
    others = [c for c in martians(story.state, me.player) if c.ref != me.ref]
    lose(story, story.state.opponent(me.player), len(others), me.why)


@ability("fight/reap", "qyxxlyx-plague-master")
def qyxxlyx_plagues_humans(story: Tale, me: Me) -> None:
    humans = [c.ref for c in story.state.creatures() if "human" in c.print.traits]
    deal(story, dict.fromkeys(humans, 3), me.why, pierce=True)


@after("played", "tunk")
def tunk_is_repaired(story: Tale, me: Me, moment: Moment) -> None:
    if moment.card != me.ref and played_a_martian(story, me, moment):
        heal(story, me.ref, -1, me.why)


def played_a_martian(story: Tale, me: Me, moment: Moment) -> bool:
    """Whether the player of the speaking card has played a Mars creature."""
    if moment.player != me.player or moment.print is None or moment.print.type != "creature":
        return False
    card = story.state.cards.get(moment.card)
    return of_house(story.state, card, "mars") if card else moment.print.house == "mars"


@ability("fight/reap", "ulyq-megamouth")
def ulyq_commands_a_stranger(story: Tale, me: Me) -> None:
    state = story.state
    strangers = [c.ref for c in state.creatures(me.player) if not of_house(state, c, "mars")]
    if stranger := one(story, me, [ref for ref in strangers if ways_to_use(state, ref, me.player)]):
        use_with(story, me, stranger)


@ability("reap", "uxlyx-the-zookeeper")
def uxlyx_collects_an_enemy(story: Tale, me: Me) -> None:
    abduct(story, me, [one(story, me, refs(enemies(story, me)))])


@ability("reap", "vezyma-thinkdrone")
def vezyma_files_a_friend_away(story: Tale, me: Me) -> None:
    friends = (*story.state.creatures(me.player), *story.state.artifacts(me.player))
    archive_in_play(story, [maybe_one(story, me, refs(friends))], me.why)


@constant("power", "yxili-marauder")
def yxili_marauder_grows_with_amber(state: State, me: Me, card: Card) -> int:
    return card.amber if card.ref == me.ref else 0


@ability("play", "yxili-marauder")
def yxili_marauder_captures(story: Tale, me: Me) -> None:
    capture_itself(story, me, ready_martians(story, me))


@ability("fight/reap", "yxilo-bolter")
def yxilo_bolter_leaves_no_trace(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        deal_and_purge(story, me, target, 2)


@ability("before-fight", "zorg")
def zorg_stuns_whom_it_fights(story: Tale, me: Me) -> None:
    target = story.state.fighting[1]
    for ref in (target, *refs(story.state.neighbors(target))):
        stun(story, ref, me.why)


@ability("fight/reap", "zyzzix-the-many")
def zyzzix_multiplies(story: Tale, me: Me) -> None:
    for card in reveal_some(story, me, most=1, type="creature"):
        archive_from(story, me.player, card, "hand", me.why)
        put_counters(story, me.ref, 3, me.why)


# --- upgrades ---


@grants("destroyed", "biomatrix-backup")
def biomatrix_backup_saves_to_the_archives(story: Tale, me: Me) -> None:
    if may(story, me):
        archive_in_play(story, [me.ref], me.why)


@grants("after:played", "brain-stem-antenna")
def brain_stem_antenna_answers_martians(story: Tale, me: Me, moment: Moment) -> None:
    if played_a_martian(story, me, moment):
        ready(story, me.ref, me.why)
        lasts(story, me, "house", me.ref, "mars")


@constant("key-cost", "jammer-pack")
def jammer_pack_raises_the_cost(state: State, me: Me, player: str) -> int:
    return 2 if player != state.card(state.hosts[me.ref]).controller else 0


@grants("reap", "red-planet-ray-gun")
def red_planet_ray_gun_fires(story: Tale, me: Me) -> None:
    shoot(story, me, 1, len(martians(story.state)))
