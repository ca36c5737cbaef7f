import { type Effect, type Effects, type Pool, type Rules, rulesOf } from '#rules';

/** What a choice asks for of what was done to a card before: theirs does not heed it. */
function unheeded(effect: Effect): Effect {
  if (effect.do !== 'choose' || typeof effect.from === 'string' || !('was' in effect.from))
    return effect;
  const { was, ...from } = effect.from;
  return was === undefined ? effect : { ...effect, from };
}

const known = new WeakMap<Rules, Rules>();

const heeds = (effects: Effects): boolean => effects.some((one) => unheeded(one) !== one);

/** The same cards and rules, but a card is chosen whatever was done to it before. */
export function unheededRules(rules: Rules): Rules {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const effects = new Map(
    [...rules.pool.effects].map(([path, list]) => [path, heeds(list) ? list.map(unheeded) : list]),
  );
  const paths = new Map(rules.pool.paths);
  for (const [path, list] of effects) paths.set(list, path);
  const fresh = rulesOf({ ...rules.pool, effects, paths });
  known.set(rules, fresh);
  return fresh;
}

const heeding = new WeakMap<Pool, ReadonlySet<string>>();

/** The codes of cards that ask for what was done before. */
export function codesHeeding(pool: Pool): ReadonlySet<string> {
  const made = heeding.get(pool);
  if (made !== undefined) return made;
  const paths = [...pool.effects].flatMap(([path, list]) => (heeds(list) ? [path] : []));
  const codes = new Set(paths.map((path) => path.slice(0, path.indexOf('/'))));
  heeding.set(pool, codes);
  return codes;
}
