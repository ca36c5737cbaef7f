import { isDay as isCalendarDay } from '#text/is-day';
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Five digits: the pack's number and the card's number in it, as printed databases use it. */
export type CardCode = Branded<'CardCode'>;
/** Short name of a pack, such as `core` or `wla`. */
export type PackCode = Branded<'PackCode'>;
/** A calendar day, `YYYY-MM-DD`; days compare as text. */
export type Day = Branded<'Day'>;

export const isCardCode = (text: string): text is CardCode => /^\d{5}$/.test(text);
export const isPackCode = (text: string): text is PackCode => /^[a-z0-9]+$/.test(text);
export const isDay = (text: string): text is Day => isCalendarDay(text);

export const SIDES = ['corp', 'runner'] as const;
export type Side = (typeof SIDES)[number];

// DECK-18: four Corp factions, three Runner factions, three mini-factions; neutral is no faction.
export const FACTIONS = [
  'haas-bioroid',
  'jinteki',
  'nbn',
  'weyland-consortium',
  'anarch',
  'criminal',
  'shaper',
  'adam',
  'apex',
  'sunny-lebeau',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const AFFILIATIONS = [...FACTIONS, 'neutral-corp', 'neutral-runner'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const DECK_CARD_TYPES = [
  'asset',
  'event',
  'hardware',
  'ice',
  'operation',
  'program',
  'resource',
  'upgrade',
] as const;

interface Printing {
  readonly code: CardCode;
  readonly pack: PackCode;
  readonly position: number;
  /** Copies in one box of the pack. */
  readonly quantity: number;
  readonly title: string;
  readonly side: Side;
  readonly faction: Affiliation;
  readonly subtypes: readonly string[];
  readonly unique: boolean;
  /** Most copies by title the card itself allows in a deck (DECK-04, DECK-14). */
  readonly deckLimit: number;
}

export interface IdentityCard extends Printing {
  readonly type: 'identity';
  readonly minimumDeckSize: number;
  /** `null`: no limit, as on draft identities. */
  readonly influenceLimit: number | null;
  readonly link: number | null;
}

export interface AgendaCard extends Printing {
  readonly type: 'agenda';
  /** `null`: no influence box, so never out of faction (DECK-09). */
  readonly influence: number | null;
  readonly points: number;
  readonly advancement: number;
}

/** A printed number, `X` where the card prints a variable one, `null` where it prints none. */
export type Printed = number | 'X' | null;

export interface PlainCard extends Printing {
  readonly type: (typeof DECK_CARD_TYPES)[number];
  readonly influence: number | null;
  readonly cost: Printed;
  readonly strength: Printed;
  readonly trash: Printed;
  readonly memory: Printed;
}

export type DeckCard = AgendaCard | PlainCard;
export type Card = IdentityCard | DeckCard;

export const isIdentity = (card: Card): card is IdentityCard => card.type === 'identity';
export const isNeutral = (card: Card): boolean =>
  card.faction === 'neutral-corp' || card.faction === 'neutral-runner';
