import { counted } from '#text/counted';
import { sameResult } from '../../results/outcome';
import type { TournamentCommand } from '../commands';
import type { TournamentDecision } from '../decisions';
import { accept, type Answer, refuse } from '../refusal';
import type { Event } from '../state';
import { matchAt, recordResult } from './results';

type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;
type Linked = Extract<TournamentDecision, { type: 'gameLinked' }>;
type Refused = Answer & { readonly ok: false };

/** Where a stored game is a match's already; one game has one result. */
const placeOfGame = (event: Event, gameId: string): string | null => {
  for (const { number, matches } of event.rounds) {
    for (const { table, games } of matches) {
      const at = games.indexOf(gameId);
      if (at >= 0) return `round ${number}, table ${table}, game ${at + 1}`;
    }
  }
  const [match] = [...(event.cut?.results ?? [])].find(([, cut]) => cut.gameId === gameId) ?? [];
  return match === undefined ? null : `match ${match}`;
};

/** Why a game cannot be linked; `null` when it is no match's yet. */
export const linkProblem = (event: Event, gameId: string, place: string): Refused | null => {
  const linked = placeOfGame(event, gameId);
  if (linked === null) return null;
  return refuse(
    'GAME_LINKED',
    place,
    `This game is that of ${linked}.`,
    'Name each game once, in the order they were played.',
  );
};

export const linkGame = (event: Event, command: Command<'linkGame'>): Answer => {
  const found = matchAt(event, command.round, command.table);
  if (!found.ok) return found;
  const { round, table, game, gameId } = command;
  const place = `${found.place}, game ${game}`;
  if (found.match.games[game - 1] === undefined) {
    return refuse(
      'MATCH_UNKNOWN',
      place,
      `A match has ${counted(found.match.games.length, 'game')}.`,
      'Count games from 1.',
    );
  }
  const problem = linkProblem(event, gameId, place);
  return problem ?? accept({ type: 'gameLinked', round, table, game, gameId });
};

/** The result and its games in one; a result that is there already gets its games alone. */
export const takeResult = (event: Event, command: Command<'takeResult'>): Answer => {
  const found = matchAt(event, command.round, command.table);
  if (!found.ok) return found;
  const { round, table, result, gameIds } = command;
  const links: Linked[] = [];
  for (const [at, gameId] of gameIds.entries()) {
    if (gameId === null || found.match.games[at] === gameId) continue;
    const place = `${found.place}, game ${at + 1}`;
    const twice = gameIds.indexOf(gameId) !== at;
    if (twice) {
      return refuse('GAME_LINKED', place, 'This game is named twice.', 'Name each game once.');
    }
    const problem = linkProblem(event, gameId, place);
    if (problem !== null) return problem;
    links.push({ type: 'gameLinked', round, table, game: at + 1, gameId });
  }
  const known = found.match.result;
  if (known !== null && sameResult(known, result) && links.length > 0) return accept(...links);
  const recorded = recordResult(event, { type: 'recordResult', round, table, result });
  return recorded.ok ? accept(...recorded.events, ...links) : recorded;
};
