import { corePool } from '#cards/pool';
import { viewPosition } from '#rules/view/position';
import { viewers, type Viewer } from '#rules/view/viewer';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import type { ShellCommand } from './shell';
import { showBoard } from './show/board';
import { showDecisions } from './show/decisions';
import { openGame } from './show/open-game';

export const USAGE = `usage: retrace show FILE [--at N] [--as ${viewers.join('|')}] [--around K]
Draws the position after decision N (the last), as far as a viewer (spectator) may know it, and the
K (8) decisions before and after it. FILE is a log, packed (.gz) or not.
`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

export const viewerNamed = (name: unknown): Viewer | undefined =>
  viewers.find((one) => one === name);

const isCount = (text: unknown): boolean => /^\d{1,6}$/.test(String(text));

/** Draws a position of a game. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    at: { type: 'string' },
    as: { type: 'string', default: 'spectator' },
    around: { type: 'string', default: '8' },
  });
  if (!options.ok) return misused(shell, options.message);
  const { at, as, around } = options.values;
  const [path, extra] = options.positionals;
  if (path === undefined || extra !== undefined) return misused(shell, 'Name one log.');
  const viewer = viewerNamed(as);
  if (viewer === undefined)
    return misused(shell, `--as is ${String(as)}, expected ${viewers.join(', ')}.`);
  if (!isCount(around) || (at !== undefined && !isCount(at)))
    return misused(shell, '--at and --around are whole numbers.');
  const opened = await openGame(path, shell);
  if (!opened.ok) {
    shell.err(opened.message);
    return 2;
  }
  const { replay } = opened;
  const number = at === undefined ? replay.length : Number(at);
  if (!replay.has(number))
    return misused(shell, `There is no decision ${number}: the game has ${replay.length}.`);
  const view = viewPosition(corePool, replay.stateAt(number), viewer);
  const { players } = replay.header;
  const lines = [
    `${players.corp.name} (Corp) against ${players.runner.name} (Runner), decision ${number} of ${replay.length}`,
    ...showBoard(view, shell.terminal.columns),
    '',
    ...showDecisions(replay, number, viewer, Number(around)),
  ];
  shell.out(`${lines.join('\n')}\n`);
  return 0;
};
