import { inWords, madeSince } from '../candidates/told-in-words';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { earlier } from '../told-lines';
import { useIn } from '../told-use';
import { optionsIn } from './optional-rules';
import { taken } from './taken';

/** Of several things that a card may do its next line tells one that changes nothing: our rules do not offer it (ABIL-09). */
export function choosesIdly(means: Means, node: Node, { between, evidence }: Goal): Node[] {
  const { pool } = means.rules;
  const { state } = node.live;
  const { all, idle } = optionsIn(pool, state);
  if (state.prompt?.kind !== 'option' || idle.length === 0) return [];
  const { source } = state.prompt;
  const title = means.titles.titleOf(state.cards[source]?.def ?? -1);
  const since = between.after - earlier;
  const told = evidence.shown.slice(Math.max(0, since + 1), between.until + 1).flatMap((at, nth) =>
    at.lines.flatMap((line) => {
      const what = useIn(title, line);
      const option = what === null ? null : inWords(pool, all, what);
      return option === null ? [] : [{ entry: Math.max(0, since + 1) + nth, option }];
    }),
  );
  const made = madeSince(pool, node, title, since);
  const next = told[made];
  if (next === undefined || !idle.includes(next.option)) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: source, credits: 0, entry: next.entry },
    ...{ difference: 'D15', rule: 'ABIL-09', legal: false },
    reason: `${title}: what is chosen of it changes nothing.`,
    decisions: [{ do: 'option', option: next.option }],
  });
}
