import type { Target } from './target';
import type { CardType, Subtype } from './trait';

/** Where a filter looks. `installed` is what an effect means when it says nothing else (CHOOSE-01). */
export type Place =
  'installed' | 'hq' | 'archives' | 'grip' | 'heap' | 'corp-score' | 'runner-score' | 'hosted';

/** A description of cards; every field given has to fit. */
export interface Filter {
  readonly in?: Place | readonly Place[];
  readonly side?: 'corp' | 'runner';
  readonly type?: CardType | readonly CardType[];
  readonly subtype?: Subtype | readonly Subtype[];
  readonly not?: Subtype;
  readonly rezzed?: boolean;
  readonly unrezzed?: boolean;
  /** In or protecting the server the source is in. */
  readonly server?: 'this';
  readonly advanceable?: true;
  /** Not the card the ability stands on. */
  readonly other?: true;
  /** Has the title of that card. */
  readonly copyOf?: Target;
  readonly hasTrashCost?: true;
}
