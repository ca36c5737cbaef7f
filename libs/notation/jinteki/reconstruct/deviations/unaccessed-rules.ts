import { type Ability, compilePool, type Pool, type Rules, rulesOf } from '#rules';

type Value = Pool['definitions'][number]['value'];
type Condition = NonNullable<Extract<Ability, { readonly kind: 'when' }>['trigger']['if']>;

/** Something was accessed in the run, or in the breach. */
const isOfAccess = (condition: Condition): boolean =>
  (condition.is === 'happened' && condition.fact === 'accessed' && condition.when === 'this-run') ||
  (condition.is === 'at-least' &&
    typeof condition.amount === 'object' &&
    condition.amount.of === 'told' &&
    condition.amount.what === 'accessed');

/** Theirs sets it off as a run or breach ends, whether or not something was accessed. */
function unaccessed(ability: Ability): Ability {
  if (ability.kind !== 'when' || ability.trigger.if?.is !== 'all') return ability;
  const { conditions } = ability.trigger.if;
  const left = conditions.filter((one) => !isOfAccess(one));
  if (left.length === conditions.length) return ability;
  return { ...ability, trigger: { ...ability.trigger, if: { is: 'all', conditions: left } } };
}

type Line = Value['abilities'][number];

const isList = (line: Line): line is readonly Ability[] => Array.isArray(line);

const unaccessedLine = (line: Line): Line =>
  isList(line) ? line.map(unaccessed) : unaccessed(line);

const asksForAccess = (value: Value): boolean =>
  value.abilities
    .flatMap((line) => (isList(line) ? line : [line]))
    .some((one) => unaccessed(one) !== one);

const known = new WeakMap<Rules, Rules>();

/** The same cards and rules, but what is set off by accesses is set off without any. */
export function unaccessedRules(rules: Rules): Rules {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const { definitions, name } = rules.pool;
  const fresh = rulesOf(
    compilePool(
      name,
      definitions.map(({ value }) =>
        asksForAccess(value) ? { ...value, abilities: value.abilities.map(unaccessedLine) } : value,
      ),
    ),
  );
  known.set(rules, fresh);
  return fresh;
}

const asking = new WeakMap<Pool, ReadonlySet<number>>();

/** The cards that are set off by accesses, by the indexes of their definitions. */
export function setOffByAccess(pool: Pool): ReadonlySet<number> {
  const made = asking.get(pool);
  if (made !== undefined) return made;
  const found = new Set(
    pool.definitions.flatMap(({ index, value }) => (asksForAccess(value) ? [index] : [])),
  );
  asking.set(pool, found);
  return found;
}
