import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import { progressOn } from './progress';
import type { Shell, ShellCommand } from './shell';
import { fateOf, type Fate } from './upload/answer';

export const USAGE = `usage: retrace upload FILE... [--server URL]
Sends logs to a running server (http://localhost:4000). FILE is a log, packed (.gz) or not, a
folder, or a pattern with * and ?.
`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

async function send(path: string, url: string, shell: Shell): Promise<Fate> {
  const file = await shell.readBytes(path);
  if (!file.ok) return { kind: 'refused', message: file.message };
  return fateOf(await shell.post(url, 'application/x-ndjson', file.bytes));
}

/** Uploads logs; the exit code is 1 when anything was refused. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    server: { type: 'string', default: 'http://localhost:4000' },
  });
  if (!options.ok) return misused(shell, options.message);
  const server = String(options.values['server']);
  if (!URL.canParse(server) || !/^https?:/.test(server))
    return misused(
      shell,
      `--server is ${server}, expected an address such as http://localhost:4000.`,
    );
  if (options.positionals.length === 0) return misused(shell, 'Name a log.');
  const paths = new Set<string>();
  for (const pattern of options.positionals) {
    const found = await shell.files(pattern);
    if (found.length === 0) return misused(shell, `There is no log at ${pattern}.`);
    for (const path of found) paths.add(path);
  }

  const url = new URL('/games', server).href;
  const progress = progressOn(shell, paths.size);
  const counts = { created: 0, known: 0, refused: 0 };
  let done = 0;
  for (const path of paths) {
    const fate = await send(path, url, shell);
    counts[fate.kind] += 1;
    done += 1;
    if (fate.kind === 'refused') {
      progress.end();
      shell.err(`${path}: ${fate.message}\n`);
    } else shell.out(`${fate.id} ${path}\n`);
    progress.show(done, path);
  }
  progress.end();
  shell.err(`${counts.created} new, ${counts.known} known already, ${counts.refused} refused.\n`);
  return counts.refused === 0 ? 0 : 1;
};
