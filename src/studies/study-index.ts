import type { Rows, Span } from '../platform/projections/span';

export const STUDY_INDEX = Symbol('StudyIndex');

export interface ListedStudy {
  readonly id: string;
  /** Of its opening, in the order of all events; decimal. */
  readonly position: string;
  readonly title: string;
  readonly owner: string;
}

/** A study of a game, with what a reader has to be allowed to see of it. */
export interface StudyAbout extends ListedStudy {
  /** `judge` or a seat. */
  readonly viewer: string;
  /** The seat's moment that its world is dealt by; null for the truth. */
  readonly moment: number | null;
}

/** Published studies, newest first; those under embargo come when it is lifted. */
export interface StudyIndex {
  list(words: string | null, now: Date, span: Span<string>): Promise<Rows<ListedStudy>>;
  about(game: string, now: Date, first: number): Promise<readonly StudyAbout[]>;
}
