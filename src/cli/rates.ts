import { inner, SERVER_USAGE, serverNamed, serverOptions, unknownAnswer } from './game/ask-server';
import { parseOptions } from './options';
import type { ShellCommand } from './shell';

export const USAGE = `usage: retrace rates wins [--of SUBJECT] [FILTER...] [--form csv|ndjson]
       retrace rates cards [--card CARD] [FILTER...] [--form csv|ndjson]
Rates of the games that are open to you on a running server, as a table: win rates with intervals, or
how games went with cards. SUBJECT is player, opponent, identity, opponent-identity, side, pool, month
or matchup (the matrix). FILTERs, which all have to fit: --player, --opponent, --identity,
--opponent-identity, --side, --pool, --since, --until (ISO 8601), --rests-on decisions|facts,
--least-turns, --most-turns, --tier verified|partial|observed, --tournament, --deck. --least N leaves
out rows of fewer games; --sort games|value|shrunk (cards: games|in-hand|improvement|dealt-effect),
--first N (10,000 at most) and --skip N give pages. Where more games fit than one question may read, the
server counts them first, and says how far that is and when to ask again.
${SERVER_USAGE}`;

const WORDS = [
  ...['of', 'card', 'form', 'sort', 'least', 'first', 'skip', 'player', 'opponent', 'identity'],
  ...['opponent-identity', 'side', 'pool', 'since', 'until', 'rests-on', 'least-turns'],
  ...['most-turns', 'tier', 'tournament', 'deck'],
] as const;

/** As the address has it: `opponent-identity` is `opponentIdentity`. */
const parameter = (word: string): string =>
  word.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** CSV begins with the names of its columns, NDJSON is empty or has an object a line. */
const isTable = (text: string): boolean => {
  const [first = ''] = text.split(/\r?\n/, 1);
  return first === '' ? text === '' : first.startsWith('{') || /^\w+(,\w+)*$/.test(first);
};

/** Prints rates of a running server. 1: it does not answer, or refuses; 2: the command is wrong. */
export const run: ShellCommand = async (args, shell) => {
  const misused = (message: string) => {
    shell.err(`${message}\n${USAGE}`);
    return 2 as const;
  };
  const options = parseOptions(args, {
    ...serverOptions,
    ...Object.fromEntries(WORDS.map((word) => [word, { type: 'string' as const }])),
  });
  if (!options.ok) return misused(options.message);
  const [table, ...more] = options.positionals;
  if ((table !== 'wins' && table !== 'cards') || more.length > 0)
    return misused('Say of what: wins or cards.');
  const named = serverNamed(shell, options.values);
  if (!named.ok) return misused(named.message);
  const url = new URL(`/rates/${table}`, named.server.url);
  for (const word of WORDS) {
    const value = options.values[word];
    if (typeof value === 'string') url.searchParams.set(parameter(word), value);
  }
  const answered = await shell.get(url.href, named.server.keys);
  if (!answered.ok) {
    shell.err(`${answered.message}\n`);
    return 1;
  }
  if (answered.status === 200) {
    // What answers at an address need not be Retrace: a page of something else is no table.
    if (typeof answered.body !== 'string' || !isTable(answered.body)) {
      shell.err(`${unknownAnswer(named.server).message}\nIs a Retrace server there?\n`);
      return 1;
    }
    shell.out(answered.body);
    return 0;
  }
  const told = (part: string): string => {
    const text = inner(answered.body, 'error', part);
    return typeof text === 'string' ? text : '';
  };
  const message = told('message') || `${url.href} answers ${answered.status}`;
  shell.err(`${message}\n${told('hint')}\n`);
  // A word or number that no server would take is of the command, not of what is stored.
  return ['BAD_QUERY', 'BAD_TIME'].includes(told('code')) ? 2 : 1;
};
