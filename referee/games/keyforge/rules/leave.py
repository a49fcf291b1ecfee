"""Leaving play: destroyed, sacrificed, purged, returned; and what happens to what lay on the card."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..abilities import Me, Moment, says, speech_of, voices
from ..catalogue import UNKNOWN
from ..events import (
    AmberRemoved,
    CardDestroyed,
    CardFreed,
    CardLeft,
    CardMoved,
    CardPurged,
    CardSaved,
    CardUncovered,
    ControlChanged,
    DiscardedTogether,
    EffectEnded,
    PileArranged,
)
from ..moves import OnTop
from ..state import Card, State, Tale
from .ability import Act, abilities, happened, simultaneous
from .amber import off_card
from .power import power


@enacts(
    "keyforge.destroyed.ability",
    "keyforge.destroyed.together",
    "keyforge.destroyed.zone",
    "keyforge.leave.leaves-play-ability",
    "keyforge.fight.after-fight-constant",
)
def destroy(story: Tale, refs: Iterable[str], because: str) -> tuple[str, ...]:
    """Destroy cards in play at the same time; gives the refs of those that were really destroyed.

    `Destroyed:` abilities resolve while the cards are still there, then what is left of them leaves together, then those
    that stay are told.
    """
    dying = [
        story.state.card(ref)
        for ref in dict.fromkeys(refs)
        if ref in story.state.cards and ref not in story.state.dying
    ]
    if not dying:
        return ()
    fighting = set(story.state.fighting)
    for card in dying:
        how = "fight" if card.ref in fighting else ""
        story.tell(CardDestroyed(card.ref, card.controller, how, because=because))
    before = len(story.events)
    simultaneous(
        story,
        [saving(act, card.ref, because) for card in dying for act in abilities(story.state, card.ref, "destroyed")],
    )
    saved = {event.card for event in story.events[before:] if isinstance(event, CardSaved)}
    gone = [card for card in dying if card.ref not in saved]
    left = leave(story, [c.ref for c in gone if c.ref in story.state.cards], "discard", because)
    if len(left) > 1:
        story.tell(DiscardedTogether(tuple(c.id for c in left), because="keyforge.destroyed.simultaneous-order"))
    moments = []
    for card in gone:
        opposing = next((r for r in fighting if r != card.ref), "") if card.ref in fighting else ""
        how, zone = "fight" if opposing else "", went_to(story, card.ref, before)
        moments.append(Moment("destroyed", card.controller, card.ref, card.print, opposing, card.owner, how, zone))
    happened(story, *moments)
    return tuple(card.ref for card in gone)


def went_to(story: Tale, ref: str, since: int) -> str:
    """The zone that a card has left play for since the event `since` of a story; empty where it has not left."""
    left = (e for e in reversed(story.events[since:]) if isinstance(e, CardLeft) and e.card == ref)
    return next((e.target for e in left), "")


def saving(act: Act, ref: str, because: str) -> Act:
    """A `Destroyed:` ability, which saves its card when it says so; a saved card is destroyed no longer."""
    me, does = act

    def acting(story: Tale) -> None:
        if ref in story.state.dying and does(story) is True:
            story.tell(CardSaved(ref, because=because))

    return me, acting


@enacts(
    "keyforge.leave.owner-zone",
    "keyforge.leave.tokens-removed",
    "keyforge.leave.creature-aember",
    "keyforge.leave.other-aember",
    "keyforge.play.upgrade-lost-with-host",
    "keyforge.play.close-gap",
    "keyforge.archives.out-of-play",
)
def leave(story: Tale, refs: Iterable[str], target: str, because: str, *, archives_of: str = "") -> list[Card]:
    """Take cards out of play, all at the same time, to a zone of their owners (or to the archives of a player).

    Gives the cards as they lay. Æmbar on a creature goes to the opponent of its controller, other Æmbar to the supply.
    """
    present = [ref for ref in dict.fromkeys(refs) if ref in story.state.cards]
    for ref in present:
        uncover(story, ref)
    simultaneous(story, [act for ref in present for act in abilities(story.state, ref, "leaves-play")])
    cards = [story.state.card(ref) for ref in present if ref in story.state.cards]
    zones = {card.ref: goes_to(story.state, card, target) for card in cards}
    for card in cards:
        if card.amber and card.is_creature:
            to, because_of = story.state.opponent(card.controller), "keyforge.leave.creature-aember"
            off_card(story, card.ref, to, card.amber, because_of, leaving=zones)
        elif card.amber:
            story.tell(AmberRemoved(card.ref, card.amber, because="keyforge.leave.other-aember"))
        for upgrade in card.upgrades:
            if upgrade.ref not in zones:
                lost = CardLeft(upgrade.ref, upgrade.id, upgrade.owner, upgrade.owner, "discard")
                story.tell(lost.but(because="keyforge.play.upgrade-lost-with-host"))
        for kept in card.under:
            story.tell(CardFreed(kept.card, kept.owner, card.ref, because=because))
        holder = archives_of or card.owner
        story.tell(CardLeft(card.ref, card.id, holder, card.owner, zones[card.ref], because=because))
    end_effects(story, [(card.ref, card) for card in cards])
    for card in cards:
        after_leaving(story, card)
    settle(story)
    return cards


@enacts("keyforge.leave.owner-zone")
def uncover(story: Tale, ref: str) -> None:
    """Show the cards that lie face down under a card in play; the table names those that nobody has seen."""
    card = story.state.card(ref)
    for kept in card.under:
        if kept.card == UNKNOWN:
            facts = {"player": kept.owner, "zone": "under", "count": 1}
            why = Me(card.id, ref, card.controller).why
            named = story.ask(Choice(story.state.active, "card", why, facts=facts))[0]
            story.tell(CardUncovered(named, kept.owner, ref, because=why))


def after_leaving(story: Tale, card: Card) -> None:
    """What a card does once it has left play; what lay under it goes to its owner's discard pile unless it says otherwise."""
    told = speech_of(card.id).abilities.get("left-play", ())
    for function in told:
        function(story, Me(card.id, card.ref, card.controller), card)
    if not told:
        for kept in card.under:
            story.tell(CardMoved(kept.owner, kept.card, "resolving", "discard", because="keyforge.leave.owner-zone"))


def goes_to(state: State, card: Card, target: str) -> str:
    """The zone that a card leaving play for `target` really goes to."""
    if target == "discard":
        for answer, me in voices(state, "instead-of-discard"):
            if zone := answer(state, me, card):
                return str(zone)
    return target


@enacts("keyforge.leave.lasting-effects", "keyforge.control.ends")
def end_effects(story: Tale, gone: Iterable[tuple[str, Card]]) -> None:
    """End what lasted on cards that have left, and what lasted as long as they were in play."""
    refs = {ref for ref, _ in gone}
    for effect in story.state.effects:
        if effect.on in refs or (effect.of_ref in refs and not effect.until and effect.says != "listens"):
            story.tell(EffectEnded(effect, because="keyforge.leave.lasting-effects"))
            if effect.says == "control" and effect.on in story.state.cards:
                revert_control(story, effect.on)


def revert_control(story: Tale, ref: str) -> None:
    """Give a card back to its owner when what gave it away has ended, unless a later effect holds it."""
    card = story.state.card(ref)
    holders = list(story.state.lasting("control", ref))
    owner = holders[-1].value if holders else card.owner
    if card.controller != owner:
        flank = flank_for(story, Me(card.id, ref, owner), owner) if card.is_creature else "right"
        story.tell(ControlChanged(ref, owner, flank, because="keyforge.control.ends"))


@enacts("keyforge.flank.active-player-chooses", "keyforge.play.creature-flank")
def flank_for(story: Tale, me: Me, player: str, wanted: str = "") -> str:
    """The flank of a player's line that a creature goes to: as said, else asked; of an empty line there is but one."""
    if not story.state.player(player).battleline:
        return wanted or "right"
    if wanted:
        return wanted
    return story.ask(Choice(story.state.active, "flank", me.why, ("left", "right"), facts={"player": player}))[0]


@enacts("keyforge.damage.destroyed-threshold", "keyforge.damage.state-check")
def settle(story: Tale) -> None:
    """Destroy every creature whose damage has reached its power, or that a card lets fall, until there is none."""
    while fallen := story.state.worked_out("fallen", find_fallen):
        destroy(story, fallen, "keyforge.damage.destroyed-threshold")


def find_fallen(state: State) -> list[str]:
    """The creatures that cannot stay in play and are not being destroyed already."""
    line = state.creatures()
    if not voices(state, "power") and not voices(state, "falls") and not state.effects:
        # nothing at the table changes a power: the printed numbers and counters tell
        low = [c for c in line if c.damage >= c.print.power + c.power_counters]
    else:
        low = [c for c in line if c.damage >= power(state, c) or says(state, "falls", c)]
    return [c.ref for c in low if c.ref not in state.dying]


# --- by name ---


@enacts("keyforge.sacrifice.discard", "keyforge.sacrifice.is-destroyed", "keyforge.artifact.sacrifice-cost")
def sacrifice(story: Tale, refs: Iterable[str], because: str) -> tuple[str, ...]:
    """Sacrifice cards: they are destroyed, by their controller's own hand."""
    return destroy(story, refs, because)


@enacts("keyforge.purge.zone", "keyforge.purge.no-interaction")
def purge(story: Tale, refs: Iterable[str], because: str) -> list[Card]:
    """Purge cards from play."""
    return leave(story, refs, "purged", because)


@enacts("keyforge.purge.zone")
def purge_from(story: Tale, player: str, card: str, zone: str, because: str) -> None:
    """Purge a card out of a zone of its owner."""
    story.tell(CardPurged(player, card, zone, "purged", because=because))


def to_hand(story: Tale, refs: Iterable[str], because: str) -> list[Card]:
    """Return cards in play to their owners' hands."""
    return leave(story, refs, "hand", because)


@forbids("keyforge.destroyed.simultaneous-order", OnTop)
def only_cards_that_went_together(state: State, move: OnTop) -> Facts | None:
    if move.player == state.active and move.card in state.together:
        return None
    return {"player": move.player, "card": move.card, "active": state.active, "count": len(state.together)}


@resolves(OnTop, "keyforge.destroyed.simultaneous-order")
def lay_on_top(story: Tale, move: OnTop) -> None:
    for seat in story.state.seats:
        if move.card in seat.discard[-len(story.state.together) :]:
            story.tell(PileArranged(seat.name, move.card, because="keyforge.destroyed.simultaneous-order"))
            return
