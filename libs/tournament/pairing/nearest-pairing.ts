import { type Entrant, type Field, gap, leastGap, type Pairs, totalGap } from './field';
import { cheapestMatching, type Edge } from './matching';
import { moveDownPairing } from './move-down';

/** Places within which a first answer is looked for. */
const NEIGHBOURS = 12;
/** Fields to this size are searched whole; larger ones by blocks. */
const WHOLE_FIELD = 200;
const BLOCK = 120;

const newEdges = (field: Field, allowed: (a: number, b: number) => boolean): readonly Edge[] => {
  const { entrants, met } = field;
  const edges: Edge[] = [];
  entrants.forEach((first, a) => {
    for (let b = a + 1; b < entrants.length; b++) {
      const second = entrants[b];
      if (second === undefined || !allowed(a, b) || met(first.id, second.id) > 0) continue;
      edges.push({ a, b, cost: gap(first, second) });
    }
  });
  return edges;
};

const solve = (field: Field, edges: readonly Edge[]): Pairs | null =>
  cheapestMatching(field.entrants.length, edges)?.map(([a, b]) => [
    at(field.entrants, a),
    at(field.entrants, b),
  ]) ?? null;

const at = (entrants: readonly Entrant[], index: number): Entrant => {
  const entrant = entrants[index];
  if (entrant === undefined) throw new Error(`no entrant ${index}`);
  return entrant;
};

/** The least gap any pairing has in which two of given prestige meet, by their prestige. */
const leastGapWith = (field: Field): ((a: number, b: number) => number) => {
  const known = new Map<string, number>();
  return (a, b) => {
    const [first, second] = [at(field.entrants, a), at(field.entrants, b)];
    const key = `${first.prestige} ${second.prestige}`;
    const least = known.get(key) ?? gap(first, second) + leastGap(field.entrants, [a, b]);
    known.set(key, least);
    return least;
  };
};

const narrower = (first: Pairs | null, second: Pairs | null): Pairs | null =>
  first === null || (second !== null && totalGap(second) < totalGap(first)) ? second : first;

const wholePairing = (field: Field, known: Pairs | null): Pairs | null => {
  const bound = leastGap(field.entrants);
  const near = solve(
    field,
    newEdges(field, (a, b) => b - a <= NEIGHBOURS),
  );
  const best = narrower(known, near);
  if (best !== null && totalGap(best) === bound) return best;
  // Only pairs that can be part of something better are worth looking at.
  const limit = best === null ? Infinity : totalGap(best);
  const leastWith = leastGapWith(field);
  const better = solve(
    field,
    newEdges(field, (a, b) => limit === Infinity || leastWith(a, b) < limit),
  );
  return narrower(best, better);
};

/** Blocks in order, each paired by itself; then again across the borders between them. */
const blockPairing = (field: Field): Pairs | null => {
  const { entrants } = field;
  const blocks: (readonly [Entrant, Entrant])[] = [];
  for (let start = 0; start < entrants.length; start += BLOCK) {
    const block = entrants.slice(start, start + BLOCK);
    const pairs = nearestPairing({ ...field, entrants: block });
    if (pairs === null) return null;
    blocks.push(...pairs);
  }
  const place = new Map(entrants.map((entrant, index) => [entrant, index]));
  const blockOf = (entrant: Entrant): number =>
    Math.floor(((place.get(entrant) ?? 0) + BLOCK / 2) / BLOCK);
  const shifted = new Map<number, (readonly [Entrant, Entrant])[]>();
  for (const pair of blocks) {
    const block = blockOf(pair[0]) === blockOf(pair[1]) ? blockOf(pair[0]) : -1;
    const same = shifted.get(block);
    if (same === undefined) shifted.set(block, [pair]);
    else same.push(pair);
  }
  return [...shifted].flatMap(([block, pairs]) => {
    if (block === -1) return pairs;
    const members = pairs.flat().sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
    return narrower(pairs, nearestPairing({ ...field, entrants: members })) ?? pairs;
  });
};

/**
 * The pairing of least gap in which nobody meets an old opponent (SWISS-05, SWISS-06), by the rules'
 * own way wherever that reaches it; `null` when every pairing repeats a match. Even fields only. The
 * least gap is proven up to 200 players, and above wherever neighbours in order could do no better.
 */
export const nearestPairing = (field: Field): Pairs | null => {
  const { entrants } = field;
  const moved = moveDownPairing(field);
  if (moved !== null && totalGap(moved) === leastGap(entrants)) return moved;
  if (entrants.length <= WHOLE_FIELD) return wholePairing(field, moved);
  return narrower(moved, blockPairing(field)) ?? wholePairing(field, null);
};

/**
 * Where a repeat cannot be avoided: the fewest repeats, of the oldest matches, then the least gap
 * (GAP-16).
 */
export const repeatingPairing = (field: Field): Pairs => {
  const { entrants, met } = field;
  const half = entrants.length / 2;
  const widest = gap(at(entrants, 0), at(entrants, entrants.length - 1));
  const perRound = half * widest + 1;
  const edges: { a: number; b: number; last: number; cost: number }[] = [];
  entrants.forEach((first, a) => {
    for (let b = a + 1; b < entrants.length; b++) {
      const second = at(entrants, b);
      edges.push({ a, b, last: met(first.id, second.id), cost: gap(first, second) });
    }
  });
  const latest = edges.reduce((most, { last }) => Math.max(most, last), 0);
  const perRepeat = perRound * (half * latest + 1);
  const pairs = solve(
    field,
    edges.map(({ a, b, last, cost }) => ({
      a,
      b,
      cost: cost + last * perRound + (last > 0 ? perRepeat : 0),
    })),
  );
  if (pairs === null) throw new Error('an even field has a pairing');
  return pairs;
};
