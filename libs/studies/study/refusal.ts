import { refusal, type Refusal } from '#streams/refusal';

/** Why something is not done in a study, with the place it is about. */
export interface StudyRefusal extends Refusal<
  | 'STUDY_NOT_FOUND'
  | 'STUDY_EXISTS'
  | 'NOT_YOURS'
  | 'CHAPTER_NOT_FOUND'
  | 'BRANCH_NOT_FOUND'
  | 'NOTE_NOT_FOUND'
  | 'MEMBER_NOT_FOUND'
  | 'ANCHOR_NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'CYCLE_OF_CLONES'
  | 'TOO_MUCH'
  | 'TOO_OFTEN'
  | 'BAD_TEXT'
  | 'BAD_FILE'
  | 'BAD_MARK'
  | 'BAD_POSITION'
  | 'BAD_DECKLIST'
  | 'BAD_DECISION'
  | 'ILLEGAL'
  | 'AMBIGUOUS'
  | 'GAME_NOT_FOUND'
  | 'GAME_NOT_OVER'
  | 'OUT_OF_RANGE'
  | 'NO_WORLD'
  | 'WRONG_GAME'
  | 'CANNOT_BE_WRITTEN'
  | 'CONFLICT'
> {
  /** Such as `chapter 4f…, branch 12`. */
  readonly place: string;
}

export const refuse = (
  code: StudyRefusal['code'],
  place: string,
  message: string,
  mend: string,
): StudyRefusal => ({ ...refusal(code, message, mend), place });
