import type { Means } from '../follow';
import type { Node } from '../node';
import { drawNothing } from './draw-nothing';
import { taken } from './taken';
import type { Told } from './told';

const draws = / spends \[Click\] to use (?:Corp|Runner) Basic Action Card to draw 1 card\.$/;

/** An action draws nothing, as the deck is empty or no card may be drawn: theirs takes the click all the same. */
export function drawsNothing(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  const { prompt } = state;
  if (prompt?.kind !== 'action') return [];
  const entries = told.flatMap(({ entry, line }) => (draws.test(line) ? [entry] : []));
  if (entries.length === 0 || drawNothing(means.rules, state, { do: 'draw' }) === null) return [];
  const card = state[prompt.for].identity;
  return entries.flatMap((entry) =>
    taken(means, node, {
      ...{ kind: 'barred', card, credits: 0, entry, difference: null, rule: 'ACT-05' },
      ...{ reason: 'A click is spent to draw, and no card can be drawn.', legal: false },
      decisions: [{ do: 'draw' }],
    }),
  );
}
