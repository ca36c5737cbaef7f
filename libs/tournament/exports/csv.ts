import { standings } from '../standings/standings';
import type { Event } from '../stream/state';

/** RFC 4180, with a guard for spreadsheets that run cells beginning like a formula. */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const lines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export const standingsCsv = (event: Event, through: number = event.rounds.length): string =>
  lines([
    [
      'rank',
      'player',
      'prestige',
      'strength of schedule',
      'corp wins',
      'runner wins',
      'byes',
      'corp identity',
      'runner identity',
      'dropped after',
    ],
    ...standings(event, through).map((row) => [
      row.rank,
      row.player.name,
      row.prestige,
      row.strengthOfSchedule,
      row.corpWins,
      row.runnerWins,
      row.byes,
      row.player.decks?.corp.identity ?? null,
      row.player.decks?.runner.identity ?? null,
      row.player.droppedAfter,
    ]),
  ]);

export const pairingsCsv = (event: Event, round: number): string => {
  const name = (id: string): string =>
    [...event.players.values()].find((player) => player.id === id)?.name ?? id;
  const paired = event.rounds[round - 1];
  return lines([
    ['table', 'player 1', 'player 2'],
    ...(paired?.matches ?? []).map(({ table, players }) => [
      table,
      name(players[0]),
      name(players[1]),
    ]),
    ...(paired?.bye == null ? [] : [['bye', name(paired.bye), null] as const]),
  ]);
};
