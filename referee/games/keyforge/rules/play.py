"""Playing cards: from hand or, when a card says so, from elsewhere; and putting cards into play without playing them."""

from __future__ import annotations

from unicodedata import normalize

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..abilities import CODE, Me, Moment, says, speech_of
from ..catalogue import Printed
from ..events import (
    ActionDone,
    ArtifactEntered,
    CardDescribed,
    CardFetched,
    CardPlayed,
    CreatureEntered,
    EffectSpent,
    UpgradeAttached,
)
from ..moves import Describe, HandCard, Play
from ..state import State, Tale, may_hold
from .ability import Act, abilities, act_of, happened, reactions, simultaneous
from .amber import gain
from .leave import flank_for, settle
from .main import spend_permission

SIDES = ("", "left", "right")


def no_such_card(state: State, move: HandCard) -> Facts | None:
    """The facts against doing something with a card that cannot be in hand."""
    seat = state.player(move.player)
    if may_hold(state, seat, seat.hand, move.card):
        return None
    return {"player": move.player, "card": move.card, "hand": len(seat.hand)}


@forbids("keyforge.play.from-hand", Play)
def the_card_must_be_in_hand(state: State, move: Play) -> Facts | None:
    return no_such_card(state, move)


@forbids("keyforge.play.upgrade-needs-host", Play)
def an_upgrade_needs_a_creature(state: State, move: Play) -> Facts | None:
    print = state.print_of(move.card)
    if print is None or print.type != "upgrade" or state.creatures():
        return None
    return {"player": move.player, "card": move.card, "count": 0}


@forbids("keyforge.play.upgrade-any-side", Play)
def an_upgrade_goes_on_a_creature(state: State, move: Play) -> Facts | None:
    print = state.print_of(move.card)
    if print is None or print.type != "upgrade" or not move.host:
        return None
    host = state.cards.get(move.host)
    if host is not None and host.is_creature:
        return None
    return {"player": move.player, "card": move.card, "target": move.host}


@forbids("keyforge.play.upgrade-attach", Play)
def only_an_upgrade_goes_on_something(state: State, move: Play) -> Facts | None:
    """`jugar Puñetazo en Trol`: the target of an action is no place for it; it is asked for when the card needs it."""
    print = state.print_of(move.card)
    if print is None or print.type == "upgrade" or not move.host:
        return None
    return {"player": move.player, "card": move.card, "target": move.host, "type": print.type}


@forbids("keyforge.play.creature-flank", Play)
def a_creature_goes_to_a_flank(state: State, move: Play) -> Facts | None:
    return None if move.flank in SIDES else {"player": move.player, "card": move.card}


@forbids("keyforge.play.cannot", Play)
def nothing_keeps_it_from_being_played(state: State, move: Play) -> Facts | None:
    print = state.print_of(move.card)
    for effect in state.lasting("cannot-play", move.player):
        if not effect.value or (print is not None and print.type == effect.value):
            return {"player": move.player, "card": move.card, "by": effect.of, "type": str(effect.value or "")}
    return None


@resolves(Play, "keyforge.play.no-effect-legal", "keyforge.play.play-ability-each-time")
def play(story: Tale, move: Play) -> None:
    play_card(story, move.player, move.card, "hand", flank=move.flank, host=move.host)


@resolves(Describe, "keyforge.play.four-types")
def describe_and_play(story: Tale, move: Describe) -> None:
    """A card that nobody knew is described, then played like any other."""
    described = description(move)
    story.tell(described)
    play_card(story, move.player, described.card, "hand", flank=move.flank, host=move.host)


def description(move: Describe) -> CardDescribed:
    """What a table says of a card: its id is made of its name.

    Raises:
        Unfit: no card can be like that.
    """
    id = slug(move.name)
    return CardDescribed(id, {**move.facts, "name": move.name}, because="referee.card.described")


def slug(name: str) -> str:
    """The id that a name gives: `Foo Bar!` -> `foo-bar`."""
    flat = normalize("NFKD", name.casefold().replace("æ", "ae")).encode("ascii", "ignore").decode()
    return "-".join("".join(c if c.isalnum() else " " for c in flat).split())


@enacts(
    "keyforge.play.aember-bonus",
    "keyforge.play.bonus-first",
    "keyforge.play.play-ability-timing",
    "keyforge.play.play-ability-each-time",
    "keyforge.main.first-turn-hand-only",
)
def play_card(
    story: Tale,
    player: str,
    card: str,
    source: str,
    *,
    owner: str = "",
    flank: str = "",
    host: str = "",
    because: str = "",
) -> None:
    """Play a card from a zone: bonus first, then it comes into play or resolves, then what reacts to it.

    `source` is hand, deck, discard, archives or resolving (taken up already).
    """
    state = story.state
    print = state.print_of(card)
    assert print is not None
    why = because or "keyforge.main.play-any-number"
    if source == "hand":
        spend_permission(story, print, player)
    for pays in speech_of(card).abilities.get("cost", ()):
        pays(story, Me(card, "", player))
    happened(story, Moment("play-begins", player, print=print))
    story.tell(CardPlayed(player, card, source, owner or player, off=off_house(state, print, source), because=why))
    gain(story, player, print.amber, "keyforge.play.aember-bonus")
    ENTERS[print.type](story, player, print, owner or player, flank, host)
    settle(story)


def off_house(state: State, print: Printed, source: str) -> bool:
    """Whether a card from hand is played although its house is not active."""
    return source == "hand" and print.house != state.house


def play_creature(story: Tale, player: str, print: Printed, owner: str, flank: str, host: str) -> None:
    """A creature is played: on a flank, exhausted; then `Play:` and what reacts, in the active player's order."""
    ref = enter_creature(story, player, print, owner, flank, played=True)
    react_to_play(story, player, print, ref)


def play_artifact(story: Tale, player: str, print: Printed, owner: str, flank: str, host: str) -> None:
    """An artifact is played: behind the battleline, exhausted."""
    ref = enter_artifact(story, player, print, owner, played=True)
    react_to_play(story, player, print, ref)


def play_upgrade(story: Tale, player: str, print: Printed, owner: str, flank: str, host: str) -> None:
    """An upgrade is played: it comes into play on a creature of either side."""
    ref = attach(story, player, print, owner, host)
    if ref:
        react_to_play(story, player, print, ref)
    else:
        story.tell(ActionDone(print.id, owner, "discard", because="keyforge.play.upgrade-needs-host"))


@enacts("keyforge.play.action-resolve", "keyforge.play.no-effect-legal")
def play_action(story: Tale, player: str, print: Printed, owner: str, flank: str, host: str) -> None:
    """An action card resolves as far as possible, then goes to its owner's discard pile."""
    me = Me(print.id, "", player)
    acts = [act_of(me, f, "play") for f in speech_of(print.id).abilities.get("play", ())]
    simultaneous(story, [*acts, *reactions(story.state, played(player, print, ""))])
    settle(story)
    if any(kept.card == print.id for kept in story.state.resolving):
        story.tell(ActionDone(print.id, owner, "discard", because="keyforge.play.action-resolve"))


ENTERS = {"creature": play_creature, "artifact": play_artifact, "upgrade": play_upgrade, "action": play_action}


def played(player: str, print: Printed, ref: str) -> Moment:
    """The moment after a card was played."""
    return Moment("played", player, ref, print)


def react_to_play(story: Tale, player: str, print: Printed, ref: str) -> None:
    """What happens once a card that was played lies in play."""
    moments = [played(player, print, ref)]
    if print.type == "creature":
        moments.append(Moment("entered", player, ref, print))
    acts: list[Act] = list(abilities(story.state, ref, "play"))
    for moment in moments:
        acts += reactions(story.state, moment)
    simultaneous(story, acts)


@enacts("keyforge.ready.enter-exhausted", "keyforge.play.creature-zone", "keyforge.control.enters")
def enter_creature(story: Tale, player: str, print: Printed, owner: str, flank: str, *, played: bool = False) -> str:
    """Put a creature into play on a flank, exhausted unless something says ready; gives its ref."""
    state = story.state
    ref = state.free_ref(print.id)
    side = flank_for(story, Me(print.id, ref, player), player, flank)
    ready = enters_ready(story, print, player, played)
    stunned = says(state, "enters-stunned", print, player) or speaks_of_itself(state, print, "enters-stunned", player)
    story.tell(
        CreatureEntered(
            player, owner, print.id, ref, side, not ready, stunned, because="keyforge.ready.enter-exhausted"
        )
    )
    return ref


@enacts("keyforge.play.put-into-play")
def enters_ready(story: Tale, print: Printed, player: str, played: bool) -> bool:
    """Whether a card comes into play ready: it says so, another card does, or an effect that is then used up.

    Effects are about cards that are `played`, not about those that are only put into play. Several that wait for the next
    card have all waited for the same one.
    """
    state = story.state
    ready = False
    for effect in state.lasting("enters-ready", player) if played else ():
        kind, _, house = str(effect.value or "").partition("|")
        if (not kind or print.type in kind.split(",")) and (not house or print.house == house):
            story.tell(EffectSpent(effect, because=f"keyforge.card.{effect.of}"))
            ready = True
    if ready or (played and says(state, "played-ready", print, player)):
        return True
    return says(state, "enters-ready", print, player) or speaks_of_itself(state, print, "enters-ready", player)


def speaks_of_itself(state: State, print: Printed, question: str, player: str) -> bool:
    """Whether a card that is just coming into play says something of itself."""
    me = Me(print.id, "", player)
    return any(f(state, me, print, player) for f in speech_of(print.id).constant.get(question, ()))


@enacts("keyforge.play.artifact-zone", "keyforge.ready.enter-exhausted")
def enter_artifact(story: Tale, player: str, print: Printed, owner: str, *, played: bool = False) -> str:
    """Put an artifact into play, exhausted; gives its ref."""
    ref = story.state.free_ref(print.id)
    ready = enters_ready(story, print, player, played)
    story.tell(ArtifactEntered(player, owner, print.id, ref, not ready, because="keyforge.ready.enter-exhausted"))
    return ref


@enacts("keyforge.play.upgrade-attach", "keyforge.play.upgrade-any-side")
def attach(story: Tale, player: str, print: Printed, owner: str, host: str) -> str:
    """Put an upgrade into play on a creature: as said, else asked; gives its ref, empty when there is no creature."""
    state = story.state
    hosts = tuple(c.ref for c in state.creatures())
    if not hosts:
        return ""
    chosen = host or story.ask(Choice(state.active, "host", f"keyforge.card.{print.id.partition('@')[0]}", hosts))[0]
    ref = state.free_ref(print.id)
    story.tell(UpgradeAttached(player, owner, print.id, ref, chosen, because="keyforge.play.upgrade-attach"))
    return ref


@enacts("keyforge.play.put-into-play")
def put_into_play(story: Tale, me: Me, owner: str, card: str, source: str, *, player: str = "") -> str:
    """Put a creature or artifact into play without playing it: no bonus, no `Play:`; gives its ref."""
    print = story.state.print_of(card)
    if print is None:
        return ""
    if source != "resolving":
        story.tell(CardFetched(card, owner, source, because=me.why))
    holder = player or me.player
    if print.type == "artifact":
        ref = enter_artifact(story, holder, print, owner)
    else:
        ref = enter_creature(story, holder, print, owner, "")
        happened(story, Moment("entered", holder, ref, print))
    return ref


STEPPED_OVER = (
    "keyforge.turn.five-steps",
    "keyforge.play.from-hand",
    "keyforge.main.off-house-forbidden",
    "keyforge.main.play-any-number",
    "keyforge.main.first-turn",
    "keyforge.main.first-turn-total",
)
"""The rules that a card steps over when it makes its player play another: where from, in which house, when, how many."""


@enacts("keyforge.via.any-house", "keyforge.via.requirements", "keyforge.main.first-turn-effects")
def playable(state: State, player: str, card: str) -> bool:
    """Whether an ability could play a card, whatever its house: all that forbids playing it holds but `STEPPED_OVER`."""
    return state.print_of(card) is not None and CODE.allows(state, Play(player, card), STEPPED_OVER)


def play_with(story: Tale, me: Me, card: str, source: str) -> bool:
    """Let the speaking card's player play a card out of a zone of theirs now; gives whether it could be played."""
    if not playable(story.state, me.player, card):
        return False
    play_card(story, me.player, card, source, because=me.why)
    return True
