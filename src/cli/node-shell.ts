import { on } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../platform/folders/make-folder';
import { filesFor } from './files';
import { readPath } from './read-path';
import type { Answered, Shell } from './shell';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `fetch` says little and keeps the reason in `cause`. */
const cause = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? error.cause.message || error.message
    : reason(error);

async function* keys(): AsyncGenerator<string> {
  const { stdin } = process;
  const stopped = new AbortController();
  const stop = (): void => {
    stopped.abort();
  };
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  // A signal ends the keys, so that who draws can tidy the screen before the program is gone.
  process.once('SIGTERM', stop).once('SIGHUP', stop);
  try {
    for await (const [chunk] of on(stdin, 'data', { signal: stopped.signal, close: ['end'] }))
      yield String(chunk);
  } catch (error) {
    if (!stopped.signal.aborted) throw error;
  } finally {
    process.off('SIGTERM', stop).off('SIGHUP', stop);
    stdin.setRawMode(false);
    stdin.pause();
  }
}

/**
 * What a request is answered, read whole. Node's own fetch never ends where the connection is closed at once:
 * nothing is waited for any more then, and the command would be over as if all were well.
 */
async function answered(
  url: string,
  init: RequestInit,
): Promise<{ readonly response: Response; readonly text: string }> {
  const read = async () => {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  };
  let leave = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new Error('the connection was closed'));
  });
  process.once('beforeExit', leave);
  try {
    return await Promise.race([read(), left]);
  } finally {
    process.off('beforeExit', leave);
  }
}

const noAnswer = (url: string, error: unknown) => ({
  ok: false as const,
  message:
    `${url} does not answer: ${cause(error)}. Start a server (npm start), or name` +
    ' the one that runs by --server URL or RETRACE_SERVER.',
});

async function post(
  url: string,
  type: string,
  body: Uint8Array | string,
  keys: readonly string[] = [],
): Promise<Answered> {
  try {
    const { response, text } = await answered(url, {
      method: 'POST',
      headers: {
        ...{ 'content-type': type, accept: 'application/json' },
        ...authorized(keys),
      },
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
    try {
      return { ok: true, status: response.status, body: JSON.parse(text) as unknown };
    } catch {
      return { ok: true, status: response.status, body: text };
    }
  } catch (error) {
    return noAnswer(url, error);
  }
}

const authorized = (keys: readonly string[]): Readonly<Record<string, string>> =>
  keys.length === 0 ? {} : { authorization: `Bearer ${keys.join(',')}` };

async function get(url: string, keys: readonly string[] = []): Promise<Answered> {
  try {
    const { response, text } = await answered(url, { headers: authorized(keys) });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson ? JSON.parse(text) : text;
    return { ok: true, status: response.status, body };
  } catch (error) {
    return noAnswer(url, error);
  }
}

/** A reader that has seen enough, such as `head`, ends the program without a word; a full disk with one. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      if (stream === process.stdout)
        process.stderr.write(`What was found cannot be written: ${error.message}\n`);
      process.exit(1);
    });
}

/** The shell of a process of Node. */
export const nodeShell = ({ source, processes }: Pick<Shell, 'source' | 'processes'>): Shell => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  terminal: {
    columns: process.stdout.columns || 100,
    rows: process.stdout.rows || 40,
    interactive: process.stdin.isTTY && process.stdout.isTTY,
    // https://no-color.org
    colours: process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '',
    isRead: process.stdout.isTTY,
    progress: process.stderr.isTTY,
  },
  server: process.env['RETRACE_SERVER'] ?? 'http://localhost:4000',
  key: process.env['RETRACE_KEY'] ?? '',
  readFile: async (path) => {
    const file = await readPath(path);
    return file.ok ? { ok: true, text: new TextDecoder().decode(file.bytes) } : file;
  },
  readBytes: (path) => readPath(path),
  writeFile: async (path, text) => {
    try {
      makeFolder(dirname(path));
      await writeFile(path, text);
      return { ok: true };
    } catch (error) {
      return { ok: false, message: `${path} cannot be written: ${reason(error)}` };
    }
  },
  files: filesFor,
  post,
  get,
  source,
  processes,
  milliseconds: () => performance.now(),
  keys,
});
