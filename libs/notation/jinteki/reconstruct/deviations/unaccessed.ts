import { type CardId, type Rules, advance, cloneState, workOn, type State } from '#rules';
import type { Shown } from '../shown';

const asksForUpgrade = /^(?:Choose|Click) an? .*in (?:root of .*|Archives) to access/;

/** Entries in which the Runner leaves what is in the root of a server without accessing it. */
export const unaccessedIn = (shown: readonly Shown[]): readonly number[] =>
  shown.flatMap((now, entry) => {
    const before = shown[entry - 1]?.prompts.runner;
    if (before === null || before === undefined || !asksForUpgrade.test(before.message)) return [];
    if (now.prompts.runner?.message === before.message) return [];
    return now.lines.some((line) => / accesses /.test(line)) ? [] : [entry];
  });

/** A card of the root is not accessed in this breach, nor what is `left` of it; null where it is not to be accessed. */
export function leaveUnaccessed(
  { pool }: Rules,
  from: State,
  id: CardId,
  left: boolean,
): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'access' || !prompt.cards.includes(id)) return null;
  const g = workOn(pool, cloneState(from), null);
  const breach = g.state.frames.at(-1);
  if (breach?.at !== 'breach' || g.state.cards[id]?.zone !== 'root') return null;
  breach.vars.accessed.push(id);
  breach.vars.total = left ? breach.vars.done : breach.vars.total - 1;
  breach.step = 'next';
  g.state.prompt = null;
  advance(g, null);
  return g.state;
}
