import { type Fact, type FactType, type Sighting, typeOf, workOn } from '#rules';
import type { View } from '#notation/scenario/scenario';
import type { Stand, Table } from '../stand';
import { namedThen } from './viewed';

/** What scenarios speak of; the engine tells a few things more. */
const vocabulary: ReadonlySet<FactType> = new Set<FactType>([
  'turn-began',
  'phase-began',
  'turn-ended',
  'clicks-gained',
  'clicks-spent',
  'clicks-lost',
  'credits-gained',
  'credits-taken',
  'credits-spent',
  'credits-lost',
  'drew',
  'installed',
  'played',
  'rezzed',
  'derezzed',
  'exposed',
  'revealed',
  'trashed',
  'discarded',
  'returned',
  'searched',
  'shuffled',
  'advanced',
  'tokens-placed',
  'tokens-removed',
  'purged',
  'tags-taken',
  'tags-avoided',
  'tags-removed',
  'bad-publicity-taken',
  'damage-suffered',
  'damage-prevented',
  'trash-prevented',
  'exposure-prevented',
  'run-began',
  'ice-approached',
  'ice-encountered',
  'sub-broken',
  'sub-resolved',
  'ice-bypassed',
  'ice-passed',
  'server-approached',
  'jacked-out',
  'run-successful',
  'accessed',
  'stolen',
  'scored',
  'forfeited',
  'run-ended',
  'trace-began',
  'trace-ended',
  'ability-used',
  'ability-resolved',
  'game-ended',
]);

export type NeutralFact = Readonly<Record<string, unknown>> & {
  readonly type: FactType;
  readonly batch: number;
};

const isSighting = (value: object): value is Sighting => 'seen' in value && 'corpHandle' in value;

function show(table: Table, stand: Stand, value: unknown, view: View): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => show(table, stand, one, view));
  if (isSighting(value)) return namedThen(table, stand.state, value, view);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, show(table, stand, one, view)]),
  );
}

const neutral = (table: Table, stand: Stand, fact: Fact, view: View): NeutralFact => {
  const fields = Object.entries(fact).map(([key, one]) => [key, show(table, stand, one, view)]);
  return { ...Object.fromEntries(fields), type: fact.type, batch: fact.batch };
};

/**
 * Scenarios say of every ability that was triggered that it was used; the engine, with the rules,
 * says it of paid and optional ones. The others are told just before they have resolved.
 */
function* withTriggers(
  facts: readonly Fact[],
  isPlayed: (fact: Extract<Fact, { type: 'ability-resolved' }>) => boolean,
): Generator<Fact> {
  const open: string[] = [];
  for (const fact of facts) {
    if (fact.type === 'ability-used') open.push(`${fact.card.card} ${fact.ability}`);
    if (fact.type === 'ability-resolved' && !isPlayed(fact)) {
      const at = open.lastIndexOf(`${fact.card.card} ${fact.ability}`);
      if (at >= 0) open.splice(at, 1);
      else yield { ...fact, type: 'ability-used' };
    }
    yield fact;
  }
}

/** The log of a viewer from a place on, in the words of scenarios. */
export function factLog(table: Table, stand: Stand, view: View, from = 0): NeutralFact[] {
  const g = workOn(table.rules.pool, stand.state, null);
  const told = stand.facts.slice(from).filter((fact) => vocabulary.has(fact.type));
  const facts = withTriggers(told, ({ card }) => {
    const type = typeOf(g, card.card);
    return type === 'event' || type === 'operation';
  });
  return [...facts].map((fact) => neutral(table, stand, fact, view));
}
