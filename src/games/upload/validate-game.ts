import type { RulesByPool } from '#cards/rules-by-pool';
import { foldingLog } from '#notation/native/fold-log';
import type { NativeLog } from '#notation/native/log';
import type { LogRefusal } from '#notation/native/refusal';
import { GameFold } from '#notation/recorded/game-fold';
import { loadPosition } from '#notation/scenario/position/load';
import { hashState, type State } from '#rules';
import type { Folding } from '#streams/folding';

export interface ValidatedGame {
  readonly ok: true;
  /** Of the state each decision led to. */
  readonly hashes: readonly string[];
  /** The one the last decision led to; its outcome is null while the game is not over. */
  readonly state: State;
  readonly folding: GameFold;
}

/** Folds a game through the rules; the first decision they do not allow refuses all of it. */
export function* validateGame(
  pools: RulesByPool,
  log: NativeLog,
): Folding<ValidatedGame | LogRefusal> {
  const hashes: string[] = [];
  const begun: GameFold[] = [];
  const folded = yield* foldingLog(pools, log, {
    loadPosition,
    opened: ({ rules, state, facts }) => begun.push(new GameFold(rules, state, facts)),
    visit: ({ entry, state, facts }) => {
      hashes.push(hashState(state));
      begun[0]?.take(entry, state, facts);
    },
  });
  if (!folded.ok) return folded;
  const [folding] = begun;
  if (folding === undefined) throw new Error('a game that was folded had no opening');
  return { ok: true, hashes, state: folded.state, folding };
}
