import { type Fact, type FactType, type Sighting, typeOf, workOn } from '#rules';
import type { View } from '#notation/scenario/scenario';
import type { Stand, Table } from '../stand';
import { namedThen } from './viewed';

/** What scenarios speak of; the engine tells a few things more. */
const vocabulary: Readonly<Record<FactType, boolean>> = {
  'turn-began': true,
  'phase-began': true,
  'turn-ended': true,
  'clicks-gained': true,
  'clicks-spent': true,
  'clicks-lost': true,
  'credits-gained': true,
  'credits-taken': true,
  'credits-spent': true,
  'card-credits-spent': false,
  'pool-empty': false,
  'credits-lost': true,
  'run-credits-gained': false,
  'run-credits-lost': false,
  'recurring-filled': false,
  'card-credits-lost': false,
  drew: true,
  mulliganed: false,
  installed: true,
  'server-created': false,
  played: true,
  rezzed: true,
  derezzed: true,
  'turned-facedown': false,
  'turned-faceup': false,
  flipped: false,
  exposed: true,
  revealed: true,
  looked: false,
  trashed: true,
  'removed-from-game': false,
  discarded: true,
  returned: true,
  hosted: false,
  brought: false,
  searched: true,
  shuffled: true,
  arranged: false,
  swapped: false,
  advanced: true,
  'tokens-placed': true,
  'tokens-removed': true,
  purged: true,
  'tags-taken': true,
  'tags-avoided': true,
  'tags-removed': true,
  'bad-publicity-taken': true,
  'bad-publicity-removed': false,
  'damage-suffered': true,
  'damage-prevented': true,
  'trash-prevented': true,
  'exposure-prevented': true,
  chosen: false,
  'option-chosen': false,
  'run-began': true,
  'run-moved': false,
  'ice-approached': true,
  'ice-encountered': true,
  'sub-broken': true,
  'strength-changed': false,
  'all-broken': false,
  'sub-resolved': true,
  'ice-bypassed': true,
  'encounter-ended': false,
  'ice-passed': true,
  'server-approached': true,
  'jacked-out': true,
  'run-successful': true,
  'run-unsuccessful': false,
  accessed: true,
  'access-ended': false,
  stolen: true,
  scored: true,
  'added-to-score-area': false,
  forfeited: true,
  'run-ended': true,
  'trace-began': true,
  bid: false,
  'trace-ended': true,
  'spent-in-secret': false,
  'ability-used': true,
  'ability-resolved': true,
  'loop-ended': false,
  'game-ended': true,
};

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
  const told = stand.facts.slice(from).filter((fact) => vocabulary[fact.type]);
  const facts = withTriggers(told, ({ card }) => {
    const type = typeOf(g, card.card);
    return type === 'event' || type === 'operation';
  });
  return [...facts].map((fact) => neutral(table, stand, fact, view));
}
