"""What the cards of Logos do. Above 400 lines: a house is one file, an ability one short function."""

from __future__ import annotations

from ..abilities import Me, Moment, ability, after, constant, grants, on_host, speech_of
from ..catalogue import HOUSES
from ..events import AmberStored, CardFetched, EffectBegan, HandShown
from ..rules.ability import Act, abilities, choose, fits, may, one, repeat, simultaneous, told
from ..rules.amber import capture_itself, gain, lose, pay, steal
from ..rules.archives import archive_cards, archive_from, archive_in_play, archive_top, reshuffle_discard, search
from ..rules.battleline import swap, swap_deck_and_discard
from ..rules.chains import gain_chains
from ..rules.control import take_control
from ..rules.damage import deal, heal
from ..rules.discard import choose_discard, discard_archives, discard_card, discard_top
from ..rules.draw import draw
from ..rules.lasting import lasts, listen, next_turn
from ..rules.leave import destroy, leave, purge
from ..rules.play import play_with, put_into_play
from ..rules.power import of_house, on_flank
from ..rules.reveal import reveal_top
from ..rules.stun import stun
from ..rules.use import exhaust, ready, use_as_own, ways_as_own
from ..state import Card, State, Tale, refs

# --- actions ---


@ability("play", "bouncing-deathquark")
def bouncing_deathquark_bounces(story: Tale, me: Me) -> None:
    def hit() -> bool:
        targets = [
            one(story, me, refs(story.state.creatures(player)))
            for player in (story.state.opponent(me.player), me.player)
        ]
        destroy(story, targets, me.why)
        return all(seat.battleline for seat in story.state.seats) and may(story, me)

    repeat(story, me, hit)


@ability("play", "dimension-door")
def dimension_door_turns_reaping_into_theft(story: Tale, me: Me) -> None:
    lasts(story, me, "steals-reaped", me.player)


@ability("play", "effervescent-principle")
def effervescent_principle_halves_the_pools(story: Tale, me: Me) -> None:
    for seat in story.state.seats:
        lose(story, seat.name, seat.amber // 2, me.why)
    gain_chains(story, me.player, 1, me.why)


@ability("play", "foggify")
def foggify_keeps_the_opponent_from_fighting(story: Tale, me: Me) -> None:
    next_turn(story, me, "cannot-fight", story.state.opponent(me.player))


@ability("play", "help-from-future-self")
def help_from_future_self_finds_timetraveller(story: Tale, me: Me) -> None:
    search(story, me, me.player, "timetraveller")
    reshuffle_discard(story, me.player, me.why)


@ability("play", "interdimensional-graft")
def interdimensional_graft_waits_for_a_key(story: Tale, me: Me) -> None:
    lasts(story, me, "listens", me.player, turns=1, first=1)


@after("forged", "interdimensional-graft")
def interdimensional_graft_takes_the_rest(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player != me.player:
        pay(story, moment.player, story.state.player(moment.player).amber, me.why)


@ability("play", "knowledge-is-power")
def knowledge_is_power_archives_or_pays(story: Tale, me: Me) -> None:
    if one(story, me, ("archive", "gain"), kind="option") == "archive":
        archive_cards(story, me, me.player, 1)
    else:
        gain(story, me.player, len(story.state.player(me.player).archives), me.why)


@ability("play", "labwork")
@ability("reap", "ganymede-archivist")
def archive_one_card(story: Tale, me: Me) -> None:
    archive_cards(story, me, me.player, 1)


@ability("play", "library-access")
def library_access_opens(story: Tale, me: Me) -> None:
    listen(story, me)


@after("played", "library-access")
def library_access_draws(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        draw(story, me.player, 1, me.why)


@ability("play", "neuro-syphon")
def neuro_syphon_evens_out(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    if story.state.player(opponent).amber > story.state.player(me.player).amber:
        steal(story, me.player, 1, me.why)
        draw(story, me.player, 1, me.why)


@ability("play", "phase-shift")
def phase_shift_opens_the_other_houses(story: Tale, me: Me) -> None:
    lasts(story, me, "may-play", me.player, "not-logos", count=1)


@ability("play", "positron-bolt")
def positron_bolt_runs_down_the_line(story: Tale, me: Me) -> None:
    flanks = [c.ref for c in story.state.creatures() if on_flank(story.state, c)]
    first = one(story, me, flanks)
    if not first:
        return
    second = one(story, me, refs(story.state.neighbors(first)))
    beyond = [c.ref for c in story.state.neighbors(second) if c.ref != first] if second else []
    for target, amount in zip((first, second, *beyond), (3, 2, 1), strict=False):
        deal(story, {target: amount}, me.why)


@ability("play", "random-access-archives")
@ability("destroyed", "research-smoko")
def archive_the_top_card(story: Tale, me: Me) -> None:
    archive_top(story, me.player, me.why)


@ability("play", "remote-access")
def remote_access_uses_an_artifact(story: Tale, me: Me) -> None:
    theirs = refs(story.state.artifacts(story.state.opponent(me.player)))
    if artifact := one(story, me, [ref for ref in theirs if ways_as_own(story.state, me.player, ref)]):
        use_as_own(story, me, artifact)


@ability("play", "reverse-time")
def reverse_time_swaps_deck_and_discard(story: Tale, me: Me) -> None:
    swap_deck_and_discard(story, me.player, me.why)


@ability("play", "scrambler-storm")
def scrambler_storm_forbids_actions(story: Tale, me: Me) -> None:
    next_turn(story, me, "cannot-play", story.state.opponent(me.player), "action")


@ability("play", "sloppy-labwork")
def sloppy_labwork_archives_and_discards(story: Tale, me: Me) -> None:
    archive_cards(story, me, me.player, 1)
    choose_discard(story, me, me.player)


@ability("play", "twin-bolt-emission")
def twin_bolt_emission_hits_two(story: Tale, me: Me) -> None:
    deal(story, dict.fromkeys(choose(story, me, refs(story.state.creatures()), least=2, most=2), 2), me.why)


@ability("play", "wild-wormhole")
def wild_wormhole_plays_the_top_card(story: Tale, me: Me) -> None:
    if card := reveal_top(story, me, me.player):
        play_with(story, me, card, "deck")


# --- artifacts ---


@ability("action", "anomaly-exploiter")
def anomaly_exploiter_finishes_the_damaged(story: Tale, me: Me) -> None:
    destroy(story, [one(story, me, [c.ref for c in story.state.creatures() if c.damage])], me.why)


@ability("action", "chaos-portal")
def chaos_portal_plays_the_named_house(story: Tale, me: Me) -> None:
    house = one(story, me, HOUSES, kind="house")
    card = reveal_top(story, me, me.player)
    if card and fits(story.state, card, house):
        play_with(story, me, card, "deck")


@ability("action", "crazy-killing-machine")
def crazy_killing_machine_kills(story: Tale, me: Me) -> None:
    discarded = [discard_top(story, me, player) for player in (me.player, story.state.opponent(me.player))]
    destroyed = 0
    for card in filter(None, discarded):
        print = story.state.print_of(card)
        there = (*story.state.creatures(), *story.state.artifacts())
        targets = [c.ref for c in there if print is not None and of_house(story.state, c, print.house)]
        destroyed += len(destroy(story, [one(story, me, targets)], me.why))
    if destroyed < 2:
        destroy(story, [me.ref], me.why)


@ability("action", "library-of-babble")
@ability("reap", "doc-bookton")
@ability("fight", "quixo-the-adventurer")
@grants("reap", "spectral-tunneler")
def draw_one_card(story: Tale, me: Me) -> None:
    draw(story, me.player, 1, me.why)


@ability("action", "mobius-scroll")
def mobius_scroll_archives_itself_and_two(story: Tale, me: Me) -> None:
    archive_in_play(story, [me.ref], me.why)
    archive_cards(story, me, me.player, 2, least=0)


@constant("pays-for-keys", "pocket-universe")
def pocket_universe_pays(state: State, me: Me, player: str) -> bool:
    return player == me.player


@ability("action", "pocket-universe")
def pocket_universe_stores(story: Tale, me: Me) -> None:
    if story.state.player(me.player).amber and me.ref in story.state.cards:
        story.tell(AmberStored(me.player, me.ref, 1, because=me.why))


@ability("action", "spangler-box")
def spangler_box_swallows(story: Tale, me: Me) -> None:
    for gone in purge(story, [one(story, me, refs(story.state.creatures()))], me.why):
        story.tell(EffectBegan(me.card, "swallowed", gone.owner, gone.id, of_ref=me.ref, because=me.why))
        take_control(story, me, me.ref, story.state.opponent(me.player))


@ability("leaves-play", "spangler-box")
def spangler_box_gives_back(story: Tale, me: Me) -> None:
    for effect in list(story.state.lasting("swallowed")):
        if effect.of_ref == me.ref and effect.value in story.state.player(effect.on).purged:
            story.tell(CardFetched(effect.value, effect.on, "purged", because=me.why))
            put_into_play(story, me, effect.on, effect.value, "resolving", player=effect.on)


@ability("action", "spectral-tunneler")
def spectral_tunneler_makes_a_flank(story: Tale, me: Me) -> None:
    if creature := one(story, me, refs(story.state.creatures())):
        lasts(story, me, "flank", creature)
        lasts(story, me, "grants", creature, "reap")


@after("forged", "strange-gizmo")
def strange_gizmo_destroys_everything(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        destroy(story, refs((*story.state.creatures(), *story.state.artifacts())), me.why)


@constant("hand-size", "the-howling-pit")
def the_howling_pit_feeds_both(state: State, me: Me, player: str) -> int:
    return 1


# --- creatures ---


@ability("fight", "batdrone")
def batdrone_steals(story: Tale, me: Me) -> None:
    steal(story, me.player, 1, me.why)


@after("destroyed", "brain-eater")
def brain_eater_learns_from_the_fallen(story: Tale, me: Me, moment: Moment) -> None:
    if moment.other == me.ref:
        draw(story, me.player, 1, me.why)


@ability("play", "dextre")
def dextre_captures(story: Tale, me: Me) -> None:
    capture_itself(story, me, 1)


@ability("destroyed", "dextre")
def dextre_goes_on_top_of_the_deck(story: Tale, me: Me) -> None:
    leave(story, [me.ref], "deck", me.why)


@ability("play", "dr-escotera")
def dr_escotera_counts_keys(story: Tale, me: Me) -> None:
    gain(story, me.player, len(story.state.player(story.state.opponent(me.player)).keys), me.why)


@ability("play", "dysania")
def dysania_empties_the_archives(story: Tale, me: Me) -> None:
    gain(story, me.player, discard_archives(story, me, story.state.opponent(me.player)), me.why)


@ability("play", "harland-mindlock")
def harland_mindlock_takes_a_mind(story: Tale, me: Me) -> None:
    enemies = story.state.creatures(story.state.opponent(me.player))
    if enemy := one(story, me, [c.ref for c in enemies if on_flank(story.state, c)]):
        take_control(story, me, enemy, me.player, while_in_play=me.ref)


@constant("hand-size", "mother")
def mother_feeds_her_own(state: State, me: Me, player: str) -> int:
    return int(player == me.player)


@ability("play/fight/reap", "neutron-shark")
def neutron_shark_goes_on(story: Tale, me: Me) -> None:
    def bite() -> bool:
        prey = [
            one(story, me, refs((*story.state.creatures(player), *story.state.artifacts(player))))
            for player in (story.state.opponent(me.player), me.player)
        ]
        destroy(story, prey, me.why)
        card = discard_top(story, me, me.player)
        return bool(card) and fits(story.state, card, "not-logos")

    repeat(story, me, bite)


@ability("action", "novu-archaeologist")
def novu_archaeologist_digs(story: Tale, me: Me) -> None:
    for card in told(story, me, me.player, "discard"):
        archive_from(story, me.player, card, "discard", me.why)


@ability("fight/reap", "ozmo-martianologist")
def ozmo_heals_or_stuns_mars(story: Tale, me: Me) -> None:
    martian = one(story, me, [c.ref for c in story.state.creatures() if of_house(story.state, c, "mars")])
    if not martian:
        return
    if one(story, me, ("heal", "stun"), kind="option") == "heal":
        heal(story, martian, 3, me.why)
    else:
        stun(story, martian, me.why)


@ability("play/reap", "psychic-bug")
def psychic_bug_reads_the_hand(story: Tale, me: Me) -> None:
    story.tell(HandShown(story.state.opponent(me.player), because=me.why))


@ability("reap", "replicator")
def replicator_copies(story: Tale, me: Me) -> None:
    replicate(story, me, ())


def replicate(story: Tale, me: Me, before: tuple[str, ...]) -> None:
    """Trigger another creature's reap abilities; Replicators that have spoken `before` are no choice for one another."""
    state = story.state
    able = [c for c in refs(state.creatures()) if c not in (me.ref, *before) and abilities(state, c, "reap")]
    if copied := one(story, me, able):
        acts = abilities(state, copied, "reap", me.player)
        simultaneous(story, [chained(act, (*before, me.ref)) for act in acts])


def chained(act: Act, before: tuple[str, ...]) -> Act:
    """A reap ability that is copied; a Replicator's knows which Replicators have led to it."""
    me, _ = act
    if replicator_copies not in speech_of(me.card).abilities.get("reap", ()):
        return act
    return me, lambda story: replicate(story, me, before)


@ability("play", "skippy-timehog")
def skippy_timehog_stops_the_opponent(story: Tale, me: Me) -> None:
    next_turn(story, me, "cannot-use", story.state.opponent(me.player))


@ability("play", "timetraveller")
def timetraveller_draws_two(story: Tale, me: Me) -> None:
    draw(story, me.player, 2, me.why)


@ability("action", "timetraveller")
def timetraveller_goes_back(story: Tale, me: Me) -> None:
    leave(story, [me.ref], "deck-shuffled", me.why)


@constant("key-cost", "titan-mechanic")
def titan_mechanic_on_a_flank_lowers_the_cost(state: State, me: Me, player: str) -> int:
    return -1 if on_flank(state, state.card(me.ref)) else 0


@ability("reap", "vespilon-theorist")
def vespilon_theorist_guesses(story: Tale, me: Me) -> None:
    house = one(story, me, HOUSES, kind="house")
    card = reveal_top(story, me, me.player)
    if card and fits(story.state, card, house):
        archive_from(story, me.player, card, "deck", me.why)
        gain(story, me.player, 1, me.why)
    elif card:
        discard_card(story, me.player, card, "deck", me.why)


@after("used", "veylan-analyst")
def veylan_analyst_is_paid_for_artifacts(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player and moment.print is not None and moment.print.type == "artifact":
        gain(story, me.player, 1, me.why)


# --- upgrades ---


@constant("houses", "experimental-therapy")
def experimental_therapy_opens_all_houses(state: State, me: Me, card: Card) -> tuple[str, ...]:
    return HOUSES if on_host(state, me, card) else ()


@ability("play", "experimental-therapy")
def experimental_therapy_stuns_its_host(story: Tale, me: Me) -> None:
    host = story.state.hosts.get(me.ref, "")
    stun(story, host, me.why)
    exhaust(story, host, me.why)


@grants("fight/reap", "rocket-boots")
def rocket_boots_ready_once(story: Tale, me: Me) -> None:
    if sum(done.ref == me.ref for done in story.state.me.done("use")) == 1:
        ready(story, me.ref, me.why)


@grants("action", "transposition-sandals")
def transposition_sandals_swap(story: Tale, me: Me) -> None:
    friends = [ref for ref in refs(story.state.creatures(me.player)) if ref != me.ref]
    other = one(story, me, friends)
    if other and swap(story, me.ref, other, me.why):
        lasts(story, me, "may-use", other)
