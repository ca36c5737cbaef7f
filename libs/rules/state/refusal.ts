import type { Legal } from './decision';

export const codes = [
  'NOT_YOUR_DECISION',
  'WRONG_WINDOW',
  'NO_CLICKS',
  'CANNOT_PAY',
  'NO_SUCH_CARD',
  'WRONG_ZONE',
  'BAD_TARGET',
  'WRONG_COUNT',
  'DUPLICATE_CHOICE',
  'PLAY_RESTRICTION',
  'NO_EFFECT',
  'CONSOLE_LIMIT',
  'REGION_LIMIT',
  'MEMORY_LIMIT',
  'STRENGTH_TOO_LOW',
  'WRONG_SUBTYPE',
  'ALREADY_BROKEN',
  'ALREADY_USED',
  'NOT_ACTIVE',
  'NOT_ADVANCEABLE',
  'NOT_ENOUGH_ADVANCEMENTS',
  'CANNOT_JACK_OUT',
  'MUST_RESOLVE',
  'GAME_OVER',
] as const;
export type Code = (typeof codes)[number];

/** Why a decision was not accepted, in words for a player, with what could be done instead. */
export interface Refusal {
  readonly ok: false;
  readonly code: Code;
  readonly reason: string;
  /** The legal decisions most like it; none where somebody else is asked. */
  readonly nearest: readonly Legal[];
}
