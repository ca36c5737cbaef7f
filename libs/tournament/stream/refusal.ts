import type { Decided } from '#streams/decider';
import type { TournamentDecision } from './decisions';

export const REFUSAL_CODES = [
  'TOURNAMENT_EXISTS',
  'TOURNAMENT_ABSENT',
  'WRONG_PHASE',
  'SETTINGS_WRONG',
  'PLAYER_EXISTS',
  'PLAYER_UNKNOWN',
  'PLAYER_DROPPED',
  'PLAYER_NAME_WRONG',
  'ORGANISER_MAY_NOT_PLAY',
  'DECKLISTS_MISSING',
  'DECKLISTS_LOCKED',
  'FIELD_TOO_SMALL',
  'FIELD_ODD',
  'ROUND_NOT_OVER',
  'ROUNDS_PLAYED',
  'ROUNDS_MISSING',
  'DRAW_WRONG',
  'PAIRING_WRONG',
  'PAIRING_REPEATS',
  'BYE_WRONG',
  'MATCH_UNKNOWN',
  'MATCH_NOT_PLAYED',
  'RESULT_IMPOSSIBLE',
  'RESULT_RECORDED',
  'RESULT_CONTRADICTS',
  'RESULT_MISSING',
  'RESULT_UNCHANGED',
  'GAME_LINKED',
  'SIDES_WRONG',
  'SIDES_OPEN',
  'CUT_NOT_OVER',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Such as `round 3, table 7`. */
  readonly place: string;
  readonly hint: string;
}

export type Answer = Decided<TournamentDecision, Refusal>;

export const accept = (...events: readonly TournamentDecision[]): Answer => ({ ok: true, events });

export const refuse = (
  code: RefusalCode,
  place: string,
  message: string,
  hint: string,
): Answer & { readonly ok: false } => ({
  ok: false,
  refusal: { code, place, message, hint },
});
