import type { Shell } from '../shell';
import type { Server } from './ask-server';
import { openFile, type OpenedFile } from './read-file';
import { ServerWalk } from './server-walk';

export const isGameId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Opens a file, or a game that a server has stored. */
export async function openGame(path: string, server: Server, shell: Shell): Promise<OpenedFile> {
  if (!isGameId(path)) return openFile(path, shell);
  const opened = await ServerWalk.open(shell, server, path);
  return opened.ok
    ? { ok: true, game: opened.value }
    : { ok: false, message: `${opened.message}\n` };
}
