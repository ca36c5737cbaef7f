import type { Card } from './card';
import type { CardId } from './card-id';
import type { State } from './state';

declare const own: unique symbol;

/** A card that lies in one state alone, to be changed until the next decision. */
export type OwnCard = { -readonly [P in keyof Card]: Card[P] } & { readonly [own]: true };

/** Of the shape that `newCard` gives to cards: whoever reads them would be slow with two. */
const copyOf = (card: Card): OwnCard =>
  ({
    id: card.id,
    def: card.def,
    zone: card.zone,
    server: card.server,
    faceup: card.faceup,
    face: card.face,
    blank: card.blank,
    life: card.life,
    advancement: card.advancement,
    virus: card.virus,
    power: card.power,
    agenda: card.agenda,
    credit: card.credit,
    recurring: card.recurring,
    host: card.host,
    chosen: card.chosen,
    corpHandle: card.corpHandle,
    runnerHandle: card.runnerHandle,
    openHandle: card.openHandle,
  }) as OwnCard;

/**
 * Puts a copy of a card in its place, to be changed: states of one game share the cards that lie there, so that a copy of a
 * state is made without them. Whoever read the card before reads what it was. Throws for an id that is no card of the game.
 */
export function ownCard(state: State, id: CardId): OwnCard {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`no card ${id} in this game`);
  const copy = copyOf(card);
  state.cards[id] = copy;
  return copy;
}
