import {
  abilitiesOf,
  advance,
  barToPay,
  billFor,
  type CardId,
  cardOf,
  cloneState,
  contextOf,
  type Decision,
  ownCard,
  ownerOf,
  type Paid,
  payFrame,
  type Pool,
  type Rules,
  type State,
  workOn,
} from '#rules';
import { askedWhere } from './by-hand';
import { endAction } from './idle-play';

export type Below = 'virus' | 'power' | 'agenda';

const isBelow = (counter: string): counter is Below =>
  counter === 'virus' || counter === 'power' || counter === 'agenda';

/** What of an ability removes a counter from its own card for a click, by the name of that option. */
function removesIn(ability: Paid): { readonly option: string; readonly counter: Below } | null {
  if (ability.cost.clicks === undefined) return null;
  for (const effect of ability.effects) {
    if (effect.do !== 'option') continue;
    for (const { option, effects } of effect.options) {
      const [one] = effects;
      if (one?.do === 'remove' && one.from === 'this' && isBelow(one.counter))
        return { option, counter: one.counter };
    }
  }
  return null;
}

/** The option of a card that removes a counter from it, and the counter; null where it has none. */
export function removalOf(
  { definitions }: Pool,
  def: number,
): { readonly option: string; readonly counter: Below } | null {
  for (const { ability } of definitions[def]?.abilities ?? []) {
    const removes = ability.kind === 'paid' ? removesIn(ability) : null;
    if (removes !== null) return removes;
  }
  return null;
}

/** A counter is removed from a card that has none, by an ability that costs a click: it has fewer than none then. Null where it cannot be. */
export function removeBelow(
  { pool }: Rules,
  from: State,
  id: CardId,
  chosen: Extract<Decision, { readonly do: 'option' }>,
  stays: boolean,
): State | null {
  if (from.prompt?.kind !== 'action' || !from.active.includes(id)) return null;
  const side = from.prompt.for;
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const card = cardOf(g, id);
  if (ownerOf(g, card) !== side) return null;
  for (const { ability } of abilitiesOf(g, card)) {
    const removes = ability.kind === 'paid' ? removesIn(ability) : null;
    if (ability.kind !== 'paid' || removes?.option !== chosen.option) continue;
    if (card[removes.counter] > 0) return null;
    const bill = billFor(g, contextOf(g, card), ability.cost);
    if (barToPay(g, side, 'using', id, bill) !== null || !endAction(g, side)) return null;
    ownCard(g.state, id)[removes.counter] -= 1;
    g.state.frames.push(payFrame(side, id, 'using', bill));
    advance(g, null);
    return g.state;
  }
  return null;
}
