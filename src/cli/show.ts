import { type KnowledgeView, type PositionView, viewers, type Viewer } from '#rules';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import type { Shell, ShellCommand } from './shell';
import { showBoard } from './show/board';
import { showDecisions } from './show/decisions';
import { showKnowledge } from './show/knowledge';
import { openGame } from './show/open-game';
import { askForGame, askForLog, isGameId, noMoment } from './show/stored-game';

export const USAGE = `usage: retrace show FILE|GAME [--at N] [--as ${viewers.join('|')}] [--around K] [--knowledge]
       retrace show FILE|GAME --log [--as ${viewers.join('|')}]
Draws moment N (the last) of a game as a viewer (spectator) was told it, and the K (8) decisions
before and after it; with --knowledge what the Corp or the Runner knew of the cards they did not see.
Viewers count their own moments; a judge has one for each decision. With --log, all that a viewer was
told, one JSON object a line. FILE is a log, packed (.gz) or not, or a scenario (.json); GAME is the
id of a game on a running server (--server http://localhost:4000).
`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

export const viewerNamed = (name: unknown): Viewer | undefined =>
  viewers.find((one) => one === name);

const isCount = (text: unknown): boolean => /^\d{1,6}$/.test(String(text));

interface Wanted {
  readonly at: number | null;
  readonly viewer: Viewer;
  readonly around: number;
  readonly knowledge: boolean;
}

type Shown =
  | {
      readonly ok: true;
      readonly players: { readonly corp: string; readonly runner: string };
      readonly number: number;
      readonly last: number;
      readonly view: PositionView;
      readonly decisions: readonly string[];
      /** Null where it is not wanted. */
      readonly knowledge: readonly KnowledgeView[] | null;
    }
  | { readonly ok: false; readonly message: string };

async function fromFile(path: string, wanted: Wanted, shell: Shell): Promise<Shown> {
  const opened = await openGame(path, shell);
  if (!opened.ok) return opened;
  const { replay, header } = opened;
  const seen = replay.seenBy[wanted.viewer];
  const number = wanted.at ?? seen.last;
  if (!seen.has(number)) return { ok: false, message: noMoment(number, seen.last) };
  const { corp, runner } = header.players;
  return {
    ok: true,
    players: { corp: corp.name, runner: runner.name },
    number,
    last: seen.last,
    view: seen.momentAt(number).position,
    decisions: showDecisions(seen, number, wanted.around),
    knowledge: wanted.knowledge ? seen.knowledgeAt(number) : null,
  };
}

async function fromServer(
  id: string,
  server: string,
  wanted: Wanted,
  shell: Shell,
): Promise<Shown> {
  if (!URL.canParse(server)) return { ok: false, message: `--server is ${server}, no address.` };
  const asked = await askForGame(shell, server, id, wanted);
  if (!asked.ok) return asked;
  const { players, at, last, view, decisions, knowledge } = asked.game;
  const told = decisions.filter((one) => one.at <= at).length;
  const near = decisions.slice(Math.max(0, told - wanted.around), told + wanted.around);
  return {
    ok: true,
    players,
    number: at,
    last,
    view,
    decisions: near.map((one) => `${one.at === at ? '>' : ' '} ${one.at}  ${one.text}`),
    knowledge,
  };
}

/** Prints all that a viewer was told. */
async function printLog(path: string, server: string, viewer: Viewer, shell: Shell) {
  const log = isGameId(path)
    ? await askForLog(shell, server, path, viewer)
    : await openGame(path, shell);
  if (!log.ok) {
    shell.err(log.message.endsWith('\n') ? log.message : `${log.message}\n`);
    return 2;
  }
  if ('log' in log) shell.out(log.log);
  else for (const line of log.replay.seenBy[viewer].log(log.header)) shell.out(`${line}\n`);
  return 0;
}

/** Draws a position of a game. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    at: { type: 'string' },
    as: { type: 'string', default: 'spectator' },
    around: { type: 'string', default: '8' },
    knowledge: { type: 'boolean' },
    log: { type: 'boolean' },
    server: { type: 'string', default: 'http://localhost:4000' },
  });
  if (!options.ok) return misused(shell, options.message);
  const { at, as, around, server, log } = options.values;
  const [path, extra] = options.positionals;
  if (path === undefined || extra !== undefined)
    return misused(shell, 'Name one log, scenario or game.');
  const viewer = viewerNamed(as);
  if (viewer === undefined)
    return misused(shell, `--as is ${String(as)}, expected ${viewers.join(', ')}.`);
  if (!isCount(around) || (at !== undefined && !isCount(at)))
    return misused(shell, '--at and --around are whole numbers.');
  const knowledge = options.values['knowledge'] === true;
  if (knowledge && viewer !== 'corp' && viewer !== 'runner')
    return misused(shell, '--knowledge is that of --as corp or --as runner.');
  if (log === true) return printLog(path, String(server), viewer, shell);
  const wanted = {
    at: at === undefined ? null : Number(at),
    viewer,
    around: Number(around),
    knowledge,
  };
  const shown = isGameId(path)
    ? await fromServer(path, String(server), wanted, shell)
    : await fromFile(path, wanted, shell);
  if (!shown.ok) {
    shell.err(shown.message.endsWith('\n') ? shown.message : `${shown.message}\n`);
    return 2;
  }
  const { players, number, last, view, decisions } = shown;
  const known =
    shown.knowledge === null
      ? []
      : ['', `Known to the ${viewer}:`, ...showKnowledge(shown.knowledge)];
  const lines = [
    `${players.corp} (Corp) against ${players.runner} (Runner), moment ${number} of ${last}`,
    ...showBoard(view, shell.terminal.columns),
    '',
    ...decisions,
    ...known,
  ];
  shell.out(`${lines.join('\n')}\n`);
  return 0;
};
