import type { LogHeader } from '#notation/native/header';
import type { Actor, Decision, Side } from '#rules';
import type { Anchor, Audience, Glyph, Mark, Move } from '../study/study';

/** What the first line of a study's file says. */
export const studyFormat = 'retrace-study/1';

/** A decision of a branch; its number is its place in the chapter, from 1. */
export interface FileNode extends Move {
  /** The decision it follows; 0: the beginning of the chapter. */
  readonly parent: number;
  readonly name: string | null;
  readonly glyph: Glyph | null;
}

export interface FileNote {
  readonly anchor: Anchor;
  /** The first note of its thread, by its place among the notes of the chapter, from 1. */
  readonly thread: number | null;
  /** Null for a name that was erased. */
  readonly author: string | null;
  readonly audience: Audience;
  /** Markdown. */
  readonly text: string;
  readonly glyph: Glyph | null;
  readonly marks: readonly Mark[];
}

/** A game with all its decisions. */
export interface FileGame {
  readonly header: LogHeader;
  readonly moves: readonly { readonly by: Actor; readonly decision: Decision }[];
}

export type FileSource =
  | {
      readonly kind: 'game';
      /** Its id where the file was written. */
      readonly game: string;
      /** After so many of its decisions the chapter begins. */
      readonly decision: number;
      readonly log: FileGame;
    }
  | {
      readonly kind: 'position';
      /** A line of docs/formats/position.md. */
      readonly position: string;
      /** By whose record the world was dealt; null for a position that somebody wrote. */
      readonly dealt: { readonly seat: Side; readonly moment: number } | null;
    };

export interface FileChapter {
  readonly title: string;
  readonly source: FileSource;
  readonly nodes: readonly FileNode[];
  readonly notes: readonly FileNote[];
}

/** A study as one file: games with variations and notes. */
export interface StudyFile {
  /** Its id where the file was written. */
  readonly study: string;
  readonly title: string;
  readonly owner: string;
  readonly chapters: readonly FileChapter[];
}
