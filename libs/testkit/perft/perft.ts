import type { Decision, Legal, Rules, State } from '#rules';

/** Every decision a listed entry stands for; of the orders of a shuffle only the present one. */
function decisionsOf(legal: Legal): readonly Decision[] {
  if (legal.do === 'shuffle')
    return 'cards' in legal ? [{ do: 'shuffle', order: legal.cards }] : [legal];
  if (!('from' in legal)) return [legal];
  const numbers = Array.from({ length: legal.to - legal.from + 1 }, (_, i) => legal.from + i);
  const { do: verb } = legal;
  return numbers.map((number) =>
    verb === 'number' ? { do: verb, number } : { do: verb, credits: number },
  );
}

/**
 * How many sequences of 1, 2... `depth` decisions a state allows. A sequence that ends the game
 * earlier counts up to its last decision. Throws where a listed decision is refused.
 */
export function countSequences(rules: Rules, from: State, depth: number): readonly number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = (state: State, done: number): void => {
    if (done === depth) return;
    for (const decision of rules.legal(state).flatMap(decisionsOf)) {
      const taken = rules.apply(state, decision);
      if (!taken.ok) throw new Error(`${JSON.stringify(decision)} is listed: ${taken.code}`);
      counts[done] = (counts[done] ?? 0) + 1;
      walk(taken.state, done + 1);
    }
  };
  walk(from, 0);
  return counts;
}
