/** Where a player of a bracket match comes from. */
export type Slot =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly match: string };

export interface BracketMatch {
  /** `U1.3`: upper bracket, first round, third match; `L…` lower; `F1` the final, `F2` its second game. */
  readonly id: string;
  readonly bracket: 'upper' | 'lower' | 'final';
  /** Of its bracket, counted from 1. */
  readonly round: number;
  readonly slots: readonly [Slot, Slot];
}

/**
 * The seeds from the top of the bracket to its foot, opponents side by side: first meets last, and
 * the halves mirror each other (CUT-03).
 */
export const seedOrder = (size: number): readonly number[] => {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const last = 2 * order.length + 1;
    order = order.flatMap((seed, at) => (at % 2 === 0 ? [seed, last - seed] : [last - seed, seed]));
  }
  return order;
};

const pairUp = (
  slots: readonly Slot[],
  bracket: 'upper' | 'lower',
  round: number,
): readonly BracketMatch[] => {
  const letter = bracket === 'upper' ? 'U' : 'L';
  const matches: BracketMatch[] = [];
  for (let at = 0; at + 1 < slots.length; at += 2) {
    const [first, second] = [slots[at], slots[at + 1]];
    if (first === undefined || second === undefined) break;
    matches.push({
      id: `${letter}${round}.${at / 2 + 1}`,
      bracket,
      round,
      slots: [first, second],
    });
  }
  return matches;
};

const sent = (matches: readonly BracketMatch[], from: 'winner' | 'loser'): readonly Slot[] =>
  matches.map(({ id }) => ({ from, match: id }));

const interleave = (first: readonly Slot[], second: readonly Slot[]): readonly Slot[] =>
  first.flatMap((slot, at) => {
    const other = second[at];
    return other === undefined ? [slot] : [slot, other];
  });

const upperRounds = (size: number): readonly (readonly BracketMatch[])[] => {
  const rounds: (readonly BracketMatch[])[] = [];
  let slots: readonly Slot[] = seedOrder(size).map((seed) => ({ from: 'seed', seed }));
  while (slots.length > 1) {
    const round = pairUp(slots, 'upper', rounds.length + 1);
    rounds.push(round);
    slots = sent(round, 'winner');
  }
  return rounds;
};

/**
 * Lower rounds take turns: among themselves, then against those who drop in. Every other time the
 * droppers come from the opposite end, so that old opponents meet again late.
 */
const lowerRounds = (
  upper: readonly (readonly BracketMatch[])[],
): readonly (readonly BracketMatch[])[] => {
  const rounds: (readonly BracketMatch[])[] = [];
  let slots = sent(upper[0] ?? [], 'loser');
  upper.slice(1).forEach((dropping, at) => {
    const among = pairUp(slots, 'lower', rounds.length + 1);
    if (among.length > 0) {
      rounds.push(among);
      slots = sent(among, 'winner');
    }
    const droppers = sent(dropping, 'loser');
    const met = at % 2 === 0 ? [...droppers].reverse() : droppers;
    const round = pairUp(interleave(met, slots), 'lower', rounds.length + 1);
    rounds.push(round);
    slots = sent(round, 'winner');
  });
  return rounds;
};

/**
 * A double elimination of `size` players (a power of two): each match after all it waits for. The
 * second game of the final is played only if the upper bracket's winner loses the first (CUT-06).
 */
export const doubleElimination = (size: number): readonly BracketMatch[] => {
  const upper = upperRounds(size);
  const lower = lowerRounds(upper);
  const upperFinal = upper.at(-1)?.[0];
  if (upperFinal === undefined) throw new Error(`no bracket has ${size} players`);
  const lowerFinal = lower.at(-1)?.[0];
  const challenger: Slot =
    lowerFinal === undefined
      ? { from: 'loser', match: upperFinal.id }
      : { from: 'winner', match: lowerFinal.id };
  const final: BracketMatch = {
    id: 'F1',
    bracket: 'final',
    round: 1,
    slots: [{ from: 'winner', match: upperFinal.id }, challenger],
  };
  const second: BracketMatch = {
    id: 'F2',
    bracket: 'final',
    round: 2,
    slots: [
      { from: 'winner', match: 'F1' },
      { from: 'loser', match: 'F1' },
    ],
  };
  return [...inOrderOfPlay(upper, lower), final, second];
};

const inOrderOfPlay = (
  upper: readonly (readonly BracketMatch[])[],
  lower: readonly (readonly BracketMatch[])[],
): readonly BracketMatch[] => {
  const matches: BracketMatch[] = [...(upper[0] ?? [])];
  upper.slice(1).forEach((round, at) => {
    matches.push(...round, ...(lower[2 * at] ?? []), ...(lower[2 * at + 1] ?? []));
  });
  return matches;
};
