import type { Side } from '#rules';
import { thirdPerson } from './english';

/** What a name kept by an ability stands for, once it was introduced. */
export interface Named {
  readonly pronoun: 'it' | 'that card' | 'them';
  /** Whose cards they are, where that is clear. */
  readonly owner?: Side;
  /** They are not installed yet. */
  readonly inHand?: true;
  /** They are ice, and protect where other cards are in. */
  readonly ice?: true;
  /** Of a number: what is counted "for each". */
  readonly each?: string;
}

/** From whose point of view a card is said, and what its words refer to. */
export interface Voice {
  /** The card's owner: "you". */
  readonly me: Side;
  /** Who carries out what is being said. */
  readonly actor: Side;
  /** The card itself: "this program", or "it" once it was mentioned. */
  readonly self: string;
  /** The ice of the present encounter. */
  readonly encountered: string;
  readonly named: ReadonlyMap<string, Named>;
  /** Said of somebody else's choice: their cards are not "yours". */
  readonly reported?: true;
  /** Said of one run, not of every run. */
  readonly inRun?: true;
  /** Said of what a click is spent on: no run is in progress. */
  readonly asAction?: true;
  /** Said of every card of several places, not of one. */
  readonly every?: true;
  /** Whose the card of the fact is, where that is clear. */
  readonly thats?: Side;
  /** What the card of the fact is called: "that ice". */
  readonly that?: string;
  /** Names of cards of which none was taken yet: they are no rest. */
  readonly whole?: ReadonlySet<string>;
  /** What a lasting effect was laid on. */
  readonly target: string;
}

/** A clause: somebody does something, or something is so. */
export type Clause =
  | {
      readonly who: Side;
      readonly does: string;
      /** The next clause of the same player joins it: "choose a program and trash it". */
      readonly opens?: true;
      readonly also?: string;
      readonly may?: true;
    }
  | { readonly says: string };

export const name = (v: Voice, side: Side): string =>
  side === v.me ? 'you' : side === 'corp' ? 'the Corp' : 'the Runner';

export const whose = (v: Voice, side: Side): string =>
  side === v.me
    ? v.reported === true
      ? 'their'
      : 'your'
    : side === 'corp'
      ? "the Corp's"
      : "the Runner's";

/** "you draw 2 cards", "the Runner draws 2 cards". */
export const does = (v: Voice, side: Side, phrase: string): string =>
  side === v.me ? `you ${phrase}` : `${name(v, side)} ${thirdPerson(phrase)}`;

/** An instruction: "draw 2 cards" to the reader, "the Runner draws 2 cards" of the opponent. */
export function instruct(v: Voice, clause: Clause): string {
  if ('says' in clause) return clause.says;
  const phrases = clause.also === undefined ? [clause.does] : [clause.does, clause.also];
  if (clause.may === true) return `${name(v, clause.who)} may ${phrases.join(' and ')}`;
  return clause.who === v.me
    ? phrases.join(' and ')
    : `${name(v, clause.who)} ${phrases.map(thirdPerson).join(' and ')}`;
}

export const handOf = (v: Voice, owner: Side = v.me): string =>
  owner === 'corp' ? 'HQ' : `${whose(v, 'runner')} grip`;

export const deckName = (v: Voice, deck: 'rd' | 'stack'): string =>
  deck === 'rd' ? 'R&D' : `${whose(v, 'runner')} stack`;
