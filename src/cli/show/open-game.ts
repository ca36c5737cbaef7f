import { corePool } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import type { LogHeader } from '#notation/native/header';
import { openLog } from '#notation/native/open-log';
import { readLogBytes } from '#notation/native/read-log';
import type { LogRefusal } from '#notation/native/refusal';
import { loadPosition } from '#notation/scenario/position/load';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { scenarioToGame } from '#scenarios/as-game';
import { Replay } from '../../games/replay/replay';
import type { Shell } from '../shell';

export type OpenedGame =
  | { readonly ok: true; readonly header: LogHeader; readonly replay: Replay }
  | { readonly ok: false; readonly message: string };

const most = 8;

/** A refusal in words, for a terminal. */
function tellRefusal(path: string, refusal: LogRefusal): string {
  const { code, message, hint, line, decision, expected } = refusal;
  const place = decision === null ? `line ${line}` : `line ${line}, decision ${decision}`;
  const list = expected.slice(0, most).map((one) => `  ${one}\n`);
  const more = expected.length > most ? `  ... and ${expected.length - most} more\n` : '';
  return `${path}, ${place}: ${code}: ${message}.\n${hint}\n${list.length > 0 ? `Expected:\n${list.join('')}${more}` : ''}`;
}

/** A scenario as the game its script makes of it. */
function openScenario(path: string, text: string): OpenedGame {
  const read = readScenarioText(text);
  if (!read.ok) {
    const lines = read.problems.map(({ at, message }) => `${path}: ${at} ${message}\n`);
    return { ok: false, message: lines.join('') };
  }
  const made = scenarioToGame(corePool, read.scenario);
  if (!made.ok) {
    const reason = 'reason' in made.report ? String(made.report.reason) : made.report.result;
    return { ok: false, message: `${path} cannot be played: ${reason}\n` };
  }
  const { header, decisions } = made.game;
  const opened = openLog(rulesByPool, header, loadPosition);
  if (!opened.ok) return { ok: false, message: tellRefusal(path, opened) };
  const replay = Replay.opened(opened);
  replay.extend(decisions.map((one) => one.decision));
  return { ok: true, header, replay };
}

/** Opens a log or a scenario from a file, every decision checked. */
export async function openGame(path: string, shell: Shell): Promise<OpenedGame> {
  const file = await shell.readBytes(path);
  if (!file.ok) return { ok: false, message: `${file.message}\n` };
  if (/\.json(\.gz)?$/.test(path)) return openScenario(path, new TextDecoder().decode(file.bytes));
  const read = await readLogBytes([file.bytes]);
  if (!read.ok) return { ok: false, message: tellRefusal(path, read) };
  const folded = foldLog(rulesByPool, read.log, { loadPosition });
  if (!folded.ok) return { ok: false, message: tellRefusal(path, folded) };
  const opened = openLog(rulesByPool, read.log.header, loadPosition);
  if (!opened.ok) return { ok: false, message: tellRefusal(path, opened) };
  const replay = Replay.opened(opened);
  replay.extend(read.log.entries.map((entry) => entry.decision));
  return { ok: true, header: read.log.header, replay };
}
