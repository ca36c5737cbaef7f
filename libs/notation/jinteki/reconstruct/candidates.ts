import type { Decision, Legal } from '#rules/decision/decision';
import type { PickReason, Prompt } from '#rules/decision/prompt';
import type { Card, CardId } from '#rules/state/card';
import type { State } from '#rules/state/state';
import type { ServerName } from '#rules/state/server';
import type { Pool } from '#rules/pool/pool';
import type { Effect } from '#rules/ability/effect';
import {
  type Features,
  fieldKey,
  pileKey,
  plainKey,
  serverCode,
  type Spot,
  spotBase,
} from './features';
import type { Goal } from './goal';
import type { Hidden } from './hidden';
import type { Node } from './node';

const cardIn = (state: State, id: CardId): Card => {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  return card;
};

/** Bids, payments and numbers beyond this are no one's game. */
const widest = 40;

const hidden: ReadonlySet<Card['zone']> = new Set([
  'hq',
  'grip',
  'heap',
  'archives',
  'rd',
  'stack',
]);

/** Two cards that the rules cannot tell apart have the same likeness. */
function likeness(state: State, id: CardId): string {
  const card = cardIn(state, id);
  if (hidden.has(card.zone)) return `${card.zone}:${String(card.def)}`;
  return `#${String(id)}`;
}

function distinct(state: State, list: readonly Decision[]): Decision[] {
  const known = new Set<string>();
  return list.filter((decision) => {
    if (!('card' in decision)) return true;
    const { card, ...rest } = decision;
    const name = `${JSON.stringify(rest)} ${likeness(state, card)}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

const countOf = (features: Features, key: number): number => features.get(key) ?? 0;

/** The place of a card of a server's root among those of its title cannot be told: any will do. */
function risesAt(node: Node, goal: Goal, id: CardId, field: 'rezzed' | 'advancement'): boolean {
  const { state } = node.live;
  const card = cardIn(state, id);
  if (card.server === null) return false;
  const server = serverCode(card.server);
  const ice = state.servers.find(({ name }) => name === card.server)?.ice.indexOf(id) ?? -1;
  const places = ice >= 0 ? [ice] : [0, 1, 2];
  return places.some((place) => {
    const where = ice >= 0 ? 'ice' : 'root';
    const key = fieldKey(spotBase({ where, server, place, def: card.def }), field);
    return goal.rises(key, countOf(node.features, key));
  });
}

/** A card of a hand that theirs has less of, or sees on its way. */
function leaves(node: Node, goal: Goal, id: CardId): boolean {
  const { def, zone } = cardIn(node.live.state, id);
  const corp = zone === 'hq';
  const hand = pileKey(corp ? 'hq' : 'grip', def);
  if (goal.falls(hand, countOf(node.features, hand))) return true;
  return (['play', corp ? 'archives' : 'heap'] as const).some((pile) => {
    const key = pileKey(pile, def);
    return goal.rises(key, countOf(node.features, key));
  });
}

const places = [0, 1, 2, 3] as const;

/** Whether theirs shows a card of this title where it would come to lie. */
function arrives(
  node: Node,
  goal: Goal,
  id: CardId,
  server: ServerName | 'new' | undefined,
): boolean {
  const { state } = node.live;
  const { def, zone } = cardIn(state, id);
  const shows = (spot: Omit<Spot, 'def' | 'place'>, place: number): boolean => {
    const key = fieldKey(spotBase({ ...spot, place, def }), 'card');
    if (!goal.has(key, def + 1)) return false;
    // Its like may lie there now, and make room for it.
    const pile = pileKey(zone === 'hq' ? 'archives' : 'heap', def);
    return (
      countOf(node.features, key) !== def + 1 || goal.rises(pile, countOf(node.features, pile))
    );
  };
  if (zone !== 'hq') return places.some((place) => shows({ where: 'rig', server: 0 }, place));
  if (server === undefined) return true;
  const code = server === 'new' ? state.remotes + 3 : serverCode(server);
  const ice = state.servers.find(({ name }) => name === server)?.ice.length ?? 0;
  return (
    places.some((place) => shows({ where: 'root', server: code }, place)) ||
    // Ice trashed to make room lets it come to lie further inward.
    new Array(ice + 1).fill(0).some((_, place) => shows({ where: 'ice', server: code }, place))
  );
}

/** What using an icebreaker, or something against ice, would show. */
function reaches(node: Node, goal: Goal, pool: Pool, id: CardId, ability: number): boolean {
  const card = cardIn(node.live.state, id);
  const paid = pool.definitions[card.def]?.abilities[ability]?.ability;
  if (paid?.kind !== 'paid') return true;
  const shows = (effect: Effect): boolean => {
    if (effect.do === 'break') {
      const key = plainKey('broken subroutines');
      return goal.rises(key, countOf(node.features, key));
    }
    if (effect.do !== 'lasting' || (effect.until !== 'encounter' && effect.until !== 'run'))
      return true;
    if (effect.on === 'encountered') {
      const key = plainKey('encountered strength');
      return goal.falls(key, countOf(node.features, key));
    }
    return [0, 1, 2].some((place) => {
      const base = spotBase({ where: 'rig', server: 0, place, def: card.def });
      const key = fieldKey(base, 'strength');
      return goal.rises(key, countOf(node.features, key));
    });
  };
  return paid.effects.every(shows);
}

/** Whether their states show anything that this decision would bring about. */
function plausible(node: Node, goal: Goal, pool: Pool, decision: Decision): boolean {
  const { state } = node.live;
  switch (decision.do) {
    case 'install':
      return arrives(node, goal, decision.card, decision.server);
    case 'play':
      return leaves(node, goal, decision.card);
    case 'run':
      return goal.has(plainKey('attacked server'), serverCode(decision.server) + 1);
    case 'rez':
      return risesAt(node, goal, decision.card, 'rezzed');
    case 'advance':
      return risesAt(node, goal, decision.card, 'advancement');
    case 'draw': {
      const key = plainKey(state.turn.side === 'corp' ? 'R&D cards' : 'stack cards');
      return goal.falls(key, countOf(node.features, key)) || countOf(node.features, key) === 0;
    }
    case 'remove-tag':
      return goal.falls(plainKey('tags'), state.runner.tags);
    case 'score': {
      const key = plainKey('corp points');
      return goal.rises(key, countOf(node.features, key));
    }
    case 'use':
      return reaches(node, goal, pool, decision.card, decision.ability);
    case 'keep':
    case 'mulligan':
    case 'gain-credit':
    case 'purge':
    case 'trash-resource':
    case 'pass':
    case 'jack-out':
    case 'continue':
    case 'access':
    case 'access-zone':
    case 'replace':
    case 'trash-accessed':
    case 'leave-accessed':
    case 'steal':
    case 'decline-steal':
    case 'discard':
    case 'pick':
    case 'done':
    case 'break':
    case 'option':
    case 'server':
    case 'first':
    case 'number':
    case 'bid':
    case 'pay':
    case 'random':
    case 'shuffle':
    case 'concede':
      return true;
  }
}

function ranged(legal: readonly Legal[]): Decision[] {
  return legal.flatMap((one): Decision[] => {
    if (one.do === 'shuffle') return [];
    if (!('from' in one)) return [one];
    const list: Decision[] = [];
    for (let n = one.from; n <= Math.min(one.to, one.from + widest); n += 1)
      list.push(one.do === 'number' ? { do: 'number', number: n } : { do: one.do, credits: n });
    return list;
  });
}

/** The order a deck is shuffled into: what came out of it lies where it came out. */
function shuffledOrder(node: Node, facts: Hidden, deck: 'rd' | 'stack'): CardId[] {
  const { state } = node.live;
  const side = deck === 'rd' ? 'corp' : 'runner';
  const cards = deck === 'rd' ? state.corp.rd : state.runner.stack;
  const epoch = facts.decks[side].epochs[node.shuffled[side]];
  const rest = [...cards];
  const taken = (epoch?.slots ?? []).slice(0, cards.length).map(({ def }) => {
    const at = def === null ? -1 : rest.findIndex((id) => cardIn(state, id).def === def);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  return [...taken.map((id) => id ?? rest.pop()).filter((id) => id !== undefined), ...rest];
}

function accessNext(node: Node, facts: Hidden, list: readonly Decision[]): Decision[] {
  const next = facts.accesses[node.accessed];
  if (next === undefined || next.server === 'Archives') return [...list];
  const { state } = node.live;
  return list.filter(
    (one) => !('card' in one) || next.def === null || cardIn(state, one.card).def === next.def,
  );
}

function arrangeNext(node: Node, facts: Hidden, list: readonly Decision[]): Decision[] {
  const def = facts.arrangements.flatMap(({ defs }) => defs)[node.arranged];
  const { state } = node.live;
  const fits = list.filter((one) => 'card' in one && cardIn(state, one.card).def === def);
  return fits.slice(0, 1);
}

/** The answers worth trying to a prompt, in a stable order. */
export function candidates(
  pool: Pool,
  node: Node,
  prompt: Prompt,
  goal: Goal,
  facts: Hidden,
): readonly Decision[] {
  const { state } = node.live;
  if (prompt.kind === 'shuffle')
    return [{ do: 'shuffle', order: shuffledOrder(node, facts, prompt.deck) }];
  const list = distinct(state, ranged(node.live.legal()));
  const fits = (one: Decision): boolean => plausible(node, goal, pool, one);
  switch (prompt.kind) {
    case 'random':
      return prompt.why === 'hq-access'
        ? accessNext(node, facts, list)
        : list.filter((one) => lost(node, goal, one));
    case 'access':
      return accessNext(node, facts, list);
    case 'discard':
      return list.filter((one) => lost(node, goal, one));
    case 'pick':
      return picks(node, prompt.why, goal, facts, list);
    case 'action':
      return goal.spends(node.features) ? list.filter(fits) : [];
    case 'jack-out':
      return facts.jackedOut.has(node.runs) ? list : [{ do: 'continue' }];
    case 'accessed':
    case 'bid':
    case 'mulligan':
    case 'number':
    case 'option':
    case 'order':
    case 'pay':
    case 'replace':
    case 'server':
    case 'steal':
    case 'subs':
    case 'window':
      return list.filter(fits);
  }
}

function picks(
  node: Node,
  why: PickReason,
  goal: Goal,
  facts: Hidden,
  list: readonly Decision[],
): readonly Decision[] {
  switch (why) {
    case 'arrange':
      return arrangeNext(node, facts, list);
    case 'install-trash':
    case 'memory':
    case 'cost':
      return list.filter((one) => lost(node, goal, one));
    case 'choose':
    case 'forfeit':
    case 'search':
    case 'host':
      return list;
  }
}

/** A card that comes to lie in its discard pile. */
function lost(node: Node, goal: Goal, decision: Decision): boolean {
  if (!('card' in decision)) return true;
  const { state } = node.live;
  const { def, zone, server } = cardIn(state, decision.card);
  const corp = zone === 'hq' || server !== null;
  const key = pileKey(corp ? 'archives' : 'heap', def);
  return goal.rises(key, countOf(node.features, key));
}
