import { extname, join } from 'node:path';
import { importAllWith } from './import/crew';
import type { ImportOptions } from './import/import-file';
import type { FileTask } from './import/import-file.work';
import { type FileResult, sayRefusal } from './import/report';
import type { KnownDeck, KnownDecks } from '#notation/jinteki/reconstruct/known-deck';
import { type Side, sides } from '#rules';
import { knownDeck } from '../games/import/known-deck';
import type { Job } from '../platform/processes/processes';
import { type ExitCode, type Io, standardInput } from './io';
import { parseOptions } from './options';
import { progressOn } from './progress';
import type { ShellCommand } from './shell';

export const USAGE = `usage: retrace import FILE... [--json | --details | --facts | --log] [--workers N]
                     [--strict] [--keep-partial] [--keep-chat] [--names CORP,RUNNER]
                     [--corp-deck FILE] [--runner-deck FILE]
       retrace import --all FILE.ndjson[.gz]
Reads replays of jinteki.net, packed (.gz) or not, and pasted logs; FILE is a file, a folder (of
which .json and .json.gz files are read), or a pattern with * and ?. Stores nothing: "retrace upload"
sends them to a server. Prints for each how far its decisions were found and hold by our rules, or
  --json     the same as one JSON object a line
  --details  more of it: every divergence, and everything the server allowed
  --facts    what happened in it, one fact a line
  --log      the decisions of a game verified to its end, as a log; what the server allowed and
             our rules forbid is marked in it, and its format is then another
A game may be verified with notes: what the server let a player do and our rules forbid, each by
its number. With --strict such a thing is where a game stops being verified. --workers gives files
out to so many processes. The exit code is 1 when a file was refused, 2 when nothing was tried.
Cards that never showed are unknown, unless --corp-deck and --runner-deck tell what was played, in
any notation that "retrace deck" reads; a deck that the game contradicts is refused with the entry.
With --all it makes the store what an export was, in the database that DATABASE_URL or RETRACE_DATA
names; broken off, it goes on when it is repeated.
`;

const replays = /\.json(\.gz)?$/;
const most = 64;

/** Found from here, as all that this command takes is bundled into this file (bin/bundle.mjs). */
const job: Job<FileTask, FileResult> = {
  file: join(__dirname, 'import', `import-file.work${extname(__filename)}`),
};

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

const printed = (values: Readonly<Record<string, unknown>>): ImportOptions['print'] | null => {
  const chosen = (['json', 'details', 'facts', 'log'] as const).filter(
    (name) => values[name] === true,
  );
  return chosen.length > 1 ? null : (chosen[0] ?? 'report');
};

/** The decks that are given; null after saying what is wrong with one. */
async function decksIn(
  values: Readonly<Record<string, unknown>>,
  io: Io,
): Promise<KnownDecks | null> {
  const decks: { [side in Side]?: KnownDeck } = {};
  for (const side of sides) {
    const path = values[`${side}-deck`];
    if (typeof path !== 'string') continue;
    const file = await io.readFile(path);
    const given = file.ok ? knownDeck(file.text, side) : null;
    if (given?.ok !== true) {
      const why = file.ok && given !== null ? `${given.message} ${given.hint}` : '';
      io.err(`${file.ok ? `${path}: ${why}` : file.message}\n`);
      return null;
    }
    decks[side] = given.deck;
  }
  return decks;
}

const noLog = (file: string): string =>
  `${file}: there is no log of it: only a game that is verified to its end has one.\n`;

const asJson = ({ file, code, message, hint, historyIndex }: FileResult & { ok: false }): string =>
  `${JSON.stringify({ file, refused: { code, message, hint, mend: hint, historyIndex } })}\n`;

/** Imports replays; the exit code is 1 when anything was refused. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    json: { type: 'boolean' },
    details: { type: 'boolean' },
    facts: { type: 'boolean' },
    log: { type: 'boolean' },
    workers: { type: 'string', default: '1' },
    strict: { type: 'boolean' },
    'keep-partial': { type: 'boolean' },
    'keep-chat': { type: 'boolean' },
    names: { type: 'string' },
    'corp-deck': { type: 'string' },
    'runner-deck': { type: 'string' },
  });
  if (!options.ok) return misused(shell, options.message);
  const { values, positionals } = options;
  const print = printed(values);
  if (print === null) return misused(shell, 'Choose one of --json, --details, --facts and --log.');
  const workers = Number(values['workers']);
  if (!Number.isInteger(workers) || workers < 1 || workers > most)
    return misused(shell, `--workers is a number from 1 to ${most}.`);
  const [corp, runner, ...others] = String(values['names'] ?? '').split(',');
  const named = values['names'] !== undefined;
  if (named && (others.length > 0 || !corp || !runner))
    return misused(shell, '--names takes two names with a comma between.');
  if (positionals.length === 0) return misused(shell, 'Name a replay.');
  const decks = await decksIn(values, shell);
  if (decks === null) return 1;
  const paths = new Set<string>();
  for (const pattern of positionals) {
    const found = await shell.files(pattern, replays);
    if (found.length === 0) {
      shell.err(`There is no replay at ${pattern}.\n`);
      return 1;
    }
    for (const path of found) paths.add(path);
  }

  const counts = { verified: 0, partial: 0, observed: 0, refused: 0 };
  const progress = progressOn(shell, paths.size);
  let done = 0;
  const take = (result: FileResult): void => {
    done += 1;
    progress.end();
    if (result.ok) {
      counts[result.report.tier] += 1;
      shell.out(result.printed);
      if (print === 'log' && result.printed === '') shell.err(noLog(result.report.file));
    } else {
      counts.refused += 1;
      if (print === 'json' || print === 'details') shell.out(asJson(result));
      shell.err(sayRefusal(result));
    }
    progress.show(done, result.ok ? result.report.file : result.file);
  };
  const taking: ImportOptions = {
    strict: values['strict'] === true,
    keepPartial: values['keep-partial'] === true,
    keepChat: values['keep-chat'] === true,
    decks,
    names: named && corp && runner ? { corp, runner } : null,
    print,
  };
  const processes = shell.processes(workers);
  try {
    // Standard input is of this process alone.
    const shared = paths.has(standardInput) ? 1 : workers;
    await importAllWith({ job, workers: shared, processes }, [...paths], taking, take);
  } finally {
    await processes.stop();
  }
  progress.end();
  const { verified, partial, observed, refused } = counts;
  shell.err(
    `${verified} verified, ${partial} partial, ${observed} observed, ${refused} refused;` +
      ' nothing is stored ("retrace upload" does that).\n',
  );
  return refused === 0 ? 0 : 1;
};
