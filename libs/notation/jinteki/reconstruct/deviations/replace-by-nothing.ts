import { type Ability, type Decision, type Pool, type Rules, rulesOf, type State } from '#rules';

const known = new WeakMap<Rules, Rules>();

/** What may take the place of a breach has to. */
const forced = (ability: Ability): Ability =>
  ability.kind === 'instead' && ability.of === 'access' ? { ...ability, optional: false } : ability;

/** The same cards and rules, but what may take the place of a breach does so, even where it comes to nothing. */
function replacingRules(rules: Rules): Rules {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const { pool } = rules;
  const abilities: Pool['abilities'] = new Map(
    [...pool.abilities].map(([path, one]) => [path, { ...one, ability: forced(one.ability) }]),
  );
  const fresh = rulesOf({ ...pool, abilities });
  known.set(rules, fresh);
  return fresh;
}

/** Something that changes nothing takes the place of the breach that a decision leads to; null where none does. */
export function replaceByNothing(rules: Rules, from: State, decision: Decision): State | null {
  const taken = replacingRules(rules).apply(from, decision);
  if (!taken.ok) return null;
  const is = (type: string): boolean => taken.facts.some((fact) => fact.type === type);
  return is('run-successful') && !is('accessed') ? taken.state : null;
}
