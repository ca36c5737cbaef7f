import type { Decision, Prompt, Rules, State } from '#rules';
import { told } from '../../golden/jinteki/gate/stated-deeds';

const passing: ReadonlySet<Decision['do']> = new Set(['pass', 'continue', 'done']);

export const isNothing = (one: Decision): boolean =>
  passing.has(one.do) || (one.do === 'option' && one.option === 'no');

/** What an answer states, in the words of the judge. */
export function say(rules: Rules, state: State, prompt: Prompt, one: Decision): string {
  const deeds = told(rules, state, prompt, one, () => []);
  if (deeds.length > 0) return deeds.map(({ kind, what }) => `${kind} ${what}`).join(', ');
  return one.do === 'pay' ? `pay ${String(one.credits)}` : one.do;
}
