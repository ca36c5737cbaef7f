import type { FactType, ObservedFact } from '#notation/jinteki/facts';
import type { Decision } from './replays';
import type { Truth } from './truth';

export interface Score {
  truths: number;
  found: number;
  facts: number;
  right: number;
  readonly missed: string[];
  readonly wrong: string[];
}

export type Scores = Map<FactType, Score>;

/** Entries that prompts of payment may put between a command and what it causes. */
const LATER = 24;

/** How a fact reads in the words of a truth. */
function whatOf(fact: ObservedFact): readonly string[] {
  if (fact.type === 'run-began') return [fact.server];
  if (fact.type === 'turn-began' || fact.type === 'hand-kept' || fact.type === 'mulliganed')
    return [fact.side];
  if (fact.type === 'sub-resolved') return [fact.ice.title ?? ''];
  if (fact.type === 'clicks-spent') return [fact.side];
  if (fact.type === 'discarded') return fact.cards.map(({ title }) => title ?? '');
  if (fact.type === 'tags-removed') return [''];
  if ('card' in fact && fact.card !== null) return [fact.card.title ?? ''];
  return [''];
}

/** Facts that no command names outright are not judged: their truth is not in the decisions. */
function judged(fact: ObservedFact, decisions: ReadonlyMap<number, Decision>): boolean {
  const command = decisions.get(fact.index)?.command ?? '';
  if (fact.source === 'inferred') return false;
  if (fact.type === 'run-began') return fact.by === null;
  if (fact.type === 'accessed') return fact.zone !== 'discard';
  if (fact.type === 'clicks-spent') return !CLICKS_BY_CARD.has(command);
  // Many things trash cards, and one command fires several subroutines: only found or not is judged.
  if (fact.type === 'trashed' || fact.type === 'sub-resolved') return false;
  if (fact.type === 'tags-removed') return command === 'remove-tag';
  if (fact.type === 'installed' || fact.type === 'rezzed') return !PROMPTS.has(command);
  return true;
}

/** A prompt goes on with what an earlier command began. */
const PROMPTS: ReadonlySet<string> = new Set(['choice', 'select', 'bad-pub-choice']);
const CLICKS_BY_CARD: ReadonlySet<string> = new Set([
  ...PROMPTS,
  'ability',
  'play',
  'runner-ability',
]);

/** An access is answered after it happened, everything else comes with its command or later. */
function near(type: FactType, truth: number, fact: number): boolean {
  return type === 'accessed'
    ? fact <= truth && truth - fact <= LATER
    : fact >= truth && fact - truth <= LATER;
}

export function score(
  id: string,
  facts: readonly ObservedFact[],
  truths: readonly Truth[],
  decisions: readonly Decision[],
  into: Scores,
): void {
  const at = new Map(decisions.map((decision) => [decision.h, decision]));
  for (const type of new Set(truths.map((truth) => truth.type))) {
    const tally = into.get(type) ?? {
      truths: 0,
      found: 0,
      facts: 0,
      right: 0,
      missed: [],
      wrong: [],
    };
    into.set(type, tally);
    const open = truths
      .filter((truth) => truth.type === type)
      .map((truth) => ({ ...truth, found: false }));
    for (const fact of facts) {
      if (fact.type !== type) continue;
      for (const what of whatOf(fact)) {
        const truth = open.find(
          (other) => !other.found && other.what === what && near(type, other.h, fact.index),
        );
        if (truth !== undefined) truth.found = true;
        if (truth === undefined && !judged(fact, at)) continue;
        tally.facts += 1;
        if (truth !== undefined) tally.right += 1;
        else tally.wrong.push(`${id}#${String(fact.index)} ${what}`);
      }
    }
    tally.truths += open.length;
    tally.found += open.filter(({ found }) => found).length;
    for (const truth of open)
      if (!truth.found) tally.missed.push(`${id}#${String(truth.h)} ${truth.what}`);
  }
}

export function table(scores: Scores): string {
  const rows = [...scores].map(([type, { truths, found, facts, right }]) => {
    const recall = (found / truths).toFixed(4);
    const precision = facts === 0 ? '-' : (right / facts).toFixed(4);
    return `${type.padEnd(16)}${String(truths).padStart(7)}${recall.padStart(9)}${String(facts).padStart(7)}${precision.padStart(11)}`;
  });
  return [`${'kind'.padEnd(16)}  truths   recall  facts  precision`, ...rows].join('\n');
}
