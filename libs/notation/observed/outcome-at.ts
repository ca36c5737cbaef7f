import type { Outcome } from '#rules';
import type { ObservedOutcome } from './header';
import type { PlacedFact } from './observed-replay';

/** How a game ended, in the words of our rules; null where they have none for it, or it goes on. */
export function outcomeOf({ winner, reason }: ObservedOutcome): Outcome | null {
  switch (reason) {
    case 'agenda-points':
    case 'flatline':
    case 'empty-rd':
    case 'concession':
      return { winner, reason };
    case 'tie':
    case 'other':
    case null:
      return null;
  }
}

interface Ended {
  readonly outcome: ObservedOutcome;
  readonly facts: readonly PlacedFact[];
  /** The number of the last entry. */
  readonly last: number;
}

/** The same as it stands after an entry. Where no entry tells of an end the file does, after the last. */
export function outcomeAt({ outcome, facts, last }: Ended, at: number): Outcome | null {
  const end = facts.findLast(({ fact }) => fact.type === 'game-ended');
  return at < (end?.fact.index ?? last) ? null : outcomeOf(outcome);
}
