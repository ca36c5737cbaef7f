import type { Pair, PlayerId } from '../results/outcome';
import { seatPairs } from '../draft/seats';
import { standings } from '../standings/standings';
import { activePlayers, type Event, type Round } from '../stream/state';
import type { Entrant, Field, Pairs } from './field';
import { nearestPairing, repeatingPairing } from './nearest-pairing';

export interface Pairing {
  readonly tables: readonly Pair[];
  readonly bye: PlayerId | null;
  /** Tables at which old opponents meet, because no pairing is without (GAP-16). */
  readonly repeats: readonly Pair[];
}

/** The last round in which two players met, or 0. */
export const meetings = (rounds: readonly Round[]): Field['met'] => {
  const last = new Map<PlayerId, Map<PlayerId, number>>();
  const note = (a: PlayerId, b: PlayerId, round: number): void => {
    const met = last.get(a);
    if (met === undefined) last.set(a, new Map([[b, round]]));
    else met.set(b, round);
  };
  for (const { number, matches } of rounds) {
    for (const { players } of matches) {
      note(players[0], players[1], number);
      note(players[1], players[0], number);
    }
  }
  return (a, b) => last.get(a)?.get(b) ?? 0;
};

export const byesTaken = (rounds: readonly Round[]): ReadonlyMap<PlayerId, number> => {
  const taken = new Map<PlayerId, number>();
  for (const { bye } of rounds) if (bye !== null) taken.set(bye, (taken.get(bye) ?? 0) + 1);
  return taken;
};

/** Who may get the bye, the likeliest first: from the foot of the standings, fewest byes (CONF-18). */
export const byeCandidates = (
  order: readonly PlayerId[],
  taken: ReadonlyMap<PlayerId, number>,
): readonly PlayerId[] => {
  const fewest = Math.min(...order.map((id) => taken.get(id) ?? 0));
  return [...order].reverse().filter((id) => (taken.get(id) ?? 0) === fewest);
};

const shown = (pairs: Pairs): readonly Pair[] => pairs.map(([a, b]) => [a.id, b.id]);

const repeatsIn = (pairs: Pairs, met: Field['met']): readonly Pair[] =>
  shown(pairs.filter(([a, b]) => met(a.id, b.id) > 0));

const pairOdd = (field: Field, candidates: readonly PlayerId[]): Pairing => {
  const without = (bye: PlayerId): Field => ({
    ...field,
    entrants: field.entrants.filter(({ id }) => id !== bye),
  });
  for (const bye of candidates) {
    const pairs = nearestPairing(without(bye));
    if (pairs !== null) return { tables: shown(pairs), bye, repeats: [] };
  }
  const attempts = candidates.map((bye) => {
    const pairs = repeatingPairing(without(bye));
    return { tables: shown(pairs), bye, repeats: repeatsIn(pairs, field.met) };
  });
  const [best] = attempts.sort((a, b) => a.repeats.length - b.repeats.length);
  if (best === undefined) throw new Error('nobody is there to be paired');
  return best;
};

/**
 * The pairing of the next round for a draw of the players who are there: the draw is all that
 * chance decides. Round 1 follows the draw alone, or the seats in a draft (SWISS-04, DRAFT-04).
 */
export const pairRound = (event: Event, draw: readonly PlayerId[]): Pairing => {
  const { rounds, settings } = event;
  const active = activePlayers(event);
  if (rounds.length === 0 && settings.structure === 'full-draft' && active.length % 2 === 0) {
    return { tables: seatPairs(active.map(({ id }) => id)), bye: null, repeats: [] };
  }
  const ranked = standings(event, rounds.length, draw);
  const playing = new Set(active.map(({ id }) => id));
  const order = ranked.map(({ player }) => player.id).filter((id) => playing.has(id));
  const lots = new Map(draw.map((id, at) => [id, at]));
  // Within a score the draw decides who comes first, not the strength of schedule.
  const entrants = ranked
    .filter(({ player }) => playing.has(player.id))
    .map(({ player, prestige }): Entrant => ({ id: player.id, prestige }))
    .sort((a, b) => b.prestige - a.prestige || (lots.get(a.id) ?? 0) - (lots.get(b.id) ?? 0));
  const field: Field = { entrants, met: meetings(rounds) };
  if (entrants.length % 2 === 1) {
    return pairOdd(field, byeCandidates(order, byesTaken(rounds)));
  }
  const pairs = nearestPairing(field);
  if (pairs !== null) return { tables: shown(pairs), bye: null, repeats: [] };
  const repeating = repeatingPairing(field);
  return { tables: shown(repeating), bye: null, repeats: repeatsIn(repeating, field.met) };
};
