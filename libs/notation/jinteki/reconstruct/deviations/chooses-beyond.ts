import { effectAsking } from '../effect-asking';
import { countIn } from '../evidence-of-counts';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { taken } from './taken';

/** So many credits are paid for what an effect lets be done: nobody pays more than there is (COST-05). */
function isPaid({ rules: { pool } }: Means, { live }: Node): boolean {
  const effect = effectAsking(pool, live.state);
  return effect?.do === 'may' && effect.cost?.x !== undefined;
}

/** A number is chosen above the highest that the card allows, as the line tells of what comes of it. */
export function choosesBeyond(means: Means, node: Node, { between, evidence }: Goal): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'number' || isPaid(means, node)) return [];
  const { source, to } = prompt;
  const title = means.titles.titleOf(cards[source]?.def ?? -1);
  const told = evidence.shown
    .slice(between.after + 1, between.until + 1)
    .flatMap(({ lines }, nth) =>
      lines.flatMap((line) => {
        const number = countIn(title, line);
        return number === null ? [] : [{ entry: between.after + 1 + nth, number }];
      }),
    );
  const [first] = told;
  if (first === undefined || first.number <= to) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: source, credits: 0, entry: first.entry },
    ...{ difference: null, rule: 'COST-05', legal: false },
    reason: `${title}: ${String(first.number)} is chosen, and ${String(to)} is the most that it allows.`,
    decisions: [{ do: 'number', number: first.number }],
  });
}
