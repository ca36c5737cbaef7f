import type { FactType, FactView, DecisionView, CardName, Moment } from '#rules';
import { nameIn } from './fields';

/** A fact with what made it happen. */
export interface CausedFact {
  readonly fact: FactView;
  /** The decision it follows, where the viewer saw one. */
  readonly decision: DecisionView | null;
  /** The card whose ability did it; null for a rule of the game, or an action. */
  readonly source: CardName | null;
}

/** What an effect cannot lie behind: another ability, or a step of a turn or run. */
const BARRIERS: ReadonlySet<FactType> = new Set<FactType>([
  'ability-used',
  'ability-resolved',
  'played',
  'sub-resolved',
  'phase-began',
  'turn-began',
  'turn-ended',
  'ice-approached',
  'ice-passed',
  'encounter-ended',
  'server-approached',
  'run-successful',
  'accessed',
  'run-ended',
]);

/**
 * The facts of a moment with their causes. An ability says that it has resolved after its effects; a
 * subroutine says so before them, and a trace when it is over.
 */
export function causedFacts({ told }: Pick<Moment, 'told'>): readonly CausedFact[] {
  const facts: CausedFact[] = [];
  let decision: DecisionView | null = null;
  const views = told.flatMap((one) => ('fact' in one ? [one.fact] : []));
  const sources = sourcesOf(views);
  let at = 0;
  for (const one of told) {
    if ('decision' in one) {
      ({ decision } = one);
      continue;
    }
    facts.push({ fact: one.fact, decision, source: sources[at] ?? null });
    at += 1;
  }
  return facts;
}

function sourcesOf(facts: readonly FactView[]): readonly (CardName | null)[] {
  const sources: (CardName | null)[] = facts.map(() => null);
  for (const [at, fact] of facts.entries()) {
    if (fact.type !== 'ability-resolved') continue;
    for (let before = at - 1; before >= 0; before -= 1) {
      const earlier = facts[before];
      if (earlier === undefined || BARRIERS.has(earlier.type)) break;
      sources[before] ??= nameIn(fact);
    }
  }
  let ice: CardName | null = null;
  for (const [at, fact] of facts.entries()) {
    if (fact.type === 'sub-resolved') ice = nameIn(fact, 'ice');
    else if (fact.type === 'trace-ended') ice = nameIn(fact);
    else if (fact.type === 'encounter-ended' || fact.type === 'run-ended') ice = null;
    else if (ice !== null && sources[at] === null) sources[at] = ice;
  }
  return sources;
}
