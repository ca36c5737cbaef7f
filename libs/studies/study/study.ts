import type { Actor, Decision, Side, Viewer } from '#rules';

export const roles = ['owner', 'editor', 'commenter', 'reader'] as const;
/** What the holder of a key may do in a study; each may do what those after it may. */
export type Role = (typeof roles)[number];

export interface Member {
  readonly id: string;
  /** Null for a link: whoever has its key reads, and is nobody. */
  readonly name: string | null;
  readonly role: Role;
}

/** Codes of cards with their number of copies. */
export interface Decklist {
  readonly identity: string;
  readonly cards: readonly (readonly [code: string, copies: number])[];
}

/** Where a chapter begins. Nothing of a game is copied: it is opened again at every read. */
export type Source =
  /** The true position after so many decisions, for those who may see everything. */
  | { readonly kind: 'game'; readonly game: string; readonly decision: number }
  /** A world dealt by what a seat was told by one of its moments. */
  | {
      readonly kind: 'record';
      readonly game: string;
      readonly seat: Side;
      readonly moment: number;
      /** The decision that the moment was told by, and the engine that counted it: another may count moments anew. */
      readonly told?: { readonly decision: number; readonly engine: string };
      /** The other side's, as it was given or sampled; the seat knows its own. */
      readonly decklist: Decklist;
      readonly sampled: boolean;
      /** What the world is dealt from, wherever the chapter is taken. */
      readonly seed: string;
      /** Which of the worlds that fit, from 0. */
      readonly deal: number;
    }
  /** A line of docs/formats/position.md. */
  | { readonly kind: 'position'; readonly position: string }
  /** What a viewer is told of a game, to be written beside: no branch grows there. */
  | { readonly kind: 'view'; readonly game: string; readonly viewer: Viewer };

/** As whom a chapter's game is looked at; null where there is no game. */
export function viewerOf(source: Source): Viewer | null {
  switch (source.kind) {
    case 'game':
      return 'judge';
    case 'record':
      return source.seat;
    case 'view':
      return source.viewer;
    case 'position':
      return null;
  }
}

export const chanceModes = ['as-it-lay', 'dealt', 'by-hand'] as const;
/** How chance was answered in a branch. */
export type ChanceMode = (typeof chanceModes)[number];

export interface Move {
  readonly by: Actor;
  readonly decision: Decision;
  /** Null for what a player decides. */
  readonly chance: ChanceMode | null;
}

export const glyphs = ['!!', '!', '!?', '?!', '?', '??', 'only'] as const;
export type Glyph = (typeof glyphs)[number];

/** A decision of a branch; node 0, the chapter's beginning, is none. */
export interface Node extends Move {
  readonly id: number;
  readonly parent: number;
  name: string | null;
  glyph: Glyph | null;
  /** Who took it out, and it stays so; null while it is there. */
  deletedBy: string | null;
}

export interface Chapter {
  readonly id: string;
  title: string;
  readonly source: Source;
  /** In order of making; node n stands at n - 1. */
  readonly nodes: Node[];
  /** Of each node, the main line first; those that were taken out, too. */
  readonly children: Map<number, number[]>;
  removedBy: string | null;
}

export const audiences = ['author', 'members', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

export const colours = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof colours)[number];

/** Drawn over the table: a mark on a card or server, or an arrow from one to another. */
export interface Mark {
  readonly from: string;
  readonly to: string | null;
  readonly colour: Colour;
}

/** What a note is about: a moment of the chapter's game as its viewer counts, or a decision of a branch. */
export type Anchor =
  | {
      readonly kind: 'moment';
      readonly moment: number;
      /** The decision that it was told by: another engine may count moments anew, decisions never. */
      readonly decision?: number;
      /** The version of the engine that counted the moment. */
      readonly engine?: string;
    }
  | { readonly kind: 'node'; readonly node: number };

/** Why a note is not shown: who contributes, whose game it is about, or who keeps the server; who has more to say last. */
export const hiders = ['contributor', 'game-owner', 'operator'] as const;
export type Hider = (typeof hiders)[number];

export interface Note {
  readonly id: string;
  readonly chapter: string;
  readonly anchor: Anchor;
  /** The first note of its thread; null for that one. */
  readonly thread: string | null;
  readonly author: string;
  readonly audience: Audience;
  /** From 1; each has a text of its own, kept apart from the events. */
  revision: number;
  glyph: Glyph | null;
  marks: readonly Mark[];
  hidden: Hider | null;
  removed: boolean;
}

/** Who else may read, beside the members. */
export const readerships = ['members', 'everybody'] as const;
export type Readership = (typeof readerships)[number];

/** A study as its events make it. Each event changes it in place: there may be ten thousand notes. */
export interface Study {
  id: string;
  title: string;
  /** What chance is drawn from; it says nothing of any game. */
  seed: string;
  clonedFrom: string | null;
  /** The game that this is the notebook of; null for a study. */
  about: string | null;
  /** Studies that anything in this one came from, and what went into those. */
  readonly ancestors: Set<string>;
  readonly members: Map<string, Member>;
  readonly dismissed: Map<string, Member>;
  readership: Readership;
  /** ISO 8601: until then for owner and editors alone; null: open as it is shared. */
  embargo: string | null;
  readonly chapters: Chapter[];
  readonly notes: Map<string, Note>;
  /** Decisions of all chapters. */
  nodes: number;
}
