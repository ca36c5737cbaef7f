import { isStoredId } from '#text/stored-id';
import type { Shell } from '../shell';
import type { Server } from './ask-server';
import { openFile, type OpenedFile } from './read-file';
import { ServerWalk } from './server-walk';

/** Opens a file, or a game that a server has stored. */
export async function openGame(path: string, server: Server, shell: Shell): Promise<OpenedFile> {
  if (!isStoredId(path)) return openFile(path, shell);
  const opened = await ServerWalk.open(shell, server, path);
  return opened.ok
    ? { ok: true, game: opened.value }
    : { ok: false, message: `${opened.message}\n` };
}
