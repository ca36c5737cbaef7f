import type { CardId } from '../state/card-id';
import type { Decision, Legal } from '../state/decision';

function isPermutation(order: readonly CardId[], cards: readonly CardId[]): boolean {
  if (order.length !== cards.length) return false;
  const left = new Set(cards);
  for (const id of order) if (!left.delete(id)) return false;
  return true;
}

const within = (number: number, range: { readonly from: number; readonly to: number }): boolean =>
  Number.isInteger(number) && number >= range.from && number <= range.to;

/** Whether a listed entry is this very decision, or a range that holds it. */
export function accepts(legal: Legal, decision: Decision): boolean {
  if (legal.do !== decision.do) return false;
  switch (decision.do) {
    case 'shuffle':
      return 'cards' in legal && isPermutation(decision.order, legal.cards);
    case 'number':
      return 'from' in legal && within(decision.number, legal);
    case 'bid':
    case 'pay':
      return 'from' in legal && within(decision.credits, legal);
    case 'install':
      return (
        legal.do === 'install' &&
        legal.card === decision.card &&
        legal.server === decision.server &&
        legal.host === decision.host
      );
    case 'use':
      return (
        legal.do === 'use' && legal.card === decision.card && legal.ability === decision.ability
      );
    case 'trash-resource':
    case 'advance':
    case 'play':
    case 'rez':
    case 'score':
    case 'access':
    case 'replace':
    case 'discard':
    case 'pick':
    case 'random':
      return 'card' in legal && legal.card === decision.card;
    case 'run':
    case 'server':
      return 'server' in legal && legal.server === decision.server;
    case 'break':
      return legal.do === 'break' && legal.sub === decision.sub;
    case 'option':
      return legal.do === 'option' && legal.option === decision.option;
    case 'first':
      return legal.do === 'first' && legal.ability === decision.ability;
    case 'concede':
      return legal.do === 'concede' && legal.side === decision.side;
    case 'keep':
    case 'mulligan':
    case 'gain-credit':
    case 'draw':
    case 'purge':
    case 'remove-tag':
    case 'pass':
    case 'jack-out':
    case 'continue':
    case 'access-zone':
    case 'trash-accessed':
    case 'leave-accessed':
    case 'steal':
    case 'decline-steal':
    case 'done':
      return true;
  }
}
