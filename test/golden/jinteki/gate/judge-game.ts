import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { type Verdict, type Verified, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import type { Decision } from '../replays';
import { judge, type Judged } from './judge';

export interface JudgedGame {
  readonly verdict: Verdict;
  readonly judged: Judged;
}

function verify(replay: Replay): Verified | null {
  try {
    return verifyReplay(rulesByPool.covering(titlesIn(replay)), replay);
  } catch {
    return null;
  }
}

/** Null where the file cannot be read, or verifying it breaks down. */
export function judgeGame(text: string, decisions: readonly Decision[]): JudgedGame | null {
  const read = readReplay(text);
  if (!read.ok) return null;
  const verified = verify(read.replay);
  if (verified?.ok !== true) return null;
  const { verdict } = verified;
  const judged: Judged =
    verdict.reconstruction === null
      ? { kinds: new Map(), wrong: [], missed: [] }
      : judge(verdict.reconstruction.rules, read.replay, verdict, decisions);
  return { verdict, judged };
}
