import type { ServerWord } from '#rules';
import { a, list } from './english';

/** " on HQ", " on a remote server". */
export function onServer(server: ServerWord | readonly ServerWord[] | undefined): string {
  if (server === undefined) return '';
  if (typeof server !== 'string') return ` on ${list(server.map(serverWords), 'or')}`;
  if (server === 'this') return ' on this server';
  if (server === 'attacked') return ' on the attacked server';
  if (server === 'elsewhere') return ' on a server other than the attacked one';
  if (server === 'another') return ' on another server';
  if (server === 'chosen') return ' on that server';
  return server === 'central' || server === 'remote' ? ` on ${a(server)} server` : ` on ${server}`;
}

/** "HQ", "a remote server". */
export const serverWords = (server: ServerWord | readonly ServerWord[]): string =>
  onServer(server).slice(' on '.length);
