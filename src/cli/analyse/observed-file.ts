import { observedReport } from '#analysis/observed/observed-report';
import type { GameReport } from '#analysis/report/game-report';
import { rulesByPool } from '#cards/rules-by-pool';
import { kindOf } from '#notation/recognise';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { takeReplay } from '#notation/observed/take-replay';
import type { Viewer } from '#rules';
import type { Shell } from '../shell';

export type ReadReport =
  | { readonly ok: true; readonly report: GameReport | null }
  | { readonly ok: false; readonly message: string };

/** What a replay of jinteki.net shows of its game; null for any other file. */
export async function readObserved(
  path: string,
  viewer: Viewer,
  shell: Shell,
): Promise<ReadReport | null> {
  const file = await shell.readBytes(path);
  if (!file.ok || kindOf(file.bytes) !== 'replay') return null;
  const taken = takeReplay(rulesByPool, file.bytes);
  if (!taken.ok)
    return { ok: false, message: `${path}: ${taken.code}: ${taken.message}\n${taken.hint}\n` };
  const { header, entries } = taken;
  const replay = new ObservedReplay({ header, entries, verdict: null });
  return { ok: true, report: observedReport(replay, viewer) };
}
