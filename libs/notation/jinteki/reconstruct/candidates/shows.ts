import type { Effect, Decision, Pool, Card, CardId, State } from '#rules';
import {
  type Features,
  fieldKey,
  fieldOf,
  currentCredits,
  identityCredits,
  type Pile,
  pileKey,
  plainKey,
  readKey,
  serverCode,
  type Spot,
  spotBase,
} from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { hostOf } from '../ours';
import { areSubsBehind } from './subs-behind';

export const cardIn = (state: State, id: CardId): Card => {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  return card;
};

/** What lines call a card. */
export const titleOf = ({ definitions }: Pool, state: State, id: CardId): string =>
  definitions[cardIn(state, id).def]?.value.title ?? '';

/** Credits that lie on a card. */
export function isOnCard(key: number): boolean {
  if (identityCredits.has(key) || currentCredits.has(key)) return true;
  const { category, field } = readKey(key);
  if (category === 'plain' || category === 'pile') return false;
  const which = fieldOf(field);
  return which === 'recurring' || which === 'credit';
}

export const countOf = (features: Features, key: number): number => features.get(key) ?? 0;

/** The place of a card of a server's root among those of its title cannot be told: any will do. */
export function risesAt(
  node: Node,
  goal: Goal,
  id: CardId,
  field: 'rezzed' | 'advancement',
): boolean {
  const { state } = node.live;
  const card = cardIn(state, id);
  if (card.server === null) return false;
  const server = serverCode(card.server);
  const ice = state.servers.find(({ name }) => name === card.server)?.ice.indexOf(id) ?? -1;
  const places = ice >= 0 ? [ice] : [0, 1, 2];
  return places.some((place) => {
    const where = ice >= 0 ? 'ice' : 'root';
    const key = fieldKey(spotBase(where, server, place, card.def), field);
    return goal.rises(key, countOf(node.features, key));
  });
}

/** A card of a root in which theirs has fewer of its title, which an entry that ends the game shows as well. */
export function leavesRoot({ features, live: { state } }: Node, goal: Goal, id: CardId): boolean {
  const { def, server: name } = cardIn(state, id);
  if (name === null) return false;
  const { root = [] } = state.servers.find((one) => one.name === name) ?? {};
  const copies = root.filter((one) => cardIn(state, one).def === def).length;
  const key = fieldKey(spotBase('root', serverCode(name), copies - 1, def), 'card');
  const there = countOf(features, key);
  return there === 0 || goal.falls(key, there);
}

/** A card of a hand that theirs has less of, or sees on its way. */
export function leaves(node: Node, goal: Goal, id: CardId): boolean {
  const { def, zone } = cardIn(node.live.state, id);
  const corp = zone === 'hq';
  const hand = pileKey(corp ? 'hq' : 'grip', def);
  if (goal.falls(hand, countOf(node.features, hand))) return true;
  return (['play', corp ? 'archives' : 'heap'] as const).some((pile) => {
    const key = pileKey(pile, def);
    return goal.rises(key, countOf(node.features, key));
  });
}

/** Whether a card of this title comes to lie in Archives. */
export function discarded(node: Node, goal: Goal, id: CardId): boolean {
  const key = pileKey('archives', cardIn(node.live.state, id).def);
  return goal.rises(key, countOf(node.features, key));
}

const places = [0, 1, 2, 3] as const;

/** Whether theirs shows a card of this title in a place where it does not lie yet, or makes room. */
function shownAt(node: Node, goal: Goal, spot: Spot, pile: Pile): boolean {
  const key = fieldKey(spotBase(spot.where, spot.server, spot.place, spot.def), 'card');
  const wanted = spot.def + 1;
  if (!goal.has(key, wanted)) return false;
  const heap = pileKey(pile, spot.def);
  return countOf(node.features, key) !== wanted || goal.rises(heap, countOf(node.features, heap));
}

type Install = Extract<Decision, { readonly do: 'install' }>;

function arrivesInRig(node: Node, goal: Goal, { card, host }: Install): boolean {
  const { state } = node.live;
  const { def } = cardIn(state, card);
  const hostKey = host === undefined ? 0 : hostOf(state, host);
  const spots = places.map((place) => ({ where: 'rig', server: 0, place, def }) as const);
  // Cards of one title are sorted by what is on them: the new one need not take the new place.
  const shown =
    spots.some((spot) => shownAt(node, goal, spot, 'heap')) &&
    places.some((place) => goal.has(fieldKey(spotBase('rig', 0, place, def), 'host'), hostKey));
  const heap = pileKey('heap', def);
  return shown || goal.rises(heap, countOf(node.features, heap));
}

/** Whether theirs shows a card of this title where it would come to lie. */
export function arrives(node: Node, goal: Goal, install: Install): boolean {
  const { state } = node.live;
  const { def, zone } = cardIn(state, install.card);
  if (zone !== 'hq') return arrivesInRig(node, goal, install);
  const { server: name } = install;
  if (name === undefined) return true;
  const server = name === 'new' ? state.remotes + 3 : serverCode(name);
  const ice = state.servers.find((one) => one.name === name)?.ice.length ?? 0;
  const shown = (where: 'root' | 'ice', place: number): boolean =>
    shownAt(node, goal, { where, server, place, def }, 'archives');
  return (
    places.some((place) => shown('root', place)) ||
    // Ice trashed to make room lets it come to lie further inward.
    new Array(ice + 1).fill(0).some((_, place) => shown('ice', place))
  );
}

/** Credits of the Runner leave the pool or a card. */
function pays({ features }: Node, goal: Goal): boolean {
  const pool = plainKey('runner credits');
  if (goal.falls(pool, countOf(features, pool))) return true;
  for (const [key, value] of features)
    if (isOnCard(key) && readKey(key).category === 'rig' && goal.falls(key, value)) return true;
  return false;
}

type Lasting = Extract<Effect, { readonly do: 'lasting' }>;

/** It changes the strength of something for a while. */
export const isPump = (effect: Effect): effect is Lasting =>
  effect.do === 'lasting' &&
  effect.abilities.some((one) => one.kind === 'constant' && one.modifies.of === 'strength');

/** What using an icebreaker, or something against ice, would show. */
export function reaches(node: Node, goal: Goal, pool: Pool, id: CardId, ability: number): boolean {
  const card = cardIn(node.live.state, id);
  const paid = pool.definitions[card.def]?.abilities[ability]?.ability;
  if (paid?.kind !== 'paid') return true;
  const shows = (effect: Effect): boolean => {
    if (effect.do === 'break') {
      const key = plainKey('broken subroutines');
      // Where nobody has more to do the encounter ends at once: nothing is shown of it.
      return (
        goal.rises(key, countOf(node.features, key)) ||
        goal.has(plainKey('encountered strength'), 0)
      );
    }
    if (!isPump(effect) || (effect.until !== 'encounter' && effect.until !== 'run')) return true;
    // A breaker that is chosen is not known before.
    if (typeof effect.on === 'object') return true;
    if (effect.on === 'encountered') {
      const key = plainKey('encountered strength');
      const title = pool.definitions[card.def]?.value.title ?? '';
      if (!goal.falls(key, countOf(node.features, key))) return false;
      return areSubsBehind(pool, node.live.state) || !goal.evidence.used.usedBehind(title);
    }
    // A boost may end before theirs is shown again: then its price alone shows.
    return (
      pays(node, goal) ||
      [0, 1, 2].some((place) => {
        const base = spotBase('rig', 0, place, card.def);
        const key = fieldKey(base, 'strength');
        return goal.rises(key, countOf(node.features, key));
      })
    );
  };
  return paid.effects.every(shows);
}

/**
 * What shows that a card is trashed: its discard pile, or that it left the game instead, or its place in the rig, where some cards
 * are turned facedown instead.
 */
function lossKeys({ live: { state } }: Node, id: CardId): readonly number[] {
  const { def, faceup, server, zone } = cardIn(state, id);
  const piles = [
    pileKey(zone === 'hq' || server !== null ? 'archives' : 'heap', def),
    pileKey('removed', def),
  ];
  if (zone !== 'rig' || !faceup) return piles;
  const turned = state.runner.rig.filter(
    (one) => cardIn(state, one).def === def && !cardIn(state, one).faceup,
  );
  return [...piles, fieldKey(spotBase('rig', 0, turned.length, def), 'facedown')];
}

/** A card that comes to lie in its discard pile, or facedown where it lies. */
export const lost = (node: Node, goal: Goal, decision: Decision): boolean =>
  !('card' in decision) ||
  lossKeys(node, decision.card).some((key) => goal.rises(key, countOf(node.features, key)));

/** With which state of the group it does; after all where it stays. */
export const lossOf = (node: Node, goal: Goal, decision: Decision): number =>
  'card' in decision
    ? Math.min(
        ...lossKeys(node, decision.card).map((key) =>
          goal.riseOf(key, countOf(node.features, key)),
        ),
      )
    : goal.shown.length;

const hands: Partial<Record<Card['zone'], Pile>> = { hq: 'hq', grip: 'grip' };

/** With which state of the group a card of a hand is no longer in it; after all where it stays, or lies elsewhere. */
export function departureOf({ features, live }: Node, goal: Goal, decision: Decision): number {
  if (!('card' in decision)) return goal.shown.length;
  const { def, zone } = cardIn(live.state, decision.card);
  const hand = hands[zone];
  if (hand === undefined) return goal.shown.length;
  const key = pileKey(hand, def);
  return goal.fallOf(key, countOf(features, key));
}

/** A card that can keep others from being trashed comes to lie in the heap itself. */
export const isTrashPrevented = (
  { definitions }: Pool,
  { live, features }: Node,
  goal: Goal,
): boolean =>
  live.state.active.some((id) => {
    const { def } = cardIn(live.state, id);
    const prevents = definitions[def]?.abilities.some(
      ({ ability }) => ability.kind === 'paid' && ability.prevents?.what === 'trash',
    );
    const heap = pileKey('heap', def);
    return prevents === true && goal.rises(heap, countOf(features, heap));
  });
