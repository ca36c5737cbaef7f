import type { FactOf } from '../facts';
import type { Side } from '../lens/side';
import { DeckModel } from './deck-model';
import type { Sighted } from './known-deck';

/** One card the Runner accessed, in the order of the game. */
export interface Access {
  readonly index: number;
  readonly def: number | null;
  readonly server: string | null;
  readonly zone: FactOf<'accessed'>['zone'];
  /** Numbers the runs of the game; of those that are behind the last. */
  readonly run: number;
  /** No run is on. */
  readonly outside?: true;
}

export interface Arrangement {
  readonly index: number;
  readonly defs: readonly number[];
}

/** All that the states give away of what the table kept hidden, for the whole game. */
export interface Hidden {
  readonly decks: { readonly [side in Side]: DeckModel };
  readonly accesses: readonly Access[];
  /** Orders in which cards of a deck were put back by either player, top first. */
  readonly arrangements: readonly Arrangement[];
  /** Entry of `history` with which each run began. */
  readonly runs: readonly number[];
  /** Runs that the Runner jacked out of, by number. */
  readonly jackedOut: ReadonlySet<number>;
  /** Sides that took a mulligan. */
  readonly mulligans: ReadonlySet<Side>;
  /** How many cards of each title lay in sight at once, or were seen in the deck besides, and from which entry on. */
  readonly sighted: { readonly [side in Side]: Sighted };
}
