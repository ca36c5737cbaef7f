import type { Decision, Prompt } from '#rules';
import type { Granted } from './deviations/deviation';

/**
 * Of abilities that wait together as a turn begins those that were done by hand since an entry: whatever comes first in ours, theirs
 * was through with them before.
 */
export function byHandFirst(
  granted: Granted | null,
  { sources }: Extract<Prompt, { readonly kind: 'order' }>,
  decision: Decision,
  since: number,
): Decision[] {
  if (decision.do !== 'first') return [];
  const done = new Set<number>();
  for (let at = granted; at !== null && at.deviation.entry > since; at = at.before)
    if (at.deviation.kind === 'out-of-window') done.add(at.deviation.card);
  if (done.has(sources[decision.ability] ?? -1)) return [];
  return sources.flatMap((source, ability) => (done.has(source) ? [{ do: 'first', ability }] : []));
}
