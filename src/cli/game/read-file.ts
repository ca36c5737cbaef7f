import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import type { LogHeader } from '#notation/native/header';
import { defaultLimits } from '#notation/native/limits';
import type { LogRefusal } from '#notation/native/refusal';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { takeLog } from '#notation/observed/take-log';
import { takeReplay } from '#notation/observed/take-replay';
import type { ImportResult, ImportAnswer } from '#notation/observed/import-result';
import { kindOf, type Kind } from '#notation/recognise';
import { openRecorded } from '#notation/recorded/open-recorded';
import { loadPosition } from '#notation/scenario/position/load';
import { noProjections } from '../../games/replay/game-projections';
import { ObservedGame } from '../../games/replay/observed-game';
import { RecordedGame } from '../../games/replay/recorded-game';
import { Replay } from '../../games/replay/replay';
import { readGame } from '../../games/upload/read-game';
import type { Shell } from '../shell';
import { StoredWalk } from './stored-walk';
import type { WalkedGame } from './walked-game';

export type FoldedFile =
  | { readonly ok: true; readonly header: LogHeader; readonly replay: Replay }
  | { readonly ok: false; readonly message: string };

export type OpenedFile =
  | { readonly ok: true; readonly game: WalkedGame }
  | { readonly ok: false; readonly message: string };

const most = 8;

/** A refusal in words, for a terminal. */
function tellRefusal(path: string, refusal: LogRefusal): string {
  const { code, message, hint, line, decision, expected } = refusal;
  // Line 0: it is about the file as a whole.
  const place = [
    ...(line > 0 ? [`, line ${line}`] : []),
    ...(decision === null ? [] : [`, decision ${decision}`]),
  ].join('');
  const list = expected.slice(0, most).map((one) => `  ${one}\n`);
  const more = expected.length > most ? `  ... and ${expected.length - most} more\n` : '';
  return `${path}${place}: ${code}: ${message}.\n${hint}\n${list.length > 0 ? `Expected:\n${list.join('')}${more}` : ''}`;
}

async function fold(path: string, bytes: Uint8Array): Promise<FoldedFile> {
  const read = await readGame(rulesByPool, bytes, defaultLimits);
  if (!read.ok) return { ok: false, message: tellRefusal(path, read) };
  const { header, entries } = read.log;
  const folded = foldLog(rulesByPool, read.log, { loadPosition });
  if (!folded.ok) return { ok: false, message: tellRefusal(path, folded) };
  const replay = Replay.opened(openRecorded(rulesByPool, header));
  replay.extend(entries.map((entry) => entry.decision));
  return { ok: true, header, replay };
}

/** What holds no decisions of ours, and how they are come by. */
const UNFOLDED: Readonly<Record<Exclude<Kind, 'native'>, string>> = {
  replay:
    'a replay of jinteki.net has no decisions of ours. `retrace import FILE --log FOLDER` writes those that it finds.',
  'pasted-log': 'a pasted log has no decisions of ours, and none are found in it.',
  annotations: 'these are annotations: the game is in another file.',
};

/** Opens a log or a scenario, every decision checked. */
export async function foldFile(path: string, shell: Shell): Promise<FoldedFile> {
  const file = await shell.readBytes(path);
  if (!file.ok) return { ok: false, message: `${file.message}\n` };
  const kind = kindOf(file.bytes);
  if (kind !== 'native') return { ok: false, message: `${path}: ${UNFOLDED[kind]}\n` };
  return fold(path, file.bytes);
}

function recorded(path: string, { header, replay }: FoldedFile & { ok: true }): WalkedGame {
  const source = {
    keepsWhatIsOver: true,
    isRemembered: false,
    header: () => Promise.resolve(header),
    follow: () => Promise.resolve(true),
  };
  const { corp, runner } = header.players;
  const game = new RecordedGame(path, replay, source, noProjections);
  return new StoredWalk({ corp: corp.name, runner: runner.name }, game, 'told');
}

function observed(path: string, { header, entries }: ImportResult): WalkedGame {
  const replay = new ObservedReplay({ header, entries, verdict: null });
  const { corp, runner } = header.players;
  const game = new ObservedGame(path, replay, () => Promise.resolve(null));
  return new StoredWalk({ corp: corp.name, runner: runner.name }, game, 'facts');
}

function took(path: string, result: ImportAnswer): OpenedFile {
  if (result.ok) return { ok: true, game: observed(path, result) };
  const { code, message, hint, historyIndex } = result;
  const place = historyIndex === null ? '' : `, entry ${historyIndex}`;
  return { ok: false, message: `${path}${place}: ${code}: ${message}\n${hint}\n` };
}

/** Opens any file that holds a game: a log, a scenario, a replay of jinteki.net, its pasted log. */
export async function openFile(path: string, shell: Shell): Promise<OpenedFile> {
  const file = await shell.readBytes(path);
  if (!file.ok) return { ok: false, message: `${file.message}\n` };
  switch (kindOf(file.bytes)) {
    case 'native': {
      const folded = await fold(path, file.bytes);
      return folded.ok ? { ok: true, game: recorded(path, folded) } : folded;
    }
    case 'replay':
      return took(path, takeReplay(rulesByPool, file.bytes));
    case 'pasted-log':
      return took(path, takeLog(file.bytes));
    case 'annotations':
      return { ok: false, message: `${path}: ${UNFOLDED.annotations}\n` };
  }
}
