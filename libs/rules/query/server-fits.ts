import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import { currentRun } from './run';
import { isCentral, type ServerName, type ServerWord } from '../state/server';

/** Whether a server is the one an ability speaks of. */
export function serverFits(
  g: Work,
  context: Context,
  wanted: ServerWord,
  server: ServerName | null,
): boolean {
  if (server === null) return false;
  if (wanted === 'central') return isCentral(server);
  if (wanted === 'remote') return !isCentral(server);
  if (wanted === 'attacked') return server === currentRun(g)?.server;
  if (wanted === 'elsewhere') return server !== currentRun(g)?.server;
  if (wanted === 'another') return server !== context.server;
  if (wanted === 'chosen') return server === context.place;
  return server === (wanted === 'this' ? context.server : wanted);
}
