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

/** What a replay of jinteki.net shows of its game; null for a log of ours, which is folded. */
export async function readObserved(
  path: string,
  viewer: Viewer,
  isForTax: boolean,
  shell: Shell,
): Promise<ReadReport | null> {
  const file = await shell.readBytes(path);
  if (!file.ok) return null;
  const kind = kindOf(file.bytes);
  if (kind === 'native') return null;
  const wrong = (message: string): ReadReport => ({ ok: false, message: `${path}: ${message}\n` });
  if (kind === 'annotations') return wrong('these are annotations: the game is in another file.');
  if (kind === 'pasted-log')
    return wrong('a pasted log shows no table: nothing can be reckoned of it.');
  if (isForTax)
    return wrong(
      'what servers cost is told of games that were folded through the rules, not of what was observed.',
    );
  const taken = takeReplay(rulesByPool, file.bytes);
  if (!taken.ok)
    return { ok: false, message: `${path}: ${taken.code}: ${taken.message}\n${taken.hint}\n` };
  const { header, entries } = taken;
  const replay = new ObservedReplay({ header, entries, verdict: null });
  return { ok: true, report: observedReport(replay, viewer) };
}
