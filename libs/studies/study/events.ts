import type { Viewer } from '#rules';
import type {
  Anchor,
  Audience,
  Glyph,
  Hider,
  Mark,
  Member,
  Move,
  Readership,
  Source,
} from './study';

/** A decision as it is taken over from another study, with the number it gets here. */
export interface TakenNode extends Move {
  readonly parent: number;
  readonly name: string | null;
  readonly glyph: Glyph | null;
}

export interface TakenChapter {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  /** In order: a parent comes before its children. */
  readonly nodes: readonly TakenNode[];
}

/** What was decided in a study. `by` is the id of a member. */
export type StudyEvent =
  | {
      readonly type: 'studyOpened';
      readonly study: string;
      readonly title: string;
      readonly seed: string;
      readonly owner: { readonly id: string; readonly name: string };
      readonly clonedFrom: string | null;
      /** The game that this is the notebook of, with a chapter for each of its viewers. */
      readonly about?: {
        readonly game: string;
        readonly chapters: Readonly<Record<Viewer, string>>;
      };
    }
  | {
      readonly type: 'memberAdmitted';
      readonly by: string;
      readonly member: Member;
    }
  | { readonly type: 'memberDismissed'; readonly by: string; readonly member: string }
  | { readonly type: 'studyRetitled'; readonly by: string; readonly title: string }
  | {
      readonly type: 'studyShared';
      readonly by: string;
      readonly readership: Readership;
      readonly embargo: string | null;
    }
  | {
      readonly type: 'chapterAdded';
      readonly by: string;
      readonly chapter: string;
      readonly title: string;
      readonly source: Source;
    }
  | {
      readonly type: 'chapterRetitled';
      readonly by: string;
      readonly chapter: string;
      readonly title: string;
    }
  | {
      readonly type: 'chapterMoved';
      readonly by: string;
      readonly chapter: string;
      /** The chapter it stands behind; null for the first place. */
      readonly behind: string | null;
    }
  | { readonly type: 'chapterRemoved'; readonly by: string; readonly chapter: string }
  | {
      readonly type: 'branchGrown';
      readonly by: string;
      readonly chapter: string;
      /** The node the first of the moves follows; the others follow one another. */
      readonly parent: number;
      readonly moves: readonly Move[];
    }
  | {
      readonly type: 'branchNamed';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
      readonly name: string | null;
    }
  | {
      readonly type: 'branchMarked';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
      readonly glyph: Glyph | null;
    }
  | {
      readonly type: 'branchPromoted';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
    }
  | {
      readonly type: 'branchDeleted';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
    }
  | {
      readonly type: 'noteWritten';
      readonly by: string;
      readonly note: string;
      readonly chapter: string;
      readonly anchor: Anchor;
      readonly thread: string | null;
      readonly audience: Audience;
      readonly glyph: Glyph | null;
      readonly marks: readonly Mark[];
    }
  | {
      readonly type: 'noteRevised';
      readonly by: string;
      readonly note: string;
      readonly glyph: Glyph | null;
      readonly marks: readonly Mark[];
    }
  | { readonly type: 'noteRemoved'; readonly by: string; readonly note: string }
  /** `by` is null for who is no member: the game's owner, the operator. */
  | {
      readonly type: 'noteHidden';
      readonly by: string | null;
      readonly note: string;
      readonly as: Hider;
    }
  | {
      readonly type: 'noteUnhidden';
      readonly by: string | null;
      readonly note: string;
      readonly as: Hider;
    }
  | {
      readonly type: 'chaptersTaken';
      readonly by: string;
      readonly from: string;
      /** What went into that study, itself left out. */
      readonly through: readonly string[];
      readonly chapters: readonly TakenChapter[];
    };

/** Every type of them. */
export const studyEventTypes: Readonly<Record<StudyEvent['type'], true>> = {
  studyOpened: true,
  memberAdmitted: true,
  memberDismissed: true,
  studyRetitled: true,
  studyShared: true,
  chapterAdded: true,
  chapterRetitled: true,
  chapterMoved: true,
  chapterRemoved: true,
  branchGrown: true,
  branchNamed: true,
  branchMarked: true,
  branchPromoted: true,
  branchDeleted: true,
  noteWritten: true,
  noteRevised: true,
  noteRemoved: true,
  noteHidden: true,
  noteUnhidden: true,
  chaptersTaken: true,
};
