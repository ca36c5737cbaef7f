import type { CutMatch } from '../cut/standing';
import { bracketStanding, cutPlaces } from '../cut/standing';
import { BYE_PRESTIGE, type PlayerId, tally } from '../results/outcome';
import { standings } from '../standings/standings';
import type { Event, Match, Round } from '../stream/state';

interface SwissSeat {
  readonly id: number | null;
  readonly runnerScore: number;
  readonly corpScore: number;
  readonly combinedScore: number;
}

interface CutSeat {
  readonly id: number | null;
  readonly role: 'corp' | 'runner' | null;
  readonly winner: boolean | null;
}

interface NrtmTable<Seat> {
  readonly table: number;
  readonly player1: Seat;
  readonly player2: Seat;
  readonly intentionalDraw: false;
  readonly eliminationGame: boolean;
}

/** The document AlwaysBeRunning and NRTM exchange; its source is named in docs/formats/tournaments.md. */
export interface NrtmDocument {
  readonly name: string;
  readonly date: string;
  readonly cutToTop: number;
  readonly preliminaryRounds: number;
  readonly players: readonly {
    readonly id: number;
    readonly name: string;
    readonly rank: number;
    readonly corpIdentity: string | null;
    readonly runnerIdentity: string | null;
    readonly matchPoints: number;
    readonly strengthOfSchedule: number;
    readonly extendedStrengthOfSchedule: number;
  }[];
  readonly eliminationPlayers: readonly {
    readonly id: number;
    readonly name: string;
    readonly rank: number;
    readonly seed: number;
  }[];
  readonly rounds: readonly (readonly NrtmTable<SwissSeat | CutSeat>[])[];
  readonly uploadedFrom: string;
}

type Numbers = (id: PlayerId) => number;

const swissSeat = ({ result }: Match, id: PlayerId, numbers: Numbers): SwissSeat => {
  const taken = result === null ? null : tally(result, id);
  return {
    id: numbers(id),
    runnerScore: taken?.runnerPrestige ?? 0,
    corpScore: taken?.corpPrestige ?? 0,
    combinedScore: taken?.prestige ?? 0,
  };
};

const swissTables = (round: Round, numbers: Numbers): readonly NrtmTable<SwissSeat>[] => {
  const plain = { intentionalDraw: false, eliminationGame: false } as const;
  const tables = round.matches.map((match) => ({
    table: match.table,
    player1: swissSeat(match, match.players[0], numbers),
    player2: swissSeat(match, match.players[1], numbers),
    ...plain,
  }));
  if (round.bye === null) return tables;
  const none = { runnerScore: 0, corpScore: 0, combinedScore: 0 };
  const bye = {
    table: tables.length + 1,
    player1: { ...none, id: numbers(round.bye), combinedScore: BYE_PRESTIGE },
    player2: { ...none, id: null },
    ...plain,
  };
  return [...tables, bye];
};

const cutTable = (at: CutMatch, table: number, numbers: Numbers): NrtmTable<CutSeat> => {
  const seat = (player: PlayerId | null): CutSeat => ({
    id: player === null ? null : numbers(player),
    role:
      player === null || at.result === null ? null : at.result.corp === player ? 'corp' : 'runner',
    winner: at.winner === null ? null : at.winner === player,
  });
  return {
    table,
    player1: seat(at.players[0]),
    player2: seat(at.players[1]),
    intentionalDraw: false,
    eliminationGame: true,
  };
};

/** Matches that could be played at once, in the order of the bracket. */
const cutRounds = (
  matches: readonly CutMatch[],
  numbers: Numbers,
): readonly (readonly NrtmTable<CutSeat>[])[] => {
  const rounds: NrtmTable<CutSeat>[][] = [];
  const depth = new Map<string, number>();
  let table = 0;
  for (const at of matches) {
    const after = at.match.slots.map((slot) =>
      slot.from === 'seed' ? 0 : (depth.get(slot.match) ?? 0),
    );
    const round = 1 + Math.max(...after);
    depth.set(at.match.id, round);
    if (at.result === null) continue;
    table++;
    const tables = rounds[round - 1] ?? [];
    tables.push(cutTable(at, table, numbers));
    rounds[round - 1] = tables;
  }
  return rounds.map((tables) => tables);
};

export const nrtmDocument = (event: Event): NrtmDocument => {
  const seats = new Map([...event.players.values()].map(({ id, seat }) => [id, seat]));
  const numbers: Numbers = (id) => seats.get(id) ?? 0;
  const rows = standings(event);
  const sos = new Map(rows.map((row) => [row.player.id, row.strengthOfSchedule]));
  const { cut } = event;
  return {
    name: event.settings.name,
    date: event.settings.date,
    cutToTop: cut?.seeds.length ?? 0,
    preliminaryRounds: event.rounds.length,
    players: rows.map((row) => ({
      id: numbers(row.player.id),
      name: row.player.name,
      rank: row.rank,
      corpIdentity: row.player.decks?.corp.identity ?? null,
      runnerIdentity: row.player.decks?.runner.identity ?? null,
      matchPoints: row.prestige,
      strengthOfSchedule: row.strengthOfSchedule,
      extendedStrengthOfSchedule: row.opponents.reduce((sum, id) => sum + (sos.get(id) ?? 0), 0),
    })),
    eliminationPlayers: (cut === null ? [] : cutPlaces(cut)).map(({ player, rank, seed }) => ({
      id: numbers(player),
      name: event.players.get(player)?.name ?? player,
      rank,
      seed,
    })),
    rounds: [
      ...event.rounds.map((round) => swissTables(round, numbers)),
      ...(cut === null ? [] : cutRounds(bracketStanding(cut), numbers)),
    ],
    uploadedFrom: 'Retrace',
  };
};
