import type { DamageKind } from './trait';
import type { CardId } from './card-id';
import type { Side } from './side';

export interface ImminentDamage {
  readonly what: 'damage';
  readonly kind: DamageKind;
  amount: number;
  prevented: number;
  /** Done by an effect, not suffered by choice or as a cost (DMG-08). */
  readonly done: boolean;
  readonly preventable: boolean;
  readonly picked: CardId[];
}

export type ImminentItem =
  | ImminentDamage
  | {
      readonly what: 'tags';
      amount: number;
      prevented: number;
      readonly unavoidable?: true;
    }
  | {
      readonly what: 'trash';
      readonly cards: CardId[];
      readonly by: Side;
      readonly preventable: boolean;
      /** The same ability revealed them first. */
      readonly shown?: true;
      prevented: number;
    }
  | { readonly what: 'expose'; readonly cards: CardId[]; prevented: number }
  | { readonly what: 'jack-out'; prevented: number }
  | { readonly what: 'break'; readonly ice: CardId; prevented: number }
  | { readonly what: 'trace'; prevented: number }
  | { readonly what: 'encounter'; prevented: number }
  | { readonly what: 'bad-publicity'; amount: number; prevented: number }
  /** An effect without prevention, resolved with the others. */
  | { readonly what: 'other'; readonly path: string; readonly i: number };
