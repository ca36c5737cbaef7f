import { counted } from '#text/counted';
import { automatonOf } from '#analysis/patterns/automaton';
import { parsePattern, patternLimits } from '#analysis/patterns/parse-pattern';
import { poolNamed } from '#cards/pool';
import { viewers } from '#rules';
import { whole } from '#streams/folding';
import { searchReplay } from '../games/replay/search-replay';
import { askForPattern } from './find/ask-for-pattern';
import { SERVER_USAGE, serverNamed, serverOptions } from './game/ask-server';
import { foldFile } from './game/read-file';
import { parseOptions } from './options';
import { viewerNamed } from './show';
import type { ShellCommand } from './shell';

const sayHolding = (holding: number, all: number): string =>
  `${holding} of ${counted(all, 'game')} ${holding === 1 ? 'holds' : 'hold'} it.`;

export const USAGE = `usage: retrace find PATTERN FILE... [--as ${viewers.join('|')}] [--first N] [--json]
       retrace find PATTERN server [--first N] [--json]
Finds games and moments that hold a pattern of facts, such as
  any(grip <= 4) then played(side = corp, card = "Scorched Earth") within turn
FILEs are logs or scenarios, folders of logs or patterns with * and ?, searched over what a viewer was
told (judge); "server" asks a running server for its open games, over what everybody was told. --first
is how many matches of a file, or games of a server, are wanted. A pattern has at most
${patternLimits.characters} characters and ${patternLimits.facts} facts: docs/patterns.md.
${SERVER_USAGE}`;

const USUAL = 20;

/** Searches games. 1: none holds the pattern, or a file cannot be read; 2: the command is wrong. */
export const run: ShellCommand = async (args, shell) => {
  const misused = (message: string) => {
    shell.err(`${message}\n${USAGE}`);
    return 2 as const;
  };
  const options = parseOptions(args, {
    as: { type: 'string' },
    first: { type: 'string' },
    json: { type: 'boolean' },
    ...serverOptions,
  });
  if (!options.ok) return misused(options.message);
  const { as = 'judge', first: wanted = USUAL, json } = options.values;
  const [text, ...places] = options.positionals;
  if (text === undefined || places.length === 0) return misused('Name a pattern and files.');
  const viewer = viewerNamed(String(as));
  if (viewer === undefined) return misused(`--as is ${String(as)}: ${viewers.join(', ')}.`);
  const first = Number(wanted);
  if (!Number.isInteger(first) || first < 1)
    return misused(`--first is ${String(wanted)}, expected a number from 1.`);
  const read = parsePattern(poolNamed('all'), text);
  if (!read.ok) {
    shell.err(`${text}\n${' '.repeat(read.at)}^ ${read.message}.\n${read.hint}\n`);
    return 2;
  }
  const tell = (rows: readonly object[], say: () => string): void =>
    shell.out(json === true ? rows.map((row) => `${JSON.stringify(row)}\n`).join('') : say());
  if (places.length === 1 && places[0] === 'server') {
    if (options.values['as'] !== undefined)
      return misused('A server is searched over what everybody was told, without --as.');
    const named = serverNamed(shell, options.values);
    if (!named.ok) return misused(named.message);
    const asked = await askForPattern(shell, named.server, text, first);
    if (!asked.ok) {
      shell.err(`${asked.message}\n`);
      return 1;
    }
    tell(asked.games, () =>
      asked.games
        .map(({ id, players, moments }) => `${id} ${players}: ${moments.join(', ')}\n`)
        .join(''),
    );
    shell.err(`${sayHolding(asked.games.length, asked.searched)}\n`);
    return asked.games.length > 0 ? 0 : 1;
  }
  const automaton = automatonOf(read.pattern);
  const found = await Promise.all(places.map((place) => shell.files(place)));
  const paths = [...new Set(found.flat())];
  const empty = places.filter((_place, index) => found[index]?.length === 0);
  for (const place of empty) shell.err(`There is no game at ${place}.\n`);
  let [holding, failed] = [0, empty.length];
  for (const path of paths) {
    const opened = await foldFile(path, shell);
    if (!opened.ok) {
      shell.err(opened.message);
      failed += 1;
      continue;
    }
    const matches = whole(searchReplay(opened.replay, viewer, automaton, first));
    if (matches.length > 0) holding += 1;
    tell(
      matches.map((match) => ({ file: path, ...match })),
      () =>
        matches
          .map(({ from, to, begins, ends }) =>
            from === to
              ? `${path}, moment ${to}: ${ends}\n`
              : `${path}, moments ${from} to ${to}: ${begins} ... ${ends}\n`,
          )
          .join(''),
    );
  }
  shell.err(`${sayHolding(holding, paths.length)}\n`);
  return holding > 0 && failed === 0 ? 0 : 1;
};
