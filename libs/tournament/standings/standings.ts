import { BYE_PRESTIGE, type PlayerId, tally } from '../results/outcome';
import type { Event, Player, Round } from '../stream/state';

export interface StandingRow {
  readonly rank: number;
  readonly player: Player;
  readonly prestige: number;
  /** Prestige of all opponents so far; a bye has none (SWISS-02, SWISS-09). */
  readonly strengthOfSchedule: number;
  readonly corpPrestige: number;
  readonly runnerPrestige: number;
  readonly corpWins: number;
  readonly runnerWins: number;
  readonly byes: number;
  readonly opponents: readonly PlayerId[];
}

interface Sums {
  prestige: number;
  corpPrestige: number;
  runnerPrestige: number;
  corpWins: number;
  runnerWins: number;
  byes: number;
  readonly opponents: PlayerId[];
}

const sumRounds = (
  players: ReadonlyMap<PlayerId, Player>,
  rounds: readonly Round[],
): ReadonlyMap<PlayerId, Sums> => {
  const sums = new Map<PlayerId, Sums>();
  for (const id of players.keys()) {
    sums.set(id, {
      prestige: 0,
      corpPrestige: 0,
      runnerPrestige: 0,
      corpWins: 0,
      runnerWins: 0,
      byes: 0,
      opponents: [],
    });
  }
  for (const { matches, bye } of rounds) {
    const free = bye === null ? undefined : sums.get(bye);
    if (free !== undefined) {
      free.byes++;
      free.prestige += BYE_PRESTIGE;
    }
    for (const { players: pair, result } of matches) {
      if (result === null) continue;
      pair.forEach((id, seat) => {
        const own = sums.get(id);
        const opponent = pair[1 - seat];
        if (own === undefined || opponent === undefined) return;
        const taken = tally(result, id);
        own.prestige += taken.prestige;
        own.corpPrestige += taken.corpPrestige;
        own.runnerPrestige += taken.runnerPrestige;
        own.corpWins += taken.corpWins;
        own.runnerWins += taken.runnerWins;
        own.opponents.push(opponent);
      });
    }
  }
  return sums;
};

/** The draw that breaks ties after a round: the closing one at the end, else that of the last pairing. */
const drawAfter = (event: Event, through: number): readonly PlayerId[] =>
  (through >= event.rounds.length ? event.lots : null) ?? event.rounds[through - 1]?.draw ?? [];

/**
 * The standings after a round, a total order: prestige, strength of schedule, then the lots of a
 * draw (SWISS-01, SWISS-02, SWISS-03). Dropped players keep their places.
 */
export const standings = (
  event: Event,
  through: number = event.rounds.length,
  draw: readonly PlayerId[] = drawAfter(event, through),
): readonly StandingRow[] => {
  const sums = sumRounds(event.players, event.rounds.slice(0, through));
  const lots = new Map(draw.map((id, at) => [id, at]));
  const rows = [...event.players.values()].map((player): Omit<StandingRow, 'rank'> => {
    const own = sums.get(player.id);
    if (own === undefined) throw new Error(`${player.id} has no sums`);
    let strengthOfSchedule = 0;
    for (const opponent of own.opponents) strengthOfSchedule += sums.get(opponent)?.prestige ?? 0;
    return { player, strengthOfSchedule, ...own };
  });
  const lot = (id: PlayerId): number => lots.get(id) ?? draw.length;
  return rows
    .sort(
      (a, b) =>
        b.prestige - a.prestige ||
        b.strengthOfSchedule - a.strengthOfSchedule ||
        lot(a.player.id) - lot(b.player.id) ||
        a.player.seat - b.player.seat,
    )
    .map((row, at) => ({ rank: at + 1, ...row }));
};
