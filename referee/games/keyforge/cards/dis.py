"""What the cards of Dis do. Long: a short function for each of some fifty cards."""

from __future__ import annotations

from ..abilities import Me, Moment, ability, after, constant, on_host, prohibits
from ..catalogue import HOUSES
from ..events import CardTakenUp, HandReshuffled, HandShown
from ..moves import Act, Omni, Play
from ..rules.ability import choose, count_in_hand, fell_fighting, maybe_one, number, one, told
from ..rules.amber import capture, capture_one_each, gain, lose, pay, steal
from ..rules.archives import archive_cards, reshuffle_discard
from ..rules.chains import gain_chains
from ..rules.control import take_control
from ..rules.damage import deal, heal
from ..rules.discard import discard_random, discard_top
from ..rules.forge import unforge
from ..rules.house import open_houses
from ..rules.lasting import lasts, next_turn
from ..rules.leave import destroy, purge, purge_from, sacrifice, to_hand
from ..rules.play import play_card, playable, put_into_play
from ..rules.power import armor, extreme, of_house, on_flank, power, put_counters
from ..rules.use import use_as_own, use_with, ways_to_use
from ..state import Card, State, Tale, refs

# --- actions ---


@ability("play", "a-fair-game")
def a_fair_game_is_played_both_ways(story: Tale, me: Me) -> None:
    for player in (story.state.opponent(me.player), me.player):
        if card := discard_top(story, me, player):
            print = story.state.print_of(card)
            house = print.house if print else ""
            story.tell(HandShown(player, because=me.why))
            gain(story, story.state.opponent(player), count_in_hand(story, me, player, house=house), me.why)


@ability("play", "arise")
def arise_brings_a_house_back(story: Tale, me: Me) -> None:
    house = one(story, me, HOUSES, kind="house")
    for card in story.state.player(me.player).discard:
        print = story.state.print_of(card)
        if print and print.type == "creature" and print.house == house:
            story.tell(CardTakenUp(me.player, card, "discard", "hand", because=me.why))
    gain_chains(story, me.player, 1, me.why)


@ability("play", "control-the-weak")
def control_the_weak_commands_a_house(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    house = one(story, me, story.state.player(opponent).houses, kind="house")
    next_turn(story, me, "must-choose", opponent, house)


@ability("play", "creeping-oblivion")
def creeping_oblivion_empties_graves(story: Tale, me: Me) -> None:
    piles = [seat.name for seat in story.state.seats if seat.discard]
    if player := one(story, me, piles, kind="player"):
        for card in choose_cards(story, me, player, most=2):
            purge_from(story, player, card, "discard", me.why)


@ability("play", "dance-of-doom")
def dance_of_doom_names_a_number(story: Tale, me: Me) -> None:
    most = max((power(story.state, c) for c in story.state.creatures()), default=0)
    named = number(story, me, 0, most)
    destroy(story, [c.ref for c in story.state.creatures() if power(story.state, c) == named], me.why)


@ability("play", "fear")
def fear_sends_an_enemy_home(story: Tale, me: Me) -> None:
    if enemy := one(story, me, refs(story.state.creatures(story.state.opponent(me.player)))):
        to_hand(story, [enemy], me.why)


@ability("play", "gateway-to-dis")
def gateway_to_dis_takes_all(story: Tale, me: Me) -> None:
    destroy(story, refs(story.state.creatures()), me.why)
    gain_chains(story, me.player, 3, me.why)


@ability("play", "gongoozle")
def gongoozle_hurts_or_costs_a_card(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        owner = story.state.card(target).owner
        if not deal(story, {target: 3}, me.why).get(target):
            discard_random(story, me, owner)


@ability("play", "guilty-hearts")
def guilty_hearts_break(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if c.amber], me.why)


@ability("play", "hand-of-dis")
def hand_of_dis_takes_one_from_the_middle(story: Tale, me: Me) -> None:
    if target := one(story, me, [c.ref for c in story.state.creatures() if not on_flank(story.state, c)]):
        destroy(story, [target], me.why)


@ability("play", "hecatomb")
def hecatomb_pays_for_dis(story: Tale, me: Me) -> None:
    doomed = {c.ref: c.controller for c in story.state.creatures() if of_house(story.state, c, "dis")}
    gone = destroy(story, doomed, me.why)
    for seat in (story.state.me, story.state.other):
        gain(story, seat.name, sum(doomed[ref] == seat.name for ref in gone), me.why)


@ability("play", "tendrils-of-pain")
def tendrils_of_pain_hurt_everybody(story: Tale, me: Me) -> None:
    deal(story, dict.fromkeys(refs(story.state.creatures()), 1), me.why)
    if forged_last_turn(story.state, me):
        deal(story, dict.fromkeys(refs(story.state.creatures()), 3), me.why)


@ability("play", "hysteria")
def hysteria_sends_all_home(story: Tale, me: Me) -> None:
    to_hand(story, refs(story.state.creatures()), me.why)


@ability("play", "key-hammer")
def key_hammer_breaks_a_key(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    forged = [d.how for d in story.state.player(opponent).done("forge")]
    if forged:
        unforge(story, opponent, me.why, forged[-1])
    gain(story, opponent, 6, me.why)


@ability("play", "mind-barb")
@ability("reap", "tocsin")
def opponent_discards_at_random(story: Tale, me: Me) -> None:
    discard_random(story, me, story.state.opponent(me.player))


@ability("play", "pandemonium")
def pandemonium_captures_everywhere(story: Tale, me: Me) -> None:
    capture_one_each(story, me, [c.ref for c in story.state.creatures() if not c.damage])


@ability("play", "poltergeist")
def poltergeist_uses_and_breaks(story: Tale, me: Me) -> None:
    if artifact := one(story, me, refs(story.state.artifacts())):
        use_as_own(story, me, artifact)
        destroy(story, [artifact], me.why)


@ability("play", "red-hot-armor")
def red_hot_armor_burns(story: Tale, me: Me) -> None:
    state = story.state
    # what armor has stopped this turn is part of what is lost: keyforge.armor.loss-order
    lost = {c.ref: armor(state, c) for c in state.creatures(state.opponent(me.player))}
    lost = {ref: amount for ref, amount in lost.items() if amount}
    for ref, amount in lost.items():
        lasts(story, me, "armor", ref, -amount)
    deal(story, lost, me.why)


@ability("play", "three-fates")
def three_fates_take_the_strongest(story: Tale, me: Me) -> None:
    line = story.state.creatures()
    doomed = extreme(story.state, line, 3, lambda tied, n: choose(story, me, tied, least=n, most=n))
    destroy(story, doomed, me.why)


# --- artifacts ---


@constant("instead-of-discard", "annihilation-ritual")
def annihilation_ritual_purges(state: State, me: Me, card: Card) -> str:
    return "purged" if card.is_creature else ""


@ability("action", "dominator-bauble")
def dominator_bauble_uses_a_friend(story: Tale, me: Me) -> None:
    friends = [ref for ref in refs(story.state.creatures(me.player)) if ways_to_use(story.state, ref, me.player)]
    if friend := one(story, me, friends):
        use_with(story, me, friend)


@ability("omni", "key-to-dis")
def key_to_dis_opens(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    destroy(story, refs(story.state.creatures()), me.why)


@ability("action", "lash-of-broken-dreams")
def lash_makes_keys_dear(story: Tale, me: Me) -> None:
    lasts(story, me, "key-cost", "", 3, turns=1, first=1)


@ability("action", "library-of-the-damned")
def library_of_the_damned_archives(story: Tale, me: Me) -> None:
    archive_cards(story, me, me.player, 1)


@ability("omni", "lifeward")
def lifeward_keeps_creatures_out(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    next_turn(story, me, "cannot-play", story.state.opponent(me.player), "creature")


@ability("action", "sacrificial-altar")
def sacrificial_altar_trades_a_human(story: Tale, me: Me) -> None:
    humans = [c.ref for c in story.state.creatures(me.player) if "human" in c.print.traits]
    if (human := one(story, me, humans)) and purge(story, [human], me.why):
        pile = [c for c in story.state.player(me.player).discard if is_creature(story.state, c)]
        if card := one(story, me, [c for c in pile if playable(story.state, me.player, c)], kind="card"):
            play_card(story, me.player, card, "discard", because=me.why)


@ability("action", "screaming-cave")
def screaming_cave_swallows_all(story: Tale, me: Me) -> None:
    count = len(story.state.player(me.player).hand)
    if count:
        story.tell(HandReshuffled(me.player, count, because=me.why))
    reshuffle_discard(story, me.player, me.why)


@after("destroyed", "soul-snatcher")
def soul_snatcher_pays_owners(story: Tale, me: Me, moment: Moment) -> None:
    if moment.print and moment.print.type == "creature":
        gain(story, moment.owner, 1, me.why)


# --- creatures ---


@ability("play", "charette")
def charette_captures_three(story: Tale, me: Me) -> None:
    capture(story, me.ref, 3, me.why)


@ability("play", "drumble")
def drumble_captures_all(story: Tale, me: Me) -> None:
    pool = story.state.player(story.state.opponent(me.player)).amber
    if pool >= 7:
        capture(story, me.ref, pool, me.why)


@ability("destroyed", "dust-imp")
def dust_imp_leaves_two(story: Tale, me: Me) -> None:
    gain(story, me.player, 2, me.why)


@ability("fight/reap", "eater-of-the-dead")
def eater_of_the_dead_feeds(story: Tale, me: Me) -> None:
    piles = {seat.name: [c for c in seat.discard if is_creature(story.state, c)] for seat in story.state.seats}
    player = one(story, me, [name for name, pile in piles.items() if pile], kind="player")
    if player and (card := one(story, me, piles[player], kind="card")):
        purge_from(story, player, card, "discard", me.why)
        put_counters(story, me.ref, 1, me.why)


@prohibits("ember-imp", Play)
def ember_imp_allows_two(state: State, me: Me, move: Play) -> dict[str, object] | None:
    played = sum(1 for _ in state.player(move.player).done("play"))
    if move.player == me.player or not me.ref or played < 2:
        return None
    return {"player": move.player, "card": move.card, "count": played, "limit": 2}


@constant("hits-instead", "gabos-longarms")
def gabos_longarms_reaches_far(story: Tale, me: Me, attacker: Card, target: Card) -> str:
    if attacker.ref != me.ref:
        return ""
    return one(story, me, refs(story.state.creatures()))


@after("destroyed", "overlord-greking")
def overlord_greking_takes_the_fallen(story: Tale, me: Me, moment: Moment) -> None:
    if fell_fighting(me, moment) and moment.zone == "discard" and moment.print is not None:
        put_into_play(story, me, moment.owner, moment.print.id, "discard", player=me.player)


@ability("play/fight/reap", "guardian-demon")
def guardian_demon_moves_a_wound(story: Tale, me: Me) -> None:
    if hurt := one(story, me, [c.ref for c in story.state.creatures() if c.damage]):
        most = min(2, story.state.card(hurt).damage)
        healed = heal(story, hurt, number(story, me, 0, most), me.why)
        others = [ref for ref in refs(story.state.creatures()) if ref != hurt]
        if healed and (target := one(story, me, others)):
            deal(story, {target: healed}, me.why)


@ability("reap", "master-of-1", "master-of-2", "master-of-3")
def masters_destroy_their_number(story: Tale, me: Me) -> None:
    wanted = int(me.card.partition("@")[0].rpartition("-")[2])
    if target := maybe_one(story, me, [c.ref for c in story.state.creatures() if power(story.state, c) == wanted]):
        destroy(story, [target], me.why)


@ability("action", "pit-demon")
def pit_demon_steals(story: Tale, me: Me) -> None:
    steal(story, me.player, 1, me.why)


@constant("must-choose", "pitlord")
def pitlord_demands_dis(state: State, me: Me, player: str) -> str:
    return "dis" if player == me.player else ""


@ability("play", "restringuntus")
def restringuntus_closes_a_house(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    house = one(story, me, dict.fromkeys((*open_houses(story.state, opponent), *HOUSES)), kind="house")
    lasts(story, me, "cannot-choose", opponent, house, turns=None, of_ref=me.ref)


@after("turn-ends", "shaffles")
def shaffles_nibbles(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        lose(story, story.state.opponent(me.player), 1, me.why)


@ability("play", "shooler")
def shooler_steals_from_the_rich(story: Tale, me: Me) -> None:
    if story.state.player(story.state.opponent(me.player)).amber >= 4:
        steal(story, me.player, 1, me.why)


@ability("fight/reap", "snudge")
def snudge_returns_something(story: Tale, me: Me) -> None:
    flanks = [c.ref for c in story.state.creatures() if on_flank(story.state, c)]
    if target := one(story, me, [*refs(story.state.artifacts()), *flanks]):
        to_hand(story, [target], me.why)


@after("destroyed", "stealer-of-souls")
def stealer_of_souls_keeps_the_fallen(story: Tale, me: Me, moment: Moment) -> None:
    if fell_fighting(me, moment):
        if moment.zone == "discard" and moment.print is not None:
            purge_from(story, moment.owner, moment.print.id, "discard", me.why)
        gain(story, me.player, 1, me.why)


@constant("hand-size", "succubus")
def succubus_shrinks_hands(state: State, me: Me, player: str) -> int:
    return -1 if player != me.player else 0


@prohibits("tentacus", Act, Omni)
def tentacus_wants_to_be_paid(state: State, me: Me, move: Act | Omni) -> dict[str, object] | None:
    card = state.cards.get(move.creature)
    if not me.ref or move.player == me.player or card is None or card.print.type != "artifact":
        return None
    amber = state.player(move.player).amber
    return {"player": move.player, "card": move.creature, "amber": amber, "cost": 1} if amber < 1 else None


@after("use-begins", "tentacus")
def tentacus_is_paid(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player != me.player and moment.print and moment.print.type == "artifact":
        pay(story, moment.player, 1, me.why)


@ability("play", "the-terror")
def the_terror_profits_from_poverty(story: Tale, me: Me) -> None:
    if not story.state.player(story.state.opponent(me.player)).amber:
        gain(story, me.player, 2, me.why)


@after("destroyed", "tolas")
def tolas_pays_the_other_side(story: Tale, me: Me, moment: Moment) -> None:
    if moment.print and moment.print.type == "creature":
        gain(story, story.state.opponent(moment.player), 1, me.why)


@prohibits("truebaru", Play)
def truebaru_costs_three(state: State, me: Me, move: Play) -> dict[str, object] | None:
    amber = state.player(move.player).amber
    if move.card.partition("@")[0] != "truebaru" or amber >= 3:
        return None
    return {"player": move.player, "card": move.card, "amber": amber, "cost": 3}


@ability("cost", "truebaru")
def truebaru_is_paid_for(story: Tale, me: Me) -> None:
    lose(story, me.player, 3, me.why)


@ability("destroyed", "truebaru")
def truebaru_leaves_five(story: Tale, me: Me) -> None:
    gain(story, me.player, 5, me.why)


# --- upgrades ---


@ability("play", "collar-of-subordination")
def collar_of_subordination_binds(story: Tale, me: Me) -> None:
    take_control(story, me, story.state.hosts[me.ref], me.player, while_in_play=me.ref)


@constant("power", "flame-wreathed")
def flame_wreathed_is_stronger(state: State, me: Me, card: Card) -> int:
    return 2 if on_host(state, me, card) else 0


@constant("keywords", "flame-wreathed")
def flame_wreathed_burns_attackers(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"hazardous": 2} if on_host(state, me, card) else {}


# --- what several of them ask ---


def is_creature(state: State, id: str) -> bool:
    """Whether a card out of play is a creature."""
    print = state.print_of(id)
    return print is not None and print.type == "creature"


def forged_last_turn(state: State, me: Me) -> bool:
    """Whether the opponent forged a key in their previous turn."""
    return any(True for _ in state.player(state.opponent(me.player)).done("forge"))


def choose_cards(story: Tale, me: Me, player: str, *, most: int) -> tuple[str, ...]:
    """Up to `most` cards of a discard pile."""
    return told(story, me, player, "discard", least=0, most=most)
