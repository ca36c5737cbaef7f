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

/** "draw-1" in words and numbers. */
const parted = (option: string): { words: readonly string[]; numbers: readonly string[] } => {
  const parts = option.split('-');
  return {
    words: parts.filter((part) => !/^\d+$/.test(part)),
    numbers: parts.filter((part) => /^\d+$/.test(part)),
  };
};

/** "draw", "draw-1" and "draw-card" say the same of options of which one draws. */
function saysTheSame(one: string, other: string): boolean {
  const a = parted(one);
  const b = parted(other);
  const [few, many] = a.words.length < b.words.length ? [a, b] : [b, a];
  const sameNumber =
    a.numbers.length === 0 || b.numbers.length === 0 || a.numbers.join() === b.numbers.join();
  return few.words.length > 0 && sameNumber && few.words.every((word) => many.words.includes(word));
}

/**
 * The engine's name for what was said; "yes" and "no" are understood everywhere they fit. Names of
 * options are no list that scenarios could know: the only one that says the same is meant.
 */
export function engineOption(
  pool: Pool,
  state: State,
  prompt: Extract<Prompt, { kind: 'option' }>,
  said: string,
): string {
  const names = optionNames(pool, state, prompt);
  const found = names.find((one) => one.said === said);
  if (found !== undefined) return found.engine;
  const alike = names.filter((one) => saysTheSame(one.said, said));
  const [only] = alike;
  return alike.length === 1 && only !== undefined ? only.engine : said;
}
