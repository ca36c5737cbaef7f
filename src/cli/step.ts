import { viewers, type Viewer } from '#rules';
import type { Replay } from '../games/replay/replay';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import type { Shell, ShellCommand } from './shell';
import { viewerNamed } from './show';
import { showBoard } from './show/board';
import { showDecisions } from './show/decisions';
import { openGame } from './show/open-game';
import { help, keysIn, moves, type Move } from './step/keys';

export const USAGE = `usage: retrace step FILE [--as ${viewers.join('|')}]
Steps through a log. ${help}
`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

interface Place {
  readonly at: number;
  readonly viewer: Viewer;
}

const clear = '\u001b[H\u001b[2J';
const enter = '\u001b[?1049h\u001b[?25l';
const leave = '\u001b[?25h\u001b[?1049l';

/** Where a key leads; null to quit. Stays where there is nothing further. */
export function follow(replay: Replay, { at, viewer }: Place, move: Move): Place | null {
  const seen = replay.seenBy[viewer];
  switch (move.to) {
    case 'quit':
      return null;
    case 'first':
      return { at: 0, viewer };
    case 'last':
      return { at: seen.last, viewer };
    case 'viewer': {
      const other = viewers[(viewers.indexOf(viewer) + 1) % viewers.length] ?? viewer;
      return { at: replay.seenBy[other].momentOf(seen.endOf(at)), viewer: other };
    }
    case 'moment':
    case 'action':
    case 'run':
    case 'turn':
      return { at: seen.marks[move.direction](move.to, at) ?? at, viewer };
  }
}

function draw(replay: Replay, { at, viewer }: Place, shell: Shell): void {
  const { columns, rows } = shell.terminal;
  const seen = replay.seenBy[viewer];
  const board = showBoard(seen.momentAt(at).position, columns);
  const head = `Moment ${at} of ${seen.last}`;
  const room = Math.max(2, rows - board.length - 4);
  const list = showDecisions(seen, at, Math.floor(room / 2));
  shell.out(`${clear}${[head, ...board, '', ...list, help].slice(0, rows).join('\n')}`);
}

/** Steps through a game with the keys. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, { as: { type: 'string', default: 'spectator' } });
  if (!options.ok) return misused(shell, options.message);
  const [path, extra] = options.positionals;
  if (path === undefined || extra !== undefined) return misused(shell, 'Name one log.');
  const viewer = viewerNamed(options.values['as']);
  if (viewer === undefined) return misused(shell, `--as expects ${viewers.join(', ')}.`);
  if (!shell.terminal.interactive) {
    shell.err(
      `This is no terminal to step in. "retrace show ${path} --at N" draws one position.\n`,
    );
    return 2;
  }
  const opened = await openGame(path, shell);
  if (!opened.ok) {
    shell.err(opened.message);
    return 2;
  }
  const { replay } = opened;
  let place: Place = { at: 0, viewer };
  shell.out(enter);
  try {
    draw(replay, place, shell);
    for await (const chunk of shell.keys())
      for (const key of keysIn(chunk)) {
        const move = moves.get(key);
        if (move === undefined) continue;
        const there = follow(replay, place, move);
        if (there === null) return 0;
        place = there;
        draw(replay, place, shell);
      }
  } finally {
    shell.out(leave);
  }
  return 0;
};
