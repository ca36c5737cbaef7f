import type { Pool } from '../../ability/pool';
import type { CardId } from '../../state/card-id';
import type { State } from '../../state/state';
import type { Knowledge } from './knowledge';
import { possibleAt, type Possible } from './possible';

/** Truth and knowledge side by side, for those who may see everything. */
export interface Hindsight {
  readonly possible: Possible;
  /** The cards that really lay there, by number and definition. */
  readonly really: readonly { readonly card: CardId; readonly def: number }[];
}

/** Every place hidden from the seat, with what it knew of it and what was there. */
export function hindsight(
  pool: Pool,
  knowledge: Knowledge,
  state: State,
  openDecks = false,
): readonly Hindsight[] {
  return knowledge.places().map((place) => ({
    possible: possibleAt(pool, knowledge, state, place, openDecks),
    really: state.cards
      .filter((card) => knowledge.placeOf(card.id) === place)
      .map((card) => ({ card: card.id, def: card.def })),
  }));
}
