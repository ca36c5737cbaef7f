import { counted } from '#text/counted';
import { join } from 'node:path';
import { findPoolName, poolNamed, poolNames } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { codesIn, type LoggedDeck, type LogHeader } from '#notation/native/header';
import { openLog } from '#notation/native/open-log';
import { writeLog, type Written } from '#notation/native/write-log';
import { hashState, type Outcome, engineVersion, type Pool, type Side } from '#rules';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { oneOf, type Source } from '#play/source';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import { starterNames, type SeatDeck } from '../games/play/seat-deck';
import { anyDeck, chooseDeck } from './play/deck';
import { legalDeck } from './play/legal-deck';
import { progressOn } from './progress';
import type { ShellCommand } from './shell';

export const USAGE = `usage: retrace play [--corp DECK] [--runner DECK] [--pool POOL [--any-cards]] [--seed S] [--games K] [-o DIR]
Plays K games (1) by any legal decision and writes their logs to DIR (.). The same seed gives the
same games. DECK is a deck file in any notation or a starter: ${[...starterNames('corp'), ...starterNames('runner')].join(', ')};
left out, each game takes a starter; or a random legal deck of POOL, where that is named, and with
--any-cards a deck of any of its cards, legal or not. Without POOL, a game has the smallest that has
the cards of its decks:
${poolNames.join(', ')}.
`;

/** A game is over long before this. */
const most = 5000;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

const refused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n`);
  return 1;
};

interface Game {
  readonly text: string;
  readonly decisions: number;
  readonly outcome: Outcome | null;
}

function playGame(
  pool: Pool | null,
  decks: Readonly<Record<Side, LoggedDeck>>,
  next: Source,
  meta: object,
): Game {
  const header: LogHeader = {
    format: 'retrace/1',
    rules: 'rr-1.1',
    pool: (pool ?? rulesByPool.covering(codesIn(decks)).pool).name,
    engine: engineVersion,
    players: { corp: { name: 'Random Corp' }, runner: { name: 'Random Runner' } },
    start: { kind: 'decks', ...decks },
    meta: { ...meta },
  };
  const opened = openLog(rulesByPool, header);
  if (!opened.ok) throw new Error(opened.message);
  const written: Written[] = [];
  const table = {
    rules: opened.rules,
    player: randomPlayer(next),
    dealer: dealer(next),
    most,
    facts: 'none',
  } as const;
  let last = opened.state;
  for (const { by, decision, state } of playOn(table, opened.state)) {
    written.push({ by, decision, hash: hashState(state) });
    last = state;
  }
  return { text: writeLog(header, written), decisions: written.length, outcome: last.outcome };
}

const endOf = (outcome: Outcome | null): string =>
  outcome === null ? 'given up' : `${outcome.winner ?? 'nobody'} by ${outcome.reason}`;

/** Plays random legal games and writes their logs. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    pool: { type: 'string' },
    corp: { type: 'string' },
    runner: { type: 'string' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '1' },
    'any-cards': { type: 'boolean', default: false },
    out: { type: 'string', short: 'o', default: '.' },
  });
  if (!options.ok) return misused(shell, options.message);
  const { corp, runner, seed, games, out } = options.values;
  const wanted = options.values['pool'];
  const anyCards = options.values['any-cards'] === true;
  if (anyCards && wanted === undefined) return misused(shell, '--any-cards needs --pool.');
  const named = findPoolName(typeof wanted === 'string' ? wanted : 'all');
  if (named === null)
    return misused(shell, `There is no pool ${String(wanted)}. There are ${poolNames.join(', ')}.`);
  const pool = poolNamed(named);
  const [extra] = options.positionals;
  if (extra !== undefined) return misused(shell, `"${extra}" is no option.`);
  const count = Number(games);
  if (!Number.isInteger(count) || count < 1)
    return misused(shell, `--games is ${String(games)}, expected a whole number from 1 on.`);

  const source = shell.source(String(seed));
  const deckOf = async (side: Side, name: unknown): Promise<SeatDeck> => {
    if (typeof name === 'string') return chooseDeck(name, side, pool, shell);
    if (wanted === undefined)
      return chooseDeck(oneOf(starterNames(side), source), side, pool, shell);
    return { ok: true, deck: (anyCards ? anyDeck : legalDeck)(pool, side, source) };
  };
  const progress = progressOn(shell, count);
  const ends = new Map<string, number>();
  const digits = String(count).length;
  let decisions = 0;
  let playing = 0;
  for (let game = 1; game <= count; game += 1) {
    const corpDeck = await deckOf('corp', corp);
    if (!corpDeck.ok) return refused(shell, corpDeck.message);
    const runnerDeck = await deckOf('runner', runner);
    if (!runnerDeck.ok) return refused(shell, runnerDeck.message);
    const began = shell.milliseconds();
    const decks = { corp: corpDeck.deck, runner: runnerDeck.deck };
    const played = playGame(wanted === undefined ? null : pool, decks, source, { seed, game });
    playing += shell.milliseconds() - began;
    decisions += played.decisions;
    const end = endOf(played.outcome);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    const name = `random-${String(seed)}-${String(game).padStart(digits, '0')}.retrace.ndjson`;
    const written = await shell.writeFile(join(String(out), name), played.text);
    if (!written.ok) {
      progress.end();
      shell.err(`${written.message}\n`);
      return 1;
    }
    progress.show(game, counted(decisions, 'decision'));
  }
  progress.end();
  const rate = Math.round((decisions / playing) * 1000);
  shell.out(
    `${count} ${count === 1 ? 'game' : 'games'}, ${decisions} decisions, ${rate} decisions/s, in ${String(out)}\n`,
  );
  for (const [end, number] of [...ends].sort((a, b) => b[1] - a[1]))
    shell.out(`  ${String(number).padStart(digits)}  ${end}\n`);
  return 0;
};
