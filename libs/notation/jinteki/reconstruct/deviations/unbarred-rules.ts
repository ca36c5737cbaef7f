import { type Pool, type Rules, rulesOf } from '#rules';

type Definition = Pool['definitions'][number];

/** What cards forbid of all that may be done as an action. */
const verbs = ['install', 'play', 'advance', 'use', 'use-paid'] as const;

const known = new WeakMap<Rules, Rules>();

/** It is to be installed on a host alone (INST-20). */
export const needsHost = ({ printed }: Definition): boolean =>
  printed.some(({ modifiers }) =>
    modifiers.some(
      (one) => one.of === 'install-only' && typeof one.on !== 'string' && !('roots' in one.on),
    ),
  );

function unbarred(definition: Definition): Definition {
  const free = needsHost(definition)
    ? { ...definition, printed: definition.printed.filter(({ of }) => of !== 'install-only') }
    : definition;
  if (free.play === null) return free;
  const { onlyIf, ...play } = free.play;
  return onlyIf === undefined ? free : { ...free, play };
}

function without<K, V>(map: ReadonlyMap<K, V>, keys: readonly K[]): ReadonlyMap<K, V> {
  const left = new Map(map);
  for (const key of keys) left.delete(key);
  return left;
}

/**
 * The same cards and rules, but for what cards say about actions: which may not be taken, which has to come first, and what is
 * installed on a host alone.
 */
export function unbarredRules(rules: Rules): Rules {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const { pool } = rules;
  const fresh = rulesOf({
    ...pool,
    definitions: pool.definitions.map(unbarred),
    constants: without(pool.constants, ['first-click-runs']),
    forbids: without(pool.forbids, verbs),
  });
  known.set(rules, fresh);
  return fresh;
}
