import type { Moment, Viewer } from '#rules';
import type { LogHeader } from '../native/header';

export const toldFormat = 'retrace-told/1';

/** The first line: of the header of a log, what everybody at the table knows. */
export const writeToldHeader = (
  { rules, pool, players }: Pick<LogHeader, 'rules' | 'pool' | 'players'>,
  viewer: Viewer,
): string =>
  JSON.stringify({
    format: toldFormat,
    viewer,
    rules,
    pool,
    players: { corp: { name: players.corp.name }, runner: { name: players.runner.name } },
  });

/** One moment as a line. The first shows how the game began, all of them what was told. */
export const writeTold = ({ number, time, told, position }: Moment): string =>
  JSON.stringify({ moment: number, time, told, ...(number === 0 ? { position } : {}) });

/** A game as one viewer was told it, one JSON object a line. */
export function* toldLog(
  header: LogHeader,
  viewer: Viewer,
  moments: Iterable<Moment>,
): Generator<string> {
  yield writeToldHeader(header, viewer);
  for (const moment of moments) yield writeTold(moment);
}
