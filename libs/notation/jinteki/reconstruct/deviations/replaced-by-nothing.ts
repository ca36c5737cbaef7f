import { type Ability, type Decision, type Pool, type Rules, rulesOf, type State } from '#rules';
import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

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

const leads = { window: 'pass', 'jack-out': 'continue' } as const;

const replaces = / uses the replacement effect from (.+?)\.?$/;

/** A card is told to be used in place of a breach, where it changes nothing. */
export function* replacedByNothing(
  means: Means,
  node: Node,
  told: readonly Told[],
): Generator<Node> {
  const { titles } = means;
  const { active, cards, play, prompt } = node.live.state;
  if (prompt?.kind !== 'window' && prompt?.kind !== 'jack-out') return;
  for (const { entry, line } of told) {
    const title = replaces.exec(line)?.[1];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (title === undefined || def === null) continue;
    for (const card of new Set([...active, ...play]))
      if (cards[card]?.def === def)
        yield* taken(means, node, {
          ...{ kind: 'unaccessed', card, credits: 0, entry, difference: null, rule: 'ABIL-09' },
          reason: `${title} takes the place of a breach, and changes nothing.`,
          ...{ legal: false, decisions: [{ do: leads[prompt.kind] }] },
        });
  }
}
