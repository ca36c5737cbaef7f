import type { Prompt, Pool, State } from '#rules';

/** Options under the names scenarios give them, with the engine's. */
export type OptionNames = readonly { readonly said: string; readonly engine: string }[];

/** "You may forfeit this agenda" is a choice between forfeiting and keeping it. */
const forfeitOrKeep: OptionNames = [
  { said: 'forfeit', engine: 'yes' },
  { said: 'keep', engine: 'no' },
];

function isForfeit(pool: Pool, state: State): boolean {
  const top = state.frames[state.frames.length - 1];
  if (top?.at !== 'reaction') return false;
  const met = top.vars.met[top.vars.current];
  const ability = met === undefined ? undefined : pool.abilities.get(met.path)?.ability;
  return ability?.kind === 'when' && ability.cost?.forfeit === 'this';
}

/** What can be said to an option, in the order of the engine. */
export function optionNames(
  pool: Pool,
  state: State,
  prompt: Extract<Prompt, { kind: 'option' }>,
): OptionNames {
  if (isForfeit(pool, state)) return forfeitOrKeep;
  return prompt.options.map((option) => ({ said: option, engine: option }));
}

/** The engine's name for what was said; "yes" and "no" are understood everywhere they fit. */
export function engineOption(
  pool: Pool,
  state: State,
  prompt: Extract<Prompt, { kind: 'option' }>,
  said: string,
): string {
  const found = optionNames(pool, state, prompt).find((one) => one.said === said);
  return found?.engine ?? said;
}
