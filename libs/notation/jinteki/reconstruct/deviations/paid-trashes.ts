import { badPublicity } from '../chosen-credits';
import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import { paymentsIn } from '../payments-in-line';
import { type Told, cardDef } from './told';

interface Paid {
  readonly pool: number;
  readonly ofRun: number;
}

/** What a line tells to have been paid, of the pool and of bad publicity; null where it came from a card, too. */
function paidIn(price: string): Paid | null {
  const [, alone] = /^(\d+) ?\[Credits?\]$/.exec(price) ?? [];
  if (alone !== undefined) return { pool: Number(alone), ofRun: 0 };
  const paid = { pool: 0, ofRun: 0 };
  for (const [from, credits] of paymentsIn(`${price}.`))
    if (from === badPublicity) paid.ofRun += credits;
    else if (from.endsWith(' credit pool')) paid.pool += credits;
    else return null;
  return paid.pool + paid.ofRun > 0 ? paid : null;
}

/** A card that an effect lets be trashed at no cost is paid for all the same. */
export function paidTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  const { prompt } = state;
  if (prompt?.kind !== 'accessed') return [];
  const { card } = prompt;
  const title = means.titles.titleOf(cardDef(state, card));
  return told.flatMap(({ entry, line }) => {
    const [, price, trashed] = / pays (.+?) to trash (.+)$/.exec(line) ?? [];
    const paid = price === undefined ? null : paidIn(price);
    if (paid === null || trashed?.startsWith(`${title} from `) !== true) return [];
    return taken(means, node, {
      kind: 'cost-paid',
      card,
      credits: paid.pool,
      entry,
      difference: null,
      rule: 'TRASH-02',
      reason: `${title} is trashed for its cost, where an effect lets it be trashed at no cost.`,
      legal: false,
      ...(paid.ofRun > 0 ? { decisions: [{ do: 'pay', credits: paid.ofRun }] } : {}),
    });
  });
}
