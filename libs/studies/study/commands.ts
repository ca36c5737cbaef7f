import type { Viewer } from '#rules';
import type { StudyEvent, TakenChapter } from './events';
import type { Anchor, Audience, Glyph, Hider, Mark, Move, Readership, Role, Source } from './study';

/** A change of words names those it changes, so that nobody overwrites what they have not read. */
interface Rewording<T> {
  readonly was: T;
  readonly to: T;
}

interface HidingCommand<Type extends string> {
  readonly type: Type;
  readonly by: string | null;
  readonly as: Hider;
  readonly note: string;
}

/** What is wanted of a study. `by` is the id of a member, whose role the decider asks for. */
export type StudyCommand =
  | {
      readonly type: 'open';
      readonly study: string;
      readonly title: string;
      readonly seed: string;
      readonly owner: { readonly id: string; readonly name: string };
      readonly clonedFrom: string | null;
      readonly about?: {
        readonly game: string;
        readonly chapters: Readonly<Record<Viewer, string>>;
      };
    }
  | {
      readonly type: 'admit';
      /** Null: who reads a study may take part in its threads. */
      readonly by: string | null;
      readonly member: { readonly id: string; readonly name: string | null; readonly role: Role };
    }
  | { readonly type: 'dismiss'; readonly by: string; readonly member: string }
  | ({ readonly type: 'retitle'; readonly by: string } & Rewording<string>)
  | {
      readonly type: 'share';
      readonly by: string;
      readonly readership: Readership;
      readonly embargo: string | null;
    }
  | {
      readonly type: 'add-chapter';
      readonly by: string;
      readonly chapter: string;
      readonly title: string;
      readonly source: Source;
    }
  | ({
      readonly type: 'retitle-chapter';
      readonly by: string;
      readonly chapter: string;
    } & Rewording<string>)
  | {
      readonly type: 'move-chapter';
      readonly by: string;
      readonly chapter: string;
      readonly behind: string | null;
    }
  | { readonly type: 'remove-chapter'; readonly by: string; readonly chapter: string }
  /** Moves that were found to be legal where the parent stands. */
  | {
      readonly type: 'grow';
      readonly by: string;
      readonly chapter: string;
      readonly parent: number;
      readonly moves: readonly Move[];
    }
  | ({
      readonly type: 'name-branch';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
    } & Rewording<string | null>)
  | {
      readonly type: 'mark-branch';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
      readonly glyph: Glyph | null;
    }
  | {
      readonly type: 'promote' | 'delete';
      readonly by: string;
      readonly chapter: string;
      readonly node: number;
    }
  | {
      readonly type: 'write-note';
      readonly by: string;
      readonly note: string;
      readonly chapter: string;
      readonly anchor: Anchor;
      readonly thread: string | null;
      readonly audience: Audience;
      readonly glyph: Glyph | null;
      readonly marks: readonly Mark[];
    }
  /** Notes that came with a file, each with its author, who is a member. */
  | {
      readonly type: 'take-notes';
      readonly by: string;
      readonly notes: readonly Omit<Extract<StudyEvent, { type: 'noteWritten' }>, 'type'>[];
    }
  | {
      readonly type: 'revise-note';
      readonly by: string;
      readonly note: string;
      /** The revision that was read. */
      readonly revision: number;
      readonly glyph: Glyph | null;
      readonly marks: readonly Mark[];
    }
  | { readonly type: 'remove-note'; readonly by: string; readonly note: string }
  | HidingCommand<'hide-note'>
  | HidingCommand<'unhide-note'>
  | {
      readonly type: 'take-in';
      readonly by: string;
      readonly from: string;
      readonly through: readonly string[];
      readonly chapters: readonly TakenChapter[];
    };
