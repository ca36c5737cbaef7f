import { bracketStanding } from '../cut/standing';
import { auditRound } from '../pairing/audit';
import type { PlayerId } from '../results/outcome';
import { standings } from '../standings/standings';
import type { Event } from '../stream/state';

export type Change =
  | {
      readonly kind: 'standing';
      readonly afterRound: number;
      readonly player: PlayerId;
      readonly rank: readonly [before: number, after: number];
      readonly prestige: readonly [before: number, after: number];
      readonly strengthOfSchedule: readonly [before: number, after: number];
    }
  /** A later round stays as it was played; this is what speaks against it now. */
  | { readonly kind: 'pairing'; readonly round: number; readonly message: string }
  | {
      readonly kind: 'seed';
      readonly player: PlayerId;
      readonly seed: number;
      readonly now: number;
    }
  /** A match of the cut whose players or result are others now. */
  | { readonly kind: 'bracket'; readonly match: string; readonly message: string };

const standingChanges = (before: Event, after: Event, round: number): readonly Change[] => {
  const old = new Map(standings(before, round).map((row) => [row.player.id, row]));
  return standings(after, round).flatMap((row): readonly Change[] => {
    const was = old.get(row.player.id);
    if (was === undefined) return [];
    const same =
      was.rank === row.rank &&
      was.prestige === row.prestige &&
      was.strengthOfSchedule === row.strengthOfSchedule;
    if (same) return [];
    return [
      {
        kind: 'standing',
        afterRound: round,
        player: row.player.id,
        rank: [was.rank, row.rank],
        prestige: [was.prestige, row.prestige],
        strengthOfSchedule: [was.strengthOfSchedule, row.strengthOfSchedule],
      },
    ];
  });
};

const pairingChanges = (before: Event, after: Event, round: number): readonly Change[] => {
  const known = new Set(auditRound(before, round).map(({ message }) => message));
  return auditRound(after, round)
    .filter(({ message }) => !known.has(message))
    .map(({ message }) => ({ kind: 'pairing', round, message }));
};

const seedChanges = ({ cut, ...event }: Event): readonly Change[] => {
  if (cut === null) return [];
  const now = standings({ cut, ...event })
    .map(({ player }) => player.id)
    .filter((id) => event.players.get(id)?.droppedAfter === null);
  return cut.seeds.flatMap((player, at): readonly Change[] => {
    const seed = now.indexOf(player) + 1;
    return seed === at + 1 ? [] : [{ kind: 'seed', player, seed: at + 1, now: seed }];
  });
};

const bracketChanges = (before: Event, after: Event): readonly Change[] => {
  if (before.cut === null || after.cut === null) return [];
  const old = new Map(bracketStanding(before.cut).map((each) => [each.match.id, each]));
  return bracketStanding(after.cut).flatMap((now): readonly Change[] => {
    const { id } = now.match;
    const was = old.get(id);
    if (was === undefined) return [];
    if (was.players.join() !== now.players.join()) {
      const lost =
        was.result !== null && now.result === null ? '; its result no longer counts' : '';
      const names = now.players.map((player) => player ?? 'nobody yet').join(' and ');
      return [{ kind: 'bracket', match: id, message: `It is between ${names} now${lost}.` }];
    }
    return was.winner === now.winner
      ? []
      : [{ kind: 'bracket', match: id, message: `${now.winner ?? 'Nobody'} wins it now.` }];
  });
};

/** Everything that is otherwise after a correction, round by round, then the cut. */
export const changesBetween = (before: Event, after: Event): readonly Change[] => [
  ...after.rounds.flatMap(({ number }) => [
    ...pairingChanges(before, after, number),
    ...standingChanges(before, after, number),
  ]),
  ...(seedChanges(before).length === seedChanges(after).length ? [] : seedChanges(after)),
  ...bracketChanges(before, after),
];
