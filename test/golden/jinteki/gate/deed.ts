/** What a player or chance did, in words that a command of theirs and a decision of ours share. */
export interface Deed {
  /** Such as "install", "bid" or "pick": a row of the table. */
  readonly kind: string;
  /** Card, place, number or answer. */
  readonly what: string;
  /** The question it answers, where several answers have no order; null where the order shows. */
  readonly set: string | null;
}

/** Of the server's own record. */
export interface TrueDeed extends Deed {
  /** Entry of `history` that its command made. */
  readonly entry: number;
  /** The last entry at which a question of its own was answered, where it asks one. */
  readonly until?: number;
  /** A decision of ours has to tell it; others may be asked for by one side alone. */
  readonly due: boolean;
  /** It is clicked as a turn begins, and is done then if it is not: where it has to be it is no decision, but for its order. */
  readonly begins?: true;
  /** Nothing of the file shows it: no line names it, nothing of a card that is chosen changes. */
  readonly unshown?: true;
  /** Ours may be asked for it later than theirs: it is the same as one of this entry. */
  readonly again?: number;
  /** One command that stands for as many decisions as it takes, such as "match strength". */
  readonly many: boolean;
}

/** Of a decision that the import states, or of a deviation that it marks. */
export interface StatedDeed extends Deed {
  /** It was found between these entries: later than the first, not later than the last. */
  readonly after: number;
  readonly until: number;
  /** Chance and accesses state it by what happens. */
  readonly told: 'decision' | 'fact' | 'deviation';
  /** Told as open: it may as well have been one of these. */
  readonly others?: readonly Deed[];
  /** Told as open, and one of the answers leaves nothing to be read in the record. */
  readonly mayBeNone?: boolean;
}

export const wordOf = ({ kind, what }: Deed): string => (what === '' ? kind : `${kind} ${what}`);
