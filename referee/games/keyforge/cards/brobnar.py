"""What the cards of Brobnar do. Long: a short function for each of some fifty cards."""

from __future__ import annotations

from ..abilities import Me, Moment, ability, after, constant, grants, on_host, prohibits
from ..catalogue import HOUSES
from ..events import AmberPlaced, CardTakenUp
from ..moves import Play, Reap
from ..rules.ability import choose, fell_fighting, maybe_one, one, outnumbering
from ..rules.amber import capture, gain, lose, steal
from ..rules.chains import gain_chains
from ..rules.damage import deal, heal, splash
from ..rules.discard import discard_top
from ..rules.lasting import lasts, listen
from ..rules.leave import destroy, leave, sacrifice, to_hand
from ..rules.power import extreme, of_house, on_flank, power, put_counters
from ..rules.stun import stun
from ..rules.use import ready_and_fight
from ..state import Card, State, Tale, refs

# --- actions ---


@ability("play", "anger")
@ability("action", "gauntlet-of-command")
def ready_and_fight_with_a_friend(story: Tale, me: Me) -> None:
    if friend := one(story, me, refs(story.state.creatures(me.player))):
        ready_and_fight(story, me, friend)


@ability("play", "barehanded")
def barehanded_puts_artifacts_on_decks(story: Tale, me: Me) -> None:
    leave(story, refs(story.state.artifacts()), "deck", me.why)


@ability("play", "blood-money")
def blood_money_lies_on_an_enemy(story: Tale, me: Me) -> None:
    if enemy := one(story, me, refs(story.state.creatures(story.state.opponent(me.player)))):
        story.tell(AmberPlaced(enemy, 2, because=me.why))


@ability("play", "brothers-in-battle")
def brothers_in_battle_of_a_house_may_fight(story: Tale, me: Me) -> None:
    house = one(story, me, HOUSES, kind="house")
    lasts(story, me, "may-use", me.player, f"fight|{house}")


@ability("play", "burn-the-stockpile")
def burn_the_stockpile_costs_four(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    if story.state.player(opponent).amber >= 7:
        lose(story, opponent, 4, me.why)


@ability("play", "champion-s-challenge")
def champions_challenge_leaves_one_each(story: Tale, me: Me) -> None:
    for player in (story.state.opponent(me.player), me.player):
        line = story.state.creatures(player)
        best = extreme(story.state, line, 1, lambda tied, n: choose(story, me, tied, least=n, most=n))
        destroy(story, [c.ref for c in line if c.ref not in best], me.why)
    if champion := one(story, me, refs(story.state.creatures(me.player))):
        ready_and_fight(story, me, champion)


@ability("play", "coward-s-end")
def cowards_end_destroys_the_undamaged(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if not c.damage], me.why)
    gain_chains(story, me.player, 3, me.why)


@ability("play", "follow-the-leader")
def follow_the_leader_lets_all_fight(story: Tale, me: Me) -> None:
    lasts(story, me, "may-use", me.player, "fight|")


@ability("play", "lava-ball")
def lava_ball_splashes(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        deal(story, splash(story.state, target, 4, 2), me.why)


@ability("play", "loot-the-bodies")
@ability("reap", "looter-goblin")
def looting_begins(story: Tale, me: Me) -> None:
    listen(story, me)


@after("destroyed", "loot-the-bodies", "looter-goblin")
def looting_pays_for_the_fallen(story: Tale, me: Me, moment: Moment) -> None:
    if me.ref not in story.state.cards and is_enemy_creature(me, moment):
        gain(story, me.player, 1, me.why)


@ability("play", "take-that-smartypants")
def smartypants_pay_for_logos(story: Tale, me: Me) -> None:
    seat = story.state.player(story.state.opponent(me.player))
    cards = [*seat.battleline, *seat.artifacts, *(u for c in story.state.creatures() for u in c.upgrades)]
    there = [c for c in cards if c.controller == seat.name and of_house(story.state, c, "logos")]
    if len(there) >= 3:
        steal(story, me.player, 2, me.why)


@ability("play", "punch")
def punch_deals_three(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        deal(story, {target: 3}, me.why)


@ability("play", "relentless-assault")
def relentless_assault_sends_three(story: Tale, me: Me) -> None:
    sent: list[str] = []
    while len(sent) < 3:
        left = [ref for ref in refs(story.state.creatures(me.player)) if ref not in sent]
        friend = maybe_one(story, me, left)
        if not friend:
            return
        sent.append(friend)
        ready_and_fight(story, me, friend)


@ability("play", "smith")
def smith_rewards_the_larger_army(story: Tale, me: Me) -> None:
    if outnumbering(story.state, me) > 0:
        gain(story, me.player, 2, me.why)


@ability("play", "sound-the-horns")
def sound_the_horns_digs_for_a_creature(story: Tale, me: Me) -> None:
    while card := discard_top(story, me, me.player):
        print = story.state.print_of(card)
        if print is not None and print.house == "brobnar" and print.type == "creature":
            story.tell(CardTakenUp(me.player, card, "discard", "hand", because=me.why))
            return


@ability("play", "tremor")
def tremor_stuns_three(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        for ref in (target, *refs(story.state.neighbors(target))):
            stun(story, ref, me.why)


@ability("play", "unguarded-camp")
def unguarded_camp_is_raided(story: Tale, me: Me) -> None:
    count = outnumbering(story.state, me)
    if count > 0:
        for friend in choose(story, me, refs(story.state.creatures(me.player)), least=count, most=count):
            capture(story, friend, 1, me.why)


@ability("play", "warsong")
def warsong_begins(story: Tale, me: Me) -> None:
    listen(story, me)


@after("fought", "warsong")
def warsong_pays_for_fights(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        gain(story, me.player, 1, me.why)


# --- artifacts ---


@after("entered", "autocannon")
def autocannon_shoots_newcomers(story: Tale, me: Me, moment: Moment) -> None:
    deal(story, {moment.card: 1}, me.why)


@constant("power", "banner-of-battle")
def banner_of_battle_strengthens_friends(state: State, me: Me, card: Card) -> int:
    return int(card.controller == me.player)


@ability("action", "cannon")
def cannon_deals_two(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        deal(story, {target: 2}, me.why)


@constant("key-cost", "iron-obelisk")
def iron_obelisk_raises_the_cost(state: State, me: Me, player: str) -> int:
    if player == me.player:
        return 0
    return sum(1 for c in state.creatures(me.player) if c.damage and of_house(state, c, "brobnar"))


@ability("omni", "mighty-javelin")
def mighty_javelin_is_thrown(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    if target := one(story, me, refs(story.state.creatures())):
        deal(story, {target: 4}, me.why)


@after("destroyed", "pile-of-skulls")
def pile_of_skulls_captures(story: Tale, me: Me, moment: Moment) -> None:
    own_turn = me.player == story.state.active
    if (
        own_turn
        and is_enemy_creature(me, moment)
        and (friend := one(story, me, refs(story.state.creatures(me.player))))
    ):
        capture(story, friend, 1, me.why)


@ability("omni", "screechbomb")
def screechbomb_goes_off(story: Tale, me: Me) -> None:
    sacrifice(story, [me.ref], me.why)
    lose(story, story.state.opponent(me.player), 2, me.why)


@ability("action", "the-warchest")
def warchest_counts_the_fallen(story: Tale, me: Me) -> None:
    fallen = [d for d in story.state.me.done("destroyed") if d.type == "creature" and d.how == "fight"]
    gain(story, me.player, sum(d.house != me.player for d in fallen), me.why)


# --- creatures ---


@after("forged", "bilgum-avalanche")
def bilgum_avalanche_rolls(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        deal(story, {c.ref: 2 for c in story.state.creatures(story.state.opponent(me.player))}, me.why)


@constant("damage-bonus", "valdr")
def valdr_hits_flanks_harder(state: State, me: Me, attacker: Card, target: Card) -> int:
    return 2 if attacker.ref == me.ref and on_flank(state, target) else 0


@ability("play", "bumpsy")
def bumpsy_costs_the_opponent_one(story: Tale, me: Me) -> None:
    lose(story, story.state.opponent(me.player), 1, me.why)


@ability("play", "earthshaker")
def earthshaker_crushes_the_weak(story: Tale, me: Me) -> None:
    destroy(story, [c.ref for c in story.state.creatures() if power(story.state, c) <= 3], me.why)


@ability("before-fight", "firespitter")
def firespitter_burns_all_enemies(story: Tale, me: Me) -> None:
    deal(story, {c.ref: 1 for c in story.state.creatures(story.state.opponent(me.player))}, me.why)


@ability("play", "ganger-chieftain")
def ganger_chieftain_calls_a_neighbor(story: Tale, me: Me) -> None:
    if friend := maybe_one(story, me, refs(story.state.neighbors(me.ref))):
        ready_and_fight(story, me, friend)


@ability("destroyed", "grenade-snib")
def grenade_snib_explodes(story: Tale, me: Me) -> None:
    lose(story, story.state.opponent(me.player), 2, me.why)


@ability("fight", "headhunter")
def headhunter_is_paid(story: Tale, me: Me) -> None:
    gain(story, me.player, 1, me.why)


@ability("play", "hebe-the-huge")
def hebe_hits_the_undamaged(story: Tale, me: Me) -> None:
    deal(story, {c.ref: 2 for c in story.state.creatures() if not c.damage and c.ref != me.ref}, me.why)


@prohibits("kelifi-dragon", Play)
def kelifi_dragon_needs_seven(state: State, me: Me, move: Play) -> dict[str, object] | None:
    amber = state.player(move.player).amber
    if move.card.partition("@")[0] != "kelifi-dragon" or amber >= 7:
        return None
    return {"player": move.player, "card": move.card, "amber": amber, "cost": 7}


@ability("fight/reap", "kelifi-dragon")
def kelifi_dragon_burns(story: Tale, me: Me) -> None:
    gain(story, me.player, 1, me.why)
    if target := one(story, me, refs(story.state.creatures())):
        deal(story, {target: 5}, me.why)


@constant("power", "king-of-the-crag")
def king_of_the_crag_weakens_brobnar(state: State, me: Me, card: Card) -> int:
    return -2 if card.controller != me.player and of_house(state, card, "brobnar") else 0


@after("destroyed", "krump")
def krump_takes_a_toll(story: Tale, me: Me, moment: Moment) -> None:
    if fell_fighting(me, moment):
        lose(story, moment.player, 1, me.why)


@ability("play", "lomir-flamefist")
def lomir_flamefist_costs_two(story: Tale, me: Me) -> None:
    opponent = story.state.opponent(me.player)
    if story.state.player(opponent).amber >= 7:
        lose(story, opponent, 2, me.why)


@after("destroyed", "mugwump")
def mugwump_grows(story: Tale, me: Me, moment: Moment) -> None:
    if fell_fighting(me, moment):
        heal(story, me.ref, -1, me.why)
        put_counters(story, me.ref, 1, me.why)


@after("entered", "pingle-who-annoys")
def pingle_annoys_newcomers(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player != me.player:
        deal(story, {moment.card: 1}, me.why)


@after("discarded", "rock-hurling-giant")
def rock_hurling_giant_throws(story: Tale, me: Me, moment: Moment) -> None:
    own = moment.player == me.player == story.state.active and moment.how == "hand"
    of_brobnar = moment.print is not None and moment.print.house == "brobnar"
    if own and of_brobnar and (target := maybe_one(story, me, refs(story.state.creatures()))):
        deal(story, {target: 4}, me.why)


@after("turn-ends", "rogue-ogre")
def rogue_ogre_rests(story: Tale, me: Me, moment: Moment) -> None:
    played = list(story.state.player(me.player).done("play"))
    if moment.player == me.player and len(played) == 1:
        heal(story, me.ref, 2, me.why)
        capture(story, me.ref, 1, me.why)


@ability("play", "smaaash")
def smaaash_stuns(story: Tale, me: Me) -> None:
    if target := one(story, me, refs(story.state.creatures())):
        stun(story, target, me.why)


@prohibits("tireless-crocag", Reap)
def tireless_crocag_does_not_reap(state: State, me: Me, move: Reap) -> dict[str, object] | None:
    return {"player": move.player, "card": me.ref} if move.creature == me.ref else None


@constant("may-use", "tireless-crocag")
def tireless_crocag_works_every_turn(state: State, me: Me, card: Card, how: str) -> bool:
    return card.ref == me.ref


@constant("falls", "tireless-crocag")
def tireless_crocag_needs_enemies(state: State, me: Me, card: Card) -> bool:
    return card.ref == me.ref and not state.creatures(state.opponent(me.player))


@ability("reap", "troll")
def troll_heals_itself(story: Tale, me: Me) -> None:
    heal(story, me.ref, 3, me.why)


@ability("play", "wardrummer")
def wardrummer_calls_brobnar_home(story: Tale, me: Me) -> None:
    line = story.state.creatures(me.player)
    to_hand(story, [c.ref for c in line if c.ref != me.ref and of_house(story.state, c, "brobnar")], me.why)


# --- upgrades ---


@constant("power", "blood-of-titans")
def blood_of_titans_gives_five(state: State, me: Me, card: Card) -> int:
    return 5 if on_host(state, me, card) else 0


@grants("destroyed", "phoenix-heart")
def phoenix_heart_burns(story: Tale, me: Me) -> None:
    to_hand(story, [me.ref], me.why)
    deal(story, dict.fromkeys(refs(story.state.creatures()), 3), me.why)


@constant("keywords", "yo-mama-mastery")
def yo_mama_mastery_taunts(state: State, me: Me, card: Card) -> dict[str, int]:
    return {"taunt": 0} if on_host(state, me, card) else {}


@ability("play", "yo-mama-mastery")
def yo_mama_mastery_heals(story: Tale, me: Me) -> None:
    heal(story, story.state.hosts[me.ref], -1, me.why)


# --- what several of them ask ---


def is_enemy_creature(me: Me, moment: Moment) -> bool:
    """Whether a card that has happened to something was an enemy creature."""
    return moment.player != me.player and moment.print is not None and moment.print.type == "creature"
