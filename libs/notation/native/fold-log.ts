import { type Legal, type Refusal, type Fact, hashState, type State } from '#rules';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogEntry, NativeLog } from './log';
import { openLog, type LoadPosition, type Opened } from './open-log';
import { refuse, type LogRefusal } from './refusal';
import { writeEntry } from './write-log';

/** What a fold shows after each accepted decision. */
export interface Folded {
  /** From 0. */
  readonly index: number;
  readonly entry: LogEntry;
  /** The state it led to; changed by the next decision, so copy what is to be kept. */
  readonly state: State;
  readonly facts: readonly Fact[];
}

export type FoldedLog = { readonly ok: true; readonly state: State } | LogRefusal;

export interface FoldOptions {
  readonly loadPosition?: LoadPosition;
  readonly opened?: (start: Opened) => void;
  readonly visit?: (folded: Folded) => void;
}

const most = 40;

const asLines = (legal: readonly Legal[]): string[] =>
  legal.slice(0, most).map((one) => JSON.stringify(one));

const illegal = (
  index: number,
  entry: LogEntry,
  refusal: Refusal,
  legal: readonly Legal[],
): LogRefusal =>
  refuse(entry.line, index + 1, {
    code: refusal.code,
    message: `${writeEntry({ by: entry.by, decision: entry.decision })} was not legal: ${refusal.reason}`,
    hint: 'A line may be missing, doubled or out of place here; what was legal is listed.',
    expected: asLines(legal),
  });

const diverged = (index: number, entry: LogEntry, hash: string): LogRefusal =>
  refuse(entry.line, index + 1, {
    code: 'DIVERGED',
    message: `the log says that the game stood at ${entry.hash ?? ''} after this decision, it stands at ${hash}`,
    hint: 'The log was changed, or this engine plays the decision another way than the one that wrote it.',
    expected: [hash],
  });

/**
 * Folds a log through the engine. Refuses it at the first decision that is not legal, is not of
 * the player who is asked, or leads to another state than the log says. `visit` has seen the
 * decisions before it by then.
 */
export function foldLog(pools: RulesByPool, log: NativeLog, options: FoldOptions = {}): FoldedLog {
  const folding = foldingLog(pools, log, options);
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
  }
}

/** The same, to be left after each decision. */
export function* foldingLog(
  pools: RulesByPool,
  { header, entries }: NativeLog,
  { loadPosition, opened, visit }: FoldOptions = {},
): Generator<void, FoldedLog> {
  const start = openLog(pools, header, loadPosition);
  if (!start.ok) return start;
  opened?.(start);
  const live = start.rules.live(start.state, visit === undefined ? 'none' : 'facts');
  for (const [index, entry] of entries.entries()) {
    const taken = live.apply(entry.decision, entry.by);
    if (!taken.ok) {
      // Whoever has the log knows both players' sides of it.
      const legal = taken.nearest.length > 0 ? taken.nearest : live.legal();
      return illegal(index, entry, taken, legal);
    }
    if (entry.hash !== null) {
      const hash = hashState(live.state);
      if (hash !== entry.hash) return diverged(index, entry, hash);
    }
    visit?.({ index, entry, state: live.state, facts: taken.facts });
    yield;
  }
  return { ok: true, state: live.state };
}
