import { cardOf, type CardId, type Work } from '#rules';
import type { Side } from '../../lens/side';
import type { DeckModel } from '../deck-model';
import { isUnknown, named } from './named';

/** Brings a deck into the order in which its cards are going to show. */
export function order(g: Work, side: Side, model: DeckModel, index: number): void {
  const deck = side === 'corp' ? g.state.corp.rd : g.state.runner.stack;
  const rest = [...deck];
  const take = (def: number): CardId | null => {
    const own = rest.findIndex((id) => cardOf(g, id).def === def);
    const at = own >= 0 ? own : rest.findIndex((id) => isUnknown(g.pool, cardOf(g, id).def));
    const [id] = at < 0 ? [] : rest.splice(at, 1);
    return id === undefined ? null : named(g, cardOf(g, id), def);
  };
  const top = model.orderAfter(index).map((def) => (def === null ? null : take(def)));
  const ids = top.map((id) => id ?? rest.pop()).filter((id) => id !== undefined);
  deck.splice(0, deck.length, ...ids, ...rest);
}
