import { type KnowledgeView, viewers, type Viewer } from '#rules';
import { SERVER_USAGE, serverNamed, serverOptions } from './game/ask-server';
import { openGame } from './game/open';
import { noMoment, type AnyPosition, type WalkedGame, type WalkedMoment } from './game/walked-game';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import type { Shell, ShellCommand } from './shell';
import { showBoard } from './show/board';
import { showKnowledge } from './show/knowledge';
import { painter, showTold } from './show/told';

export const USAGE = `usage: retrace show FILE|GAME [--at N] [--as ${viewers.join('|')}] [--before K] [--knowledge]
       retrace show FILE|GAME --log [--as ${viewers.join('|')}]
Draws moment N (the last) of a game as a viewer (spectator) was told it, and the K (8) lines that led
there; with --knowledge what the Corp or the Runner knew of the cards they did not see. Viewers count
their own moments; a judge has one for each decision. With --log, all that a viewer was told, one JSON
object a line. FILE is a log, a scenario (.json), a replay of jinteki.net or its pasted log, packed
(.gz) or not; GAME is the id of a game on a running server.
${SERVER_USAGE}`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

export const viewerNamed = (name: unknown): Viewer | undefined =>
  viewers.find((one) => one === name);

const isCount = (text: unknown): boolean => /^\d{1,6}$/.test(String(text));

interface Wanted {
  /** Null for the last one. */
  readonly at: number | null;
  readonly viewer: Viewer;
  readonly before: number;
  readonly knowledge: boolean;
}

type Shown =
  | {
      readonly ok: true;
      readonly number: number;
      readonly last: number;
      readonly position: AnyPosition;
      readonly told: readonly WalkedMoment[];
      /** Null where it is not wanted. */
      readonly knowledge: readonly KnowledgeView[] | null;
    }
  | { readonly ok: false; readonly message: string };

async function look(game: WalkedGame, { at, viewer, before, knowledge }: Wanted): Promise<Shown> {
  const stretch = game.stretchOf(viewer);
  if (stretch === null) return { ok: false, message: `You may not see this game as ${viewer}.` };
  const number = at ?? stretch.to;
  const position = await game.position(viewer, number);
  if (!position.ok) {
    const isThere = number >= stretch.from && number <= stretch.to;
    return isThere || stretch.to < 0 ? position : { ok: false, message: noMoment(number, stretch) };
  }
  const told = await game.toldUpTo(viewer, number, before + 1);
  if (!told.ok) return told;
  const seat = viewer === 'corp' || viewer === 'runner' ? viewer : null;
  const known = knowledge && seat !== null ? await game.knowledge(seat, number) : null;
  if (known?.ok === false) return known;
  return {
    ...{ ok: true, number, last: stretch.to },
    ...{ position: position.value, told: told.value },
    knowledge: known?.value ?? null,
  };
}

/** Says why, each message in lines of its own. */
export const refused = (shell: Shell, message: string): ExitCode => {
  shell.err(message.endsWith('\n') ? message : `${message}\n`);
  return 1;
};

async function printLog(game: WalkedGame, viewer: Viewer, shell: Shell): Promise<ExitCode> {
  const lines = await game.lines(viewer);
  if (!lines.ok) return refused(shell, lines.message);
  for (const line of lines.value) shell.out(line);
  return 0;
}

/** Draws a position of a game. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    at: { type: 'string' },
    as: { type: 'string', default: 'spectator' },
    before: { type: 'string' },
    // Its former name.
    around: { type: 'string' },
    knowledge: { type: 'boolean' },
    log: { type: 'boolean' },
    ...serverOptions,
  });
  if (!options.ok) return misused(shell, options.message);
  const { at, as, log } = options.values;
  const before = options.values['before'] ?? options.values['around'] ?? '8';
  const [path, extra] = options.positionals;
  if (path === undefined || extra !== undefined)
    return misused(shell, 'Name one log, scenario, replay or game.');
  const viewer = viewerNamed(as);
  if (viewer === undefined)
    return misused(shell, `--as is ${String(as)}, expected ${viewers.join(', ')}.`);
  if (!isCount(before) || (at !== undefined && !isCount(at)))
    return misused(shell, '--at and --before are whole numbers.');
  const knowledge = options.values['knowledge'] === true;
  if (knowledge && viewer !== 'corp' && viewer !== 'runner')
    return misused(shell, '--knowledge is that of --as corp or --as runner.');
  const named = serverNamed(shell, options.values);
  if (!named.ok) return misused(shell, named.message);
  const opened = await openGame(path, named.server, shell);
  if (!opened.ok) return refused(shell, opened.message);
  const { game } = opened;
  if (log === true) return printLog(game, viewer, shell);
  const shown = await look(game, {
    ...{ at: at === undefined ? null : Number(at), viewer },
    ...{ before: Number(before), knowledge },
  });
  if (!shown.ok) return refused(shell, shown.message);
  const { number, last, position, told } = shown;
  const { corp, runner } = game.players;
  const { columns, colours } = shell.terminal;
  const known =
    shown.knowledge === null
      ? []
      : ['', `Known to the ${viewer}:`, ...showKnowledge(shown.knowledge)];
  const head = `${corp} (Corp) against ${runner} (Runner), moment ${number} of ${last}`;
  const lines = [
    painter(colours)('bold', head),
    ...showBoard(position, columns),
    '',
    ...showTold(told, number, Number(before) + linesOf(told, number), colours),
    ...known,
  ];
  shell.out(`${lines.join('\n')}\n`);
  return 0;
};

const linesOf = (told: readonly WalkedMoment[], number: number): number =>
  Math.max(1, told.find((moment) => moment.number === number)?.told.length ?? 0);
