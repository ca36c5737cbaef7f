import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { type Verdict, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import type { Decision } from '../replays';
import { judge, type Judged } from './judge';

export interface JudgedGame {
  readonly verdict: Verdict;
  readonly judged: Judged;
}

/** Why a game cannot be judged. */
export interface Unjudged {
  readonly why: string;
}

/** Verifying may break down, and so may folding what it states: both are defects, and end no look. */
export function judgeGame(text: string, decisions: readonly Decision[]): JudgedGame | Unjudged {
  const read = readReplay(text);
  if (!read.ok) return { why: read.message };
  try {
    return judgeReplay(read.replay, decisions);
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

function judgeReplay(replay: Replay, decisions: readonly Decision[]): JudgedGame | Unjudged {
  const verified = verifyReplay(rulesByPool.covering(titlesIn(replay)), replay);
  if (!verified.ok) return { why: verified.message };
  const { verdict } = verified;
  const judged: Judged =
    verdict.reconstruction === null
      ? { kinds: new Map(), wrong: [], missed: [] }
      : judge(verdict.reconstruction.rules, replay, verdict, decisions);
  return { verdict, judged };
}
