import type { State } from '../state';
import { packCards } from './cards';
import { digest } from './digest';
import { packRow } from './history';
import type { PackedHeader, PackedState } from './packed';
import { placesOf } from './places';
import { stampOf, type Numbering } from './stamp';

function packed({ cards, hooks, history, ...rest }: State): PackedState {
  return {
    ...rest,
    definitions: cards.map((card) => card.def),
    cards: packCards(cards, placesOf(rest)),
    faceup: cards.filter((card) => card.faceup).map(({ id }) => id),
    hooks: hooks.flatMap((count, hook) => new Array<number>(count).fill(hook)),
    history: {
      thisTurn: history.thisTurn.map(packRow),
      lastTurn: history.lastTurn.map(packRow),
    },
  };
}

/**
 * A state as text to be kept as a snapshot, 3 to 8 KB: two lines of JSON, a stamp and the state.
 * `unpackState` with the same pool gives back an equal state.
 */
export function packState(pool: Numbering, state: State): string {
  const body = JSON.stringify(packed(state));
  const header: PackedHeader = { ...stampOf(pool), digest: digest(body) };
  return `${JSON.stringify(header)}\n${body}`;
}
