"""What the cards of Untamed do. Long: a short function for each of some fifty cards."""

from __future__ import annotations

from ..abilities import Me, Moment, ability, after, constant, on_host, prohibits, speech_of
from ..catalogue import Printed
from ..events import CardPutOnDeck, CardTakenUp
from ..moves import Fight, Use
from ..rules.ability import act_of, choose, may, one, outnumbering, simultaneous, told
from ..rules.amber import gain, give_back, lose, steal
from ..rules.archives import reshuffle_discard, search
from ..rules.chains import gain_chains
from ..rules.damage import deal, divide, heal
from ..rules.forge import forge_key, key_cost, purse
from ..rules.lasting import lasts, listen, next_turn
from ..rules.leave import destroy, leave, sacrifice, to_hand
from ..rules.power import has, of_house, on_flank
from ..rules.stun import stun
from ..rules.use import exhaust, fight_with
from ..state import Card, State, Tale, refs

# --- what several of them do ---


def take_back(story: Tale, me: Me, *, type: str = "") -> None:
    """Return a card from the discard pile to hand."""
    for card in told(story, me, me.player, "discard", type=type):
        story.tell(CardTakenUp(me.player, card, "discard", "hand", because=me.why))


def is_played_creature(moment: Moment) -> bool:
    """Whether what was played is a creature."""
    return moment.print is not None and moment.print.type == "creature"


# --- actions ---


@ability("play", "cooperative-hunting")
def cooperative_hunting_divides_damage(story: Tale, me: Me) -> None:
    hunters = len(story.state.creatures(me.player))
    deal(story, divide(story, me, refs(story.state.creatures()), hunters), me.why)


@ability("play", "curiosity")
def curiosity_kills_scientists(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if "scientist" in c.print.traits], me.why)


@ability("play", "fertility-chant")
def fertility_chant_feeds_the_opponent(story: Tale, me: Me) -> None:
    gain(story, story.state.opponent(me.player), 2, me.why)


@ability("play", "fogbank")
def fogbank_keeps_the_opponent_from_fighting(story: Tale, me: Me) -> None:
    next_turn(story, me, "cannot-fight", story.state.opponent(me.player))


@ability("play", "full-moon")
def full_moon_rises(story: Tale, me: Me) -> None:
    listen(story, me)


@after("played", "full-moon")
def full_moon_pays_for_creatures(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player and is_played_creature(moment):
        gain(story, me.player, 1, me.why)


@ability("play", "grasping-vines")
def grasping_vines_pull_artifacts_home(story: Tale, me: Me) -> None:
    to_hand(story, choose(story, me, refs(story.state.artifacts()), least=0, most=3), me.why)


@ability("play", "key-charge", "chota-hazri")
def pay_one_to_forge(story: Tale, me: Me) -> None:
    if lose(story, me.player, 1, me.why):
        cost = key_cost(story.state, me.player)
        if purse(story.state, me.player) >= cost and may(story, me):
            forge_key(story, me.player, cost, me.why)


@ability("play", "lifeweb")
def lifeweb_feeds_on_many(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    if sum(done.type == "creature" for done in story.state.player(opponent).done("play")) >= 3:
        steal(story, me.player, 2, me.why)


@ability("play", "lost-in-the-woods")
def lost_in_the_woods_swallows_four(story: Tale, me: Me) -> None:
    sides = (me.player, story.state.opponent(me.player))
    lost = [ref for side in sides for ref in choose(story, me, refs(story.state.creatures(side)), least=2, most=2)]
    leave(story, lost, "deck-shuffled", me.why)


@ability("play", "mimicry")
def mimicry_copies_an_action(story: Tale, me: Me) -> None:
    # a copied Mimicry could only copy another card of the same pile, which may as well be copied at once
    for card in told(story, me, story.state.opponent(me.player), "discard", type="action", unlike=me.card):
        print = story.state.print_of(card)
        gain(story, me.player, print.amber if print else 0, "keyforge.play.aember-bonus")
        copy = Me(card, "", me.player)
        simultaneous(story, [act_of(copy, f, "play") for f in speech_of(card).abilities.get("play", ())])


@ability("play", "nature-s-call")
def natures_call_sends_three_home(story: Tale, me: Me) -> None:
    to_hand(story, choose(story, me, refs(story.state.creatures()), least=0, most=3), me.why)


@ability("play", "nocturnal-maneuver")
def nocturnal_maneuver_tires_three(story: Tale, me: Me) -> None:
    for creature in choose(story, me, refs(story.state.creatures()), least=0, most=3):
        exhaust(story, creature, me.why)


@ability("play", "perilous-wild")
def perilous_wild_catches_the_elusive(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if has(story.state, c, "elusive")], me.why)


@ability("play", "regrowth")
def regrowth_takes_a_creature_back(story: Tale, me: Me) -> None:
    take_back(story, me, type="creature")


@ability("play", "save-the-pack")
def save_the_pack_destroys_the_damaged(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if c.damage], me.why)
    gain_chains(story, me.player, 1, me.why)


@ability("play", "scout")
def scout_sends_two(story: Tale, me: Me) -> None:
    left = list(choose(story, me, refs(story.state.creatures(me.player)), least=0, most=2))
    for creature in left:
        lasts(story, me, "keyword", creature, "skirmish")
    while left := [ref for ref in left if ref in story.state.cards]:
        creature = one(story, me, left)
        left.remove(creature)
        fight_with(story, me, creature)


@ability("play", "stampede")
def stampede_tramples(story: Tale, me: Me) -> None:
    used = {done.ref for done in story.state.player(me.player).done("use") if done.type == "creature"}
    if len(used) >= 3:
        steal(story, me.player, 2, me.why)


@ability("play", "the-common-cold")
def the_common_cold_spreads(story: Tale, me: Me) -> None:
    deal(story, dict.fromkeys(refs(story.state.creatures()), 1), me.why)
    martians = [c.ref for c in story.state.creatures() if of_house(story.state, c, "mars")]
    if martians and may(story, me):
        destroy(story, martians, me.why)


@ability("play", "troop-call")
def troop_call_gathers_niffles(story: Tale, me: Me) -> None:
    for card in story.state.player(me.player).discard:
        print = story.state.print_of(card)
        if print is not None and "niffle" in print.traits:
            story.tell(CardTakenUp(me.player, card, "discard", "hand", because=me.why))
    to_hand(story, [c.ref for c in story.state.creatures(me.player) if "niffle" in c.print.traits], me.why)


@ability("play", "vigor")
def vigor_heals_three(story: Tale, me: Me) -> None:
    if heal(story, one(story, me, refs(story.state.creatures())), 3, me.why) == 3:
        gain(story, me.player, 1, me.why)


@ability("play", "word-of-returning")
def word_of_returning_brings_amber_home(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    deal(story, {c.ref: c.amber for c in story.state.creatures(opponent)}, me.why)
    for creature in story.state.creatures(opponent):
        give_back(story, creature, creature.amber, me.why)


# --- artifacts ---


@ability("action", "bear-flute")
def bear_flute_calls_bears(story: Tale, me: Me) -> None:
    bears = [c for c in story.state.creatures() if c.id.partition("@")[0] == "ancient-bear"]
    if bears:
        heal(story, one(story, me, refs(bears)), -1, me.why)
    elif search(story, me, me.player, "ancient-bear", most=36):
        reshuffle_discard(story, me.player, me.why)


@ability("omni", "nepenthe-seed")
def nepenthe_seed_brings_a_card_back(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    take_back(story, me)


@ability("action", "ritual-of-balance")
def ritual_of_balance_steals_from_the_rich(story: Tale, me: Me) -> None:
    if story.state.player(story.state.opponent(me.player)).amber >= 6:
        steal(story, me.player, 1, me.why)


@ability("omni", "ritual-of-the-hunt")
def ritual_of_the_hunt_rouses_untamed(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    lasts(story, me, "may-use", me.player, "|untamed|creature")


@ability("action", "world-tree")
def world_tree_regrows_a_creature(story: Tale, me: Me) -> None:
    for card in told(story, me, me.player, "discard", type="creature"):
        story.tell(CardPutOnDeck(me.player, card, "discard", "deck", because=me.why))


# --- creatures ---


@prohibits("bigtwig", Fight)
def bigtwig_fights_only_the_stunned(state: State, me: Me, move: Fight) -> dict[str, object] | None:
    attacker, target = state.cards.get(me.ref), state.cards.get(move.target)
    if move.creature != me.ref or attacker is None or attacker.stunned or target is None or target.stunned:
        return None
    return {"player": move.player, "card": me.ref, "target": move.target}


@ability("reap", "bigtwig")
def bigtwig_stuns_and_exhausts(story: Tale, me: Me) -> None:
    creature = one(story, me, refs(story.state.creatures()))
    stun(story, creature, me.why)
    exhaust(story, creature, me.why)


@constant("may-play", "witch-of-the-wilds")
def witch_of_the_wilds_lets_one_grow(state: State, me: Me, print: Printed, player: str) -> bool:
    if player != me.player or print.house != "untamed" or state.house == "untamed":
        return False
    return witch_plays_left(state, player) > 0


def witch_plays_left(state: State, player: str) -> int:
    """How many Untamed cards the Witches of a player still let be played this turn: one for each that is there."""
    witches = [c for c in state.creatures(player) if is_witch(c.id)]
    plays = list(state.player(player).done("play"))
    left = len(witches) - sum(is_witch(done.card) for done in plays)
    for done in plays:
        if done.how == "off" and done.house == "untamed":
            left = max(0, left - 1)
        left += is_witch(done.card)
    return left


def is_witch(card: str) -> bool:
    """Whether a card is a Witch of the Wilds."""
    return card.partition("@")[0] == "witch-of-the-wilds"


@ability("reap", "dew-faerie")
def dew_faerie_brings_one(story: Tale, me: Me) -> None:
    gain(story, me.player, 1, me.why)


@ability("play", "flaxia")
def flaxia_rewards_the_larger_army(story: Tale, me: Me) -> None:
    if outnumbering(story.state, me) > 0:
        gain(story, me.player, 2, me.why)


@ability("play", "fuzzy-gruen")
def fuzzy_gruen_feeds_the_opponent(story: Tale, me: Me) -> None:
    gain(story, story.state.opponent(me.player), 1, me.why)


@prohibits("giant-sloth", Use)
def giant_sloth_wants_a_discard(state: State, me: Me, move: Use) -> dict[str, object] | None:
    if move.creature != me.ref or any(d.house == "untamed" for d in state.player(move.player).done("discard")):
        return None
    return {"player": move.player, "card": me.ref, "house": "untamed"}


@ability("action", "giant-sloth")
def giant_sloth_brings_three(story: Tale, me: Me) -> None:
    gain(story, me.player, 3, me.why)


@constant("keywords", "halacor")
def halacor_teaches_the_flanks(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"skirmish": 0} if card.controller == me.player and on_flank(state, card) else {}


@ability("play/reap", "inka-the-spider")
def inka_stuns(story: Tale, me: Me) -> None:
    stun(story, one(story, me, refs(story.state.creatures())), me.why)


@ability("reap", "kindrith-longshot")
def kindrith_shoots(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        deal(story, {target: 2}, me.why)


def bite(story: Tale, me: Me, amount: int) -> None:
    """Deal damage to an enemy creature."""
    if target := one(story, me, refs(story.state.creatures(story.state.opponent(me.player)))):
        deal(story, {target: amount}, me.why)


@ability("play", "lupo-the-scarred")
def lupo_bites(story: Tale, me: Me) -> None:
    bite(story, me, 2)


@ability("play", "mighty-tiger")
def mighty_tiger_bites(story: Tale, me: Me) -> None:
    bite(story, me, 4)


@constant("key-cost", "murmook")
def murmook_raises_the_cost(state: State, me: Me, player: str) -> int:
    return int(player != me.player)


@constant("power", "mushroom-man")
def mushroom_man_shrinks_with_keys(state: State, me: Me, card: Card) -> int:
    return 3 * (3 - len(state.player(me.player).keys)) if card.ref == me.ref else 0


@constant("ignores", "niffle-ape")
def niffle_ape_passes_by(state: State, me: Me, attacker: Card) -> tuple[str, ...]:
    return ("taunt", "elusive") if attacker.ref == me.ref else ()


@constant("power", "niffle-queen")
def niffle_queen_leads(state: State, me: Me, card: Card) -> int:
    if card.controller != me.player or card.ref == me.ref:
        return 0
    return sum(trait in card.print.traits for trait in ("beast", "niffle"))


@ability("play/reap", "piranha-monkeys")
def piranha_monkeys_bite_everybody(story: Tale, me: Me) -> None:
    deal(story, {c.ref: 2 for c in story.state.creatures() if c.ref != me.ref}, me.why)


@after("played", "teliga")
def teliga_watches_the_opponent(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player != me.player and is_played_creature(moment):
        gain(story, me.player, 1, me.why)


@after("played", "hunting-witch")
def hunting_witch_greets_others(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player and moment.card != me.ref and is_played_creature(moment):
        gain(story, me.player, 1, me.why)


@ability("reap", "witch-of-the-eye")
def witch_of_the_eye_sees_the_past(story: Tale, me: Me) -> None:
    take_back(story, me)


# --- upgrades ---


@constant("keywords", "way-of-the-bear")
def way_of_the_bear_assaults(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"assault": 2} if on_host(state, me, card) else {}


@constant("keywords", "way-of-the-wolf")
def way_of_the_wolf_skirmishes(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"skirmish": 0} if on_host(state, me, card) else {}
