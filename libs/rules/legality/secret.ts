import type { Work } from '../machine/work';
import { eachConstant } from '../query/in-force';
import type { Prompt } from '../state/prompt';

type Numbers = Pick<Extract<Prompt, { kind: 'number' }>, 'from' | 'to' | 'only'>;

/** The numbers of credits that can be spent in secret, none to so many (PSI-01, PSI-02). */
export function secretNumbers(g: Work, most: number): Numbers {
  const barred: number[] = [];
  eachConstant(g, 'cannot-spend-secretly', ({ credits }) => {
    barred.push(credits);
  });
  if (barred.length === 0) return { from: 0, to: most };
  const only: number[] = [];
  for (let credits = 0; credits <= most; credits += 1)
    if (!barred.includes(credits)) only.push(credits);
  return { from: 0, to: only.at(-1) ?? 0, only };
}
