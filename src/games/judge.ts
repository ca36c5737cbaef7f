import { foldLog } from '#notation/native/fold-log';
import type { NativeLog } from '#notation/native/log';
import type { LogRefusal } from '#notation/native/refusal';
import { loadPosition } from '#notation/scenario/position/load';
import type { Rules } from '#rules/rules';
import { hashState } from '#rules/state/hash';
import type { Outcome } from '#rules/state/state';

export interface Judged {
  readonly ok: true;
  /** Of the state each decision led to. */
  readonly hashes: readonly string[];
  /** Null while the game is not over. */
  readonly outcome: Outcome | null;
}

/** Folds a game through the rules; the first decision they do not allow refuses all of it. */
export function judge(rules: Rules, log: NativeLog): Judged | LogRefusal {
  const hashes: string[] = [];
  const folded = foldLog(rules, log, {
    loadPosition,
    visit: ({ state }) => hashes.push(hashState(state)),
  });
  return folded.ok ? { ok: true, hashes, outcome: folded.state.outcome } : folded;
}
