import { isStoredId } from '#text/stored-id';

/** Hexadecimal digits at the end of a branch's id that number its last decision. */
const DIGITS = 6;

/** An id for a chapter: its branches have ids of their own beside it. */
export const chapterIdFrom = (id: string): string => `${id.slice(0, -DIGITS)}${'0'.repeat(DIGITS)}`;

/** A branch by its last decision; the chapter's own id is that of its beginning. */
export const branchId = (chapter: string, node: number): string =>
  `${chapter.slice(0, -DIGITS)}${node.toString(16).padStart(DIGITS, '0')}`;

export interface PlaceOfBranch {
  readonly chapter: string;
  readonly node: number;
}

/** What a branch's id says; null for what has not the form of an id. */
export const placeOfBranch = (id: string): PlaceOfBranch | null =>
  isStoredId(id)
    ? { chapter: chapterIdFrom(id), node: Number.parseInt(id.slice(-DIGITS), 16) }
    : null;
