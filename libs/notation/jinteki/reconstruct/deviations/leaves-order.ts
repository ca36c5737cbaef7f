import type { Decision, State } from '#rules';
import type { Means } from '../follow';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { SIDES } from '../../lens/side';
import { closesQuestion } from './closes-question';
import type { Deviation } from './deviation';
import { taken } from './taken';

/** A question of a card that a command closes. */
export interface Closed {
  readonly entry: number;
  readonly title: string;
}

/** All that stood open for a card when some entries closed a question. */
export const closedIn = (shown: readonly Shown[], { after, until }: Span): Closed[] =>
  shown.slice(after + 1, until + 1).flatMap(({ lines }, nth) => {
    const entry = after + 1 + nth;
    if (!lines.some(closesQuestion)) return [];
    return SIDES.flatMap((side) => {
      const title = shown[entry - 1]?.prompts[side]?.cardTitle ?? null;
      return title === null ? [] : [{ entry, title }];
    });
  });

/** The answers that leave the cards of a deck where they lie; null where no order is asked for. */
export function asTheyLie({ corp, prompt, runner }: State): readonly Decision[] | null {
  if (prompt?.kind !== 'pick' || prompt.why !== 'arrange' || prompt.done) return null;
  const { from } = prompt;
  const deck = [corp.rd, runner.stack].find((cards) => from.every((id) => cards.includes(id)));
  if (deck === undefined) return null;
  const inOrder = deck.filter((id) => from.includes(id));
  return inOrder.slice(0, -1).map((card) => ({ do: 'pick', card }));
}

/** Cards that were looked at are not put back in another order: the question which is closed by command. */
export function leavesOrder(means: Means, node: Node, closed: readonly Closed[]): Node[] {
  const { state } = node.live;
  const decisions = closed.length === 0 ? null : asTheyLie(state);
  const source = state.prompt?.kind === 'pick' ? state.prompt.source : null;
  const def = source === null ? undefined : state.cards[source]?.def;
  if (decisions === null || source === null || def === undefined) return [];
  const title = means.titles.titleOf(def);
  const one = closed.find((question) => question.title === title);
  if (one === undefined) return [];
  const deviation: Deviation = {
    kind: 'unanswered',
    card: source,
    credits: 0,
    entry: one.entry,
    difference: 'D17',
    rule: 'MUST-01',
    reason: `${title}: the order of the cards is left without an answer, and they lie as they lay.`,
    legal: false,
    decisions,
  };
  return taken(means, node, deviation);
}
