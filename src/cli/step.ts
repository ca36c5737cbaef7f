import { viewers, type Viewer } from '#rules';
import { SERVER_USAGE, serverNamed, serverOptions } from './game/ask-server';
import { openGame } from './game/open';
import { walked, type Walked, type WalkedGame } from './game/walked-game';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import type { Shell, ShellCommand } from './shell';
import { refused, viewerNamed } from './show';
import { showBoard } from './show/board';
import { painter, showTold } from './show/told';
import { help, keysIn, moves, type Move } from './step/keys';

export const USAGE = `usage: retrace step FILE|GAME [--as ${viewers.join('|')}]
Steps through a game. ${help}
FILE is a log, a scenario or a replay of jinteki.net; GAME is the id of a game on a running server.
${SERVER_USAGE}`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

export interface Place {
  readonly at: number;
  readonly viewer: Viewer;
}

const clear = '\u001b[H\u001b[2J';
const enter = '\u001b[?1049h\u001b[?25l';
const leave = '\u001b[?25h\u001b[?1049l';

/** Where a key leads; null to quit. Stays where there is nothing further. */
export async function follow(
  game: WalkedGame,
  { at, viewer }: Place,
  move: Move,
): Promise<Walked<Place | null>> {
  const stretch = game.stretchOf(viewer);
  if (stretch === null) return walked({ at, viewer });
  switch (move.to) {
    case 'quit':
      return walked(null);
    case 'first':
      return walked({ at: stretch.from, viewer });
    case 'last':
      return walked({ at: stretch.to, viewer });
    case 'viewer': {
      const open = viewers.filter((one) => (game.stretchOf(one)?.to ?? -1) >= 0);
      const other = open[(open.indexOf(viewer) + 1) % open.length] ?? viewer;
      const there = await game.counterpart(viewer, at, other);
      if (!there.ok) return there;
      return walked({ at: there.value ?? game.stretchOf(other)?.from ?? 0, viewer: other });
    }
    case 'moment':
    case 'action':
    case 'run':
    case 'turn': {
      const there = await game.step(viewer, at, move.to, move.direction);
      return there.ok ? walked({ at: there.value ?? at, viewer }) : there;
    }
  }
}

async function draw(game: WalkedGame, { at, viewer }: Place, shell: Shell): Promise<string | null> {
  const { columns, rows, colours } = shell.terminal;
  const position = await game.position(viewer, at);
  if (!position.ok) return position.message;
  const board = showBoard(position.value, columns);
  const head = painter(colours)('bold', `Moment ${at} of ${game.stretchOf(viewer)?.to ?? at}`);
  const room = Math.max(2, rows - board.length - 4);
  const told = await game.toldUpTo(viewer, at, room);
  if (!told.ok) return told.message;
  const list = showTold(told.value, at, room, colours);
  shell.out(`${clear}${[head, ...board, '', ...list, help].slice(0, rows).join('\n')}`);
  return null;
}

/** Steps through a game with the keys. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    as: { type: 'string', default: 'spectator' },
    ...serverOptions,
  });
  if (!options.ok) return misused(shell, options.message);
  const [path, extra] = options.positionals;
  if (path === undefined || extra !== undefined)
    return misused(shell, 'Name one log, scenario, replay or game.');
  const viewer = viewerNamed(options.values['as']);
  if (viewer === undefined) return misused(shell, `--as expects ${viewers.join(', ')}.`);
  if (!shell.terminal.interactive) {
    shell.err(
      `This is no terminal to step in. "retrace show ${path} --at N" draws one position.\n`,
    );
    return 2;
  }
  const named = serverNamed(shell, options.values);
  if (!named.ok) return misused(shell, named.message);
  const opened = await openGame(path, named.server, shell);
  if (!opened.ok) return refused(shell, opened.message);
  const { game } = opened;
  const stretch = game.stretchOf(viewer);
  if (stretch === null) return refused(shell, `You may not see this game as ${viewer}.`);
  if (stretch.to < stretch.from)
    return refused(
      shell,
      'There is no position to step through: what a pasted log tells, "retrace show FILE --log" lists.',
    );
  const problem = await walk(game, { at: stretch.from, viewer }, shell);
  return problem === null ? 0 : refused(shell, problem);
};

/** Draws and follows keys until there is one to quit; what went wrong, if anything did. */
async function walk(game: WalkedGame, from: Place, shell: Shell): Promise<string | null> {
  let place = from;
  shell.out(enter);
  try {
    const problem = await draw(game, place, shell);
    if (problem !== null) return problem;
    for await (const chunk of shell.keys())
      for (const key of keysIn(chunk)) {
        const move = moves.get(key);
        if (move === undefined) continue;
        const there = await follow(game, place, move);
        if (!there.ok) return there.message;
        if (there.value === null) return null;
        place = there.value;
        const drawn = await draw(game, place, shell);
        if (drawn !== null) return drawn;
      }
    return null;
  } finally {
    shell.out(leave);
  }
}
