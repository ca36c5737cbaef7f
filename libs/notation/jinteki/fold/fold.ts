import { isList, type Json, type JsonObject } from '../json';
import { titleOf } from '../lens/card';
import { entryOf, type LogEntry } from '../log/entry';
import { LIMITS } from '../limits';
import type { Replay } from '../read/read';
import { type Refusal, refuse } from '../refusal';
import { type CardTable, NO_CARDS, tableOf, touched, type Touched } from './cards';
import { wrongKind } from './kinds';
import { Work } from './misfit';
import { patch } from './patch';
import { CardIds } from './unique';

/** One entry of `history`, folded. States share what did not change, so keeping them all is cheap. */
export interface FoldStep {
  readonly index: number;
  /** Null for the first state. */
  readonly diff: Json | null;
  /** The state after this entry, without its key `log`. */
  readonly state: JsonObject;
  readonly newLogLines: readonly LogEntry[];
  readonly table: CardTable;
  /** Cards of the zones that this entry changed, before and after. */
  readonly touched: Touched;
}

/**
 * The states of a replay, one history entry after the other.
 * Returns the refusal of the entry that cannot be folded, or null at the end.
 */
export function* fold(replay: Replay): Generator<FoldStep, Refusal | null, undefined> {
  const work = new Work();
  const ids = new CardIds();
  const { log, ...first } = replay.first;
  let state: JsonObject = first;
  const odd = wrongKind(state, null, 0);
  if (odd !== null) return odd;
  let table = tableOf(state, NO_CARDS);
  let change = touched(NO_CARDS, table);
  if (change.after.length > LIMITS.cards) return crowded(0);
  const twice = ids.move(change);
  if (twice !== null) return duplicate(twice.card, 0);
  yield { index: 0, diff: null, state, newLogLines: entries(log, 1), table, touched: change };
  for (const [at, diff] of replay.diffs.entries()) {
    const index = at + 1;
    const { rest, lines } = splitLog(diff);
    const patched = patch(state, rest, index, work);
    if (!patched.ok) return patched;
    const wrong = wrongKind(patched.state, state, index);
    if (wrong !== null) return wrong;
    state = patched.state;
    const next = tableOf(state, table);
    change = touched(table, next);
    table = next;
    if (change.after.length > LIMITS.cards) return crowded(index);
    const again = ids.move(change);
    if (again !== null) return duplicate(again.card, index);
    yield { index, diff, state, newLogLines: lines, table, touched: change };
  }
  return null;
}

function crowded(index: number): Refusal {
  const reason = `After entry ${String(index)} more than ${String(LIMITS.cards)} cards change at once.`;
  return refuse('TOO_MUCH_WORK', reason, index);
}

function duplicate(card: JsonObject, index: number): Refusal {
  const name = titleOf(card) ?? 'a card';
  return refuse(
    'DUPLICATE_CARD',
    `After entry ${String(index)} ${name} lies in two places at once.`,
    index,
  );
}

/** The log only ever grows, and is kept apart: copying it at every entry would make long games quadratic. */
function splitLog(diff: Json): { readonly rest: Json; readonly lines: readonly LogEntry[] } {
  if (!isList(diff)) return { rest: diff, lines: [] };
  const [change, ...others] = diff;
  if (typeof change !== 'object' || change === null || !('log' in change))
    return { rest: diff, lines: [] };
  const { log, ...kept } = change;
  return { rest: [kept, ...others], lines: entries(log, 2) };
}

/** Log entries of a list, or of pairs `"+", entry`. */
function entries(log: Json | undefined, stride: 1 | 2): LogEntry[] {
  if (!isList(log)) return [];
  const lines: LogEntry[] = [];
  for (let at = stride - 1; at < log.length; at += stride) {
    const entry = entryOf(log[at]);
    if (entry !== null) lines.push(entry);
  }
  return lines;
}
