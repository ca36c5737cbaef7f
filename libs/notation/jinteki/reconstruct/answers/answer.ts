import type { Side } from '../../lens/side';

/** `arranged`: a card comes to lie on a deck, in its turn from the top. */
export type Answered = 'card' | 'server' | 'number' | 'option' | 'arranged';

/** What a card's question was answered with, as the file shows it. */
export interface Answer {
  readonly kind: Answered;
  /** Such as a title, a server, a number or the text of a choice. */
  readonly told: string;
  /** What it may have been as well, as nothing shows it. */
  readonly others?: readonly string[];
  /** Whose card asks it. */
  readonly title: string;
  readonly message: string;
  readonly side: Side;
  /** Nothing else could have been answered. */
  readonly alone: boolean;
  /** Entry of `history` with which it was answered. */
  readonly entry: number;
  /** The first entry from then on in which its card asks nobody. */
  readonly openUntil: number;
}

/** What was answered, whatever asked it. */
export type Told = Pick<Answer, 'kind' | 'others' | 'told'>;
