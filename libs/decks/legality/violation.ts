import type { Copies } from '../deck/deck-list';

export const VIOLATION_CODES = [
  'NO_IDENTITY',
  'SEVERAL_IDENTITIES',
  'TOO_FEW_CARDS',
  'TOO_MANY_COPIES',
  'WRONG_SIDE',
  'TOO_MUCH_INFLUENCE',
  'NO_INFLUENCE_VALUE',
  'AGENDA_POINTS',
  'NOT_IN_POOL',
  'NOT_YET_RELEASED',
  'BANNED',
  'MORE_THAN_THE_BOX',
  'DRAFT_ONLY',
  'FACTION_EXCLUDED',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

export interface Violation {
  readonly code: ViolationCode;
  /** Id of the rule in the rules checklist. */
  readonly rule: string;
  readonly message: string;
  /** What the deck has, in the rule's own unit: cards, copies, influence or agenda points. */
  readonly have: number;
  readonly least: number | null;
  readonly most: number | null;
  /** The cards at fault; empty where the whole deck is. */
  readonly cards: readonly Copies[];
}
