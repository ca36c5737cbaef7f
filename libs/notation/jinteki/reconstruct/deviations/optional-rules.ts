import {
  cloneState,
  type Effect,
  type Effects,
  type Pool,
  type Prompt,
  type Rules,
  rulesOf,
  type State,
} from '#rules';

/** What theirs lets a player leave open. */
export const isOptional = ({ why }: Extract<Prompt, { readonly kind: 'pick' }>): boolean =>
  why === 'choose' || why === 'search';

const known = new WeakMap<Rules, Rules>();

const optional = (effects: Effects): Effects =>
  effects.some(({ do: what }) => what === 'choose' || what === 'search')
    ? effects.map((effect) => {
        if (effect.do === 'choose') return { ...effect, least: 0 };
        // Of the only one to be found nobody is asked otherwise.
        return effect.do === 'search' ? { ...effect, most: effect.most ?? 1 } : effect;
      })
    : effects;

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

/** A choice of cards, or a search, that is open already may be left so, too. */
export function freed({ effects }: Pool, from: State): State {
  const { prompt, frames } = from;
  if (prompt?.kind !== 'pick' || !isOptional(prompt) || prompt.done) return from;
  const asking = frames.at(-1);
  const effect =
    asking?.at === 'block' ? effects.get(asking.vars.path)?.[asking.vars.i] : undefined;
  if (effect === undefined || !heedsDone.has(effect.do)) return from;
  const state = cloneState(from);
  state.prompt = { ...prompt, done: true };
  return state;
}
