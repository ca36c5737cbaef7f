import type { Entrant, Field, Pairs } from './field';

const DOWN = 2;

/**
 * The rules' own way (SWISS-07): neighbours in the order of prestige meet; whoever would meet an
 * old opponent moves down two places, or as far as there are (GAP-16). `null` when somebody at the
 * foot of the order is left with old opponents alone.
 */
export const moveDownPairing = ({ entrants, met }: Field): Pairs | null => {
  const order = [...entrants];
  const pairs: (readonly [Entrant, Entrant])[] = [];
  for (let top = order.shift(); top !== undefined; top = order.shift()) {
    const player = top;
    const at = order.findIndex(({ id }) => met(player.id, id) === 0);
    const opponent = order[at];
    if (opponent === undefined) return null;
    // The lowest of those passed over moves first, as far as there are places.
    for (let passed = at - 1; passed >= 0; passed--) {
      order.splice(passed + DOWN, 0, ...order.splice(passed, 1));
    }
    order.splice(order.indexOf(opponent), 1);
    pairs.push([player, opponent]);
  }
  return pairs;
};
