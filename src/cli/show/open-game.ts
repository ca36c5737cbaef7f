import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import type { LogHeader } from '#notation/native/header';
import { defaultLimits } from '#notation/native/limits';
import type { LogRefusal } from '#notation/native/refusal';
import { loadPosition } from '#notation/scenario/position/load';
import { openRecorded } from '#notation/recorded/open-recorded';
import { Replay } from '../../games/replay/replay';
import { readGame } from '../../games/upload/read-game';
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

/** Opens a log or a scenario from a file, every decision checked. */
export async function openGame(path: string, shell: Shell): Promise<OpenedGame> {
  const file = await shell.readBytes(path);
  if (!file.ok) return { ok: false, message: `${file.message}\n` };
  const read = await readGame(rulesByPool, file.bytes, defaultLimits);
  if (!read.ok) return { ok: false, message: tellRefusal(path, read) };
  const { header, entries } = read.log;
  const folded = foldLog(rulesByPool, read.log, { loadPosition });
  if (!folded.ok) return { ok: false, message: tellRefusal(path, folded) };
  const replay = Replay.opened(openRecorded(rulesByPool, header));
  replay.extend(entries.map((entry) => entry.decision));
  return { ok: true, header, replay };
}
