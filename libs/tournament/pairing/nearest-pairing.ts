import { type Entrant, type Field, gap, leastGap, type Pairs, totalGap } from './field';
import { cheapestMatching, type Edge } from './matching';
import { moveDownPairing } from './move-down';

/** Places within which a first answer is looked for. */
const NEIGHBOURS = 12;
/** Fields to this size are searched whole for something better, larger ones within a wider window. */
const WHOLE_FIELD = 200;
const WIDE_NEIGHBOURS = 30;

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

/**
 * The pairing of least gap in which nobody meets an old opponent (SWISS-05, SWISS-06), by the rules'
 * own way wherever that reaches it; `null` when every pairing repeats a match. Even fields only. The
 * least gap is proven up to 200 players; above, it is the least among near neighbours.
 */
export const nearestPairing = (field: Field): Pairs | null => {
  const bound = leastGap(field.entrants);
  const moved = moveDownPairing(field);
  if (moved !== null && totalGap(moved) === bound) return moved;
  const near = solve(
    field,
    newEdges(field, (a, b) => b - a <= NEIGHBOURS),
  );
  const candidates = [moved, near].filter((pairs) => pairs !== null);
  const [first, second] = candidates;
  const best =
    second !== undefined && first !== undefined && totalGap(second) < totalGap(first)
      ? second
      : (first ?? null);
  if (best !== null && totalGap(best) === bound) return best;
  // Only pairs that can be part of something better are worth looking at.
  const limit = best === null ? Infinity : totalGap(best);
  const leastWith = leastGapWith(field);
  const reach = field.entrants.length <= WHOLE_FIELD ? WHOLE_FIELD : WIDE_NEIGHBOURS;
  const better = solve(
    field,
    newEdges(field, (a, b) => limit === Infinity || (b - a <= reach && leastWith(a, b) < limit)),
  );
  return better !== null && totalGap(better) < limit ? better : best;
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
