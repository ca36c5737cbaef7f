import { isGame } from '#notation/recognise';
import { SERVER_USAGE, serverNamed, serverOptions, type Server } from './game/ask-server';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import { progressOn } from './progress';
import type { Shell, ShellCommand } from './shell';
import { fateOf, type Fate } from './upload/answer';

export const USAGE = `usage: retrace upload FILE... [--private] [--anonymous] [--keep-chat] [--keep-partial]
Sends games to a running server. FILE is a log, a scenario, a replay of jinteki.net or its pasted log,
packed (.gz) or not; a folder, of which .ndjson, .json, .txt and .log files are sent; or a pattern
with * and ?. What is found so and is no game (lists of games, of a deck) is left out, and named. With --private only the keys that are printed open them; with --anonymous no names of a
replay are kept, with --keep-chat what its players wrote is, with --keep-partial what comes before an
entry that does not fit. Prints the id and the key of each.
${SERVER_USAGE}`;

const games = /\.(ndjson|json|txt|log)(\.gz)?$/;
const flags = ['private', 'anonymous', 'keep-chat', 'keep-partial'] as const;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

interface Found {
  readonly path: string;
  /** Whether it was named itself: then it is sent, whatever it is. */
  readonly isNamed: boolean;
}

async function send(
  { path, isNamed }: Found,
  { url, keys }: Server,
  shell: Shell,
): Promise<
  Fate | { readonly kind: 'left-out' } | { readonly kind: 'unread'; readonly why: string }
> {
  const file = await shell.readBytes(path);
  if (!file.ok) return { kind: 'unread', why: file.message };
  if (!isNamed && !isGame(file.bytes)) return { kind: 'left-out' };
  return fateOf(await shell.post(url.href, 'application/octet-stream', file.bytes, keys));
}

/** Uploads games; the exit code is 1 when anything was refused. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    ...serverOptions,
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
  });
  if (!options.ok) return misused(shell, options.message);
  const named = serverNamed(shell, options.values);
  if (!named.ok) return misused(shell, named.message);
  if (options.positionals.length === 0) return misused(shell, 'Name a log, a replay or a folder.');
  const all = new Map<string, Found>();
  for (const pattern of options.positionals) {
    const found = await shell.files(pattern, games);
    if (found.length === 0) {
      shell.err(`There is no game at ${pattern}.\n`);
      return 1;
    }
    for (const path of found) {
      const isNamed = path === pattern || all.get(path)?.isNamed === true;
      all.set(path, { path, isNamed });
    }
  }

  const url = new URL('/games', named.server.url);
  for (const flag of flags) if (options.values[flag] === true) url.searchParams.set(flag, 'true');
  const progress = progressOn(shell, all.size);
  const counts = { created: 0, known: 0, refused: 0, 'left-out': 0 };
  let done = 0;
  for (const file of all.values()) {
    const { path } = file;
    const fate = await send(file, { ...named.server, url }, shell);
    counts[fate.kind === 'unread' ? 'refused' : fate.kind] += 1;
    done += 1;
    switch (fate.kind) {
      case 'refused':
        progress.end();
        shell.err(`${path}: ${fate.message}\n`);
        break;
      case 'unread':
        progress.end();
        shell.err(`${fate.why}.\n`);
        break;
      case 'left-out':
        progress.end();
        shell.err(`${path}: is no game, and is left out.\n`);
        break;
      case 'created':
      case 'known': {
        const { id, tier, key } = fate;
        const found = tier === null ? '' : ` ${tier}`;
        shell.out(`${id} ${path}${found}${key === null ? '' : ` key ${key}`}\n`);
        break;
      }
    }
    progress.show(done, path);
  }
  progress.end();
  const leftOut = counts['left-out'] === 0 ? '' : `, ${counts['left-out']} left out`;
  shell.err(
    `${counts.created} new, ${counts.known} known already, ${counts.refused} refused${leftOut}.\n`,
  );
  // Nothing was sent where nothing found was a game.
  return counts.refused === 0 && counts['left-out'] < all.size ? 0 : 1;
};
