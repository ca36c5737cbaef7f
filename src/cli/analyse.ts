import { whole } from '#streams/folding';
import { isStoredId } from '#text/stored-id';
import { viewers } from '#rules';
import { analyseReplay } from '../games/replay/analyse-replay';
import type { GameReport } from '#analysis/report/game-report';
import { readObserved } from './analyse/observed-file';
import { tellReport } from './analyse/layout';
import { askForAnalysis } from './analyse/stored-analysis';
import { taxText, tellTax } from './analyse/tell-tax';
import { toldReport, toldTaxes } from './analyse/told-report';
import { SERVER_USAGE, serverNamed, serverOptions } from './game/ask-server';
import { foldFile } from './game/read-file';
import { parseOptions } from './options';
import { viewerNamed } from './show';
import type { ShellCommand } from './shell';

export const USAGE = `usage: retrace analyse FILE|GAME [--as ${viewers.join('|')}] [--at MOMENT] [--text|--json]
Tells what a game was worth and what it owed to luck, as a viewer (judge for a file, spectator for a
stored game) may know it: where credits and clicks came from and went, accesses and draws against what
was to be expected of them, runs, and the moments that mattered. FILE is a log, a scenario or a replay of
jinteki.net, of which it tells what was observed; GAME is the id of a game on a running server. It is told as
text, and as JSON with --json: of a GAME in the words of the API, and so it is for a program that reads the
output, unless --text is said. With --at it tells what the cheapest way into each server would cost the Runner
at that moment of the viewer's.
${SERVER_USAGE}What each number means: docs/analysis.md.
`;

/** Analyses one game. 1: it cannot be read; 2: the command is wrong. */
export const run: ShellCommand = async (args, shell) => {
  const misused = (message: string) => {
    shell.err(`${message}\n${USAGE}`);
    return 2 as const;
  };
  const options = parseOptions(args, {
    as: { type: 'string' },
    at: { type: 'string' },
    json: { type: 'boolean' },
    text: { type: 'boolean' },
    ...serverOptions,
  });
  if (!options.ok) return misused(options.message);
  const { as, at } = options.values;
  const [json, text] = [options.values['json'] === true, options.values['text'] === true];
  if (json && text) return misused('Say --text or --json.');
  const [game, ...more] = options.positionals;
  if (game === undefined || more.length > 0) return misused('Name one file or game.');
  const isStored = isStoredId(game);
  const viewer = viewerNamed(as ?? (isStored ? 'spectator' : 'judge'));
  if (viewer === undefined) return misused(`--as is ${String(as)}: ${viewers.join(', ')}.`);
  const moment = at === undefined ? null : Number(at);
  if (moment !== null && !(Number.isInteger(moment) && moment >= 0))
    return misused(`--at is ${String(at)}, expected the number of a moment.`);
  const tell = (report: GameReport | null): 0 | 1 => {
    if (report === null) shell.err(`The ${viewer} has been told nothing of this game yet.\n`);
    else shell.out(json ? `${JSON.stringify(report, null, 2)}\n` : `${tellReport(report)}\n`);
    return report === null ? 1 : 0;
  };
  if (isStored) {
    const named = serverNamed(shell, options.values);
    if (!named.ok) return misused(named.message);
    const asked = await askForAnalysis(shell, named.server, game, viewer, moment);
    if (!asked.ok) {
      shell.err(`${asked.message}\n`);
      return 1;
    }
    // Scripts were told JSON before there was anything else.
    const asText = text || (!json && shell.terminal.isRead);
    if (!asText) shell.out(`${JSON.stringify(asked.analysis, null, 2)}\n`);
    else if (moment !== null)
      shell.out(taxText(toldTaxes(asked.analysis), `moment ${moment}, as ${viewer}`));
    else return tell(asked.analysis === null ? null : toldReport(asked.analysis, viewer));
    return 0;
  }
  const observed = await readObserved(game, viewer, moment !== null, shell);
  if (observed?.ok === true) return tell(observed.report);
  if (observed !== null) {
    shell.err(observed.message);
    return 1;
  }
  const opened = await foldFile(game, shell);
  if (!opened.ok) {
    shell.err(opened.message);
    return 1;
  }
  if (moment !== null) return tellTax(shell, opened.replay, viewer, moment, json);
  return tell(whole(analyseReplay(opened.replay, viewer)));
};
