import {
  cloneState,
  type Effect,
  type Effects,
  isOptionTaken,
  type Pool,
  type Prompt,
  type Rules,
  rulesOf,
  type State,
} from '#rules';
import { effectAsking } from '../effect-asking';

/** What theirs lets a player leave open. */
export const isOptional = ({ why }: Extract<Prompt, { readonly kind: 'pick' }>): boolean =>
  why === 'choose' || why === 'search';

const known = new WeakMap<Rules, Rules>();

const loosened: ReadonlySet<Effect['do']> = new Set(['choose', 'search', 'install']);

function loosen(effect: Effect): Effect {
  if (effect.do === 'choose') return { ...effect, least: 0 };
  // Of the only one to be found nobody is asked otherwise, nor of the only one to be installed.
  if (effect.do === 'search') return { ...effect, most: effect.most ?? 1 };
  if (effect.do !== 'install' || typeof effect.from === 'string') return effect;
  return { ...effect, optional: true };
}

const optional = (effects: Effects): Effects =>
  effects.some(({ do: what }) => loosened.has(what)) ? effects.map(loosen) : effects;

/** The same cards and rules, but every choice of cards may be left open. */
export function optionalRules(rules: Rules): Rules {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const effects = new Map([...rules.pool.effects].map(([path, list]) => [path, optional(list)]));
  const paths = new Map(rules.pool.paths);
  for (const [path, list] of effects) paths.set(list, path);
  const fresh = rulesOf({ ...rules.pool, effects, paths });
  known.set(rules, fresh);
  return fresh;
}

/** What hears that nothing more is chosen; whatever else asks for a card has no use for it. */
const heedsDone: ReadonlySet<Effect['do']> = new Set(['choose', 'search', 'play', 'install']);

/** The things that a card may do, as it asks for one, and those of them that theirs alone offers: they would change nothing. */
export function optionsIn(
  { effects }: Pool,
  { prompt, frames }: State,
): { readonly all: readonly string[]; readonly idle: readonly string[] } {
  const asking = frames.at(-1);
  if (prompt?.kind !== 'option' || asking?.at !== 'block') return { all: [], idle: [] };
  const effect = effects.get(asking.vars.path)?.[asking.vars.i];
  if (effect?.do !== 'option' || effect.must === true) return { all: prompt.options, idle: [] };
  const all = effect.options.map(({ option }) => option);
  const isIdle = (one: string): boolean =>
    !prompt.options.includes(one) && !isOptionTaken(asking.vars, one);
  return { all, idle: all.filter(isIdle) };
}

/**
 * A choice of cards, or a search, that is open already may be left so, too; of a list any may be chosen, and any number that is not
 * below the least.
 */
export function freed(pool: Pool, from: State): State {
  const { prompt } = from;
  const { idle } = optionsIn(pool, from);
  if (prompt?.kind === 'option' && idle.length > 0) {
    const state = cloneState(from);
    state.prompt = { ...prompt, options: [...prompt.options, ...idle] };
    return state;
  }
  if (prompt?.kind === 'number') {
    const state = cloneState(from);
    state.prompt = { ...prompt, to: Number.MAX_SAFE_INTEGER };
    return state;
  }
  if (prompt?.kind !== 'pick' || !isOptional(prompt) || prompt.done) return from;
  const effect = effectAsking(pool, from);
  if (effect === null || !heedsDone.has(effect.do)) return from;
  const state = cloneState(from);
  state.prompt = { ...prompt, done: true };
  return state;
}
