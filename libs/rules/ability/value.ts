import type { Ability } from './ability';
import type { Side } from '../state/side';
import type { Faction, Subtype } from '../state/trait';

/** An ability for each printed line; a line that says several things holds several. */
export type Lines = readonly (Ability | readonly Ability[])[];

interface Facts {
  readonly code: string;
  readonly title: string;
  readonly faction: Faction;
  readonly unique?: true;
  /** Stands for a card that nobody saw: it can be any card that is left. */
  readonly unknown?: true;
  readonly subtypes: readonly Subtype[];
  readonly abilities: Lines;
}

/** The other side of a card (FLIP-01): it keeps every fact of its front but the abilities. */
export interface Back {
  readonly title: string;
  readonly abilities: Lines;
}

interface DeckCard extends Facts {
  /** `null`: the card has no influence value and stays in its faction (DECK-09). */
  readonly influence: number | null;
}

export interface CorpIdentity extends Facts {
  readonly type: 'identity';
  readonly side: 'corp';
  /** Of copies that differ on their backs alone: each of them. */
  readonly backs?: readonly Back[];
  readonly deckSize: number;
  /** `null`: no limit, as on draft identities. */
  readonly influenceLimit: number | null;
}
export interface RunnerIdentity extends Facts {
  readonly type: 'identity';
  readonly side: 'runner';
  readonly deckSize: number;
  readonly influenceLimit: number | null;
  readonly link: number;
}
export interface Agenda extends DeckCard {
  readonly type: 'agenda';
  readonly advancement: number;
  readonly points: number;
}
export interface Asset extends DeckCard {
  readonly type: 'asset';
  readonly cost: number;
  readonly trash: number;
}
export interface Upgrade extends DeckCard {
  readonly type: 'upgrade';
  readonly cost: number;
  readonly trash: number;
}
/** TYPE-04, ICE-03 */
export interface Ice extends DeckCard {
  readonly type: 'ice';
  readonly cost: number;
  /** Of `X` an ability says what it is. */
  readonly strength: number | 'X';
  readonly trash?: number;
}
export interface Operation extends DeckCard {
  readonly type: 'operation';
  readonly cost: number | 'X';
  readonly trash?: number;
}
export interface Event extends DeckCard {
  readonly type: 'event';
  readonly cost: number | 'X';
}
export interface Hardware extends DeckCard {
  readonly type: 'hardware';
  readonly cost: number;
}
export interface Resource extends DeckCard {
  readonly type: 'resource';
  readonly cost: number | 'X';
}
export interface Program extends DeckCard {
  readonly type: 'program';
  readonly cost: number;
  readonly memory: number;
  /** `null` for programs that are no icebreakers; of `X` an ability says what it is. */
  readonly strength: number | 'X' | null;
}

/** A card as a value: facts and abilities, no function, no printed text. */
export type CardValue =
  | CorpIdentity
  | RunnerIdentity
  | Agenda
  | Asset
  | Upgrade
  | Ice
  | Operation
  | Event
  | Hardware
  | Resource
  | Program;

/** By what is printed: no card makes another a console. */
export const isConsole = (value: CardValue): boolean =>
  value.type === 'hardware' && value.subtypes.includes('console');

/** Whose deck it may be in. */
export function sideOf(value: CardValue): Side {
  switch (value.type) {
    case 'identity':
      return value.side;
    case 'agenda':
    case 'asset':
    case 'upgrade':
    case 'ice':
    case 'operation':
      return 'corp';
    case 'event':
    case 'hardware':
    case 'resource':
    case 'program':
      return 'runner';
  }
}
