import type { Ability, Effects, Play, RezWhen, Subroutine } from './ability';
import type { Asked } from './asked';
import type { Modifier } from './modifier';
import type { CardValue } from './value';
import type { Side } from '../state/side';
import type { CardType, Subtype } from '../state/trait';

/** An ability with the place where it stands, such as `01007/0`. */
export interface Placed<A extends Ability = Ability> {
  readonly path: string;
  readonly line: number;
  readonly ability: A;
}

/** An ability of the pool with the hooks it answers to. */
export interface Known extends Placed {
  readonly hooks: readonly number[];
}

/** What the constant abilities of a card modify that is called by this word. */
export interface Printed {
  readonly of: Modifier['of'];
  readonly modifiers: readonly Modifier[];
}

/** A subroutine with a number by which it stays the same while others come and go. */
export interface Sub extends Placed<Subroutine> {
  readonly id: number;
}

/** The numbers of a card, at the same places whatever its type; null where it has none. */
export interface Figures {
  readonly cost: number | 'X' | null;
  readonly strength: number | 'X' | null;
  readonly memory: number | null;
  readonly points: number | null;
}

/** A card value with what is looked up in it again and again. */
export interface Definition {
  readonly index: number;
  readonly value: CardValue;
  readonly code: string;
  readonly type: CardType;
  readonly figures: Figures;
  readonly subtypes: readonly Subtype[];
  readonly isUnique: boolean;
  readonly isConsole: boolean;
  /** Unique or a console, by what is printed: of some such cards there can be but one (UNIQ-01, CONS-01). */
  readonly isLimited: boolean;
  readonly side: Side;
  readonly abilities: readonly Placed[];
  /** What playing it does. */
  readonly play: Play | null;
  /** Numbered by their places. */
  readonly subs: readonly Sub[];
  /** A bit for each hook it answers to, or shares with one: without the bit it answers to none. */
  readonly bits: number;
  /** Hook number to the abilities that answer to it while the card is active. */
  readonly byHook: ReadonlyMap<number, readonly Placed[]>;
  readonly bitsAnywhere: number;
  /** The same for abilities that work while the card is inactive (ZONE-06). */
  readonly anywhere: ReadonlyMap<number, readonly Placed[]>;
  /** What its constant abilities modify, by the word. */
  readonly printed: readonly Printed[];
  /** The card lying on its front, then on its back (FLIP-01); of copies that differ, each in turn (FLIP-02). */
  readonly faces: readonly Definition[];
  /** The same card with a blank text box (BLANK-01). */
  readonly blank: Definition;
}

/** Numbers of hooks, where any card of the pool answers to them. */
export interface Often {
  readonly paid: number | undefined;
  readonly paidAtEncounters: number | undefined;
  readonly paidForClicks: number | undefined;
  readonly abilities: number | undefined;
  readonly cannot: number | undefined;
  readonly cannotSpend: number | undefined;
}

/** The cards that a game may hold, compiled once (`compilePool`), with the indexes by which abilities are found. */
export interface Pool {
  readonly name: string;
  readonly definitions: readonly Definition[];
  readonly byCode: ReadonlyMap<string, Definition>;
  readonly byTitle: ReadonlyMap<string, Definition>;
  /** Numbers of what abilities answer to; `State.hooks` counts by them what is in force. */
  readonly hooks: ReadonlyMap<string, number>;
  /** The same, by what a constant ability modifies and by the type of fact a trigger waits for. */
  readonly constants: ReadonlyMap<string, number>;
  readonly triggers: ReadonlyMap<string, number>;
  /** The same, by what a constant ability forbids. */
  readonly forbids: ReadonlyMap<string, number>;
  /** Those that are asked about several times a decision. */
  readonly often: Often;
  /** What the text of each card asks, by the index of its definition; null where that is nothing. */
  readonly asked: readonly (Asked | null)[];
  /** The cards that can be rezzed when something is about to happen: on the table none can be told from others. */
  readonly rezWhen: readonly RezWhen[];
  /** Effects by the path of their list. */
  readonly effects: ReadonlyMap<string, Effects>;
  readonly paths: ReadonlyMap<Effects | Ability, string>;
  readonly abilities: ReadonlyMap<string, Known>;
}
