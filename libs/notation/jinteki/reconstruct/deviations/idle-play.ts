import {
  actionBill,
  move,
  emit,
  see,
  playBill,
  advance,
  frame,
  payFrame,
  cardOf,
  billFor,
  contextOf,
  definitionOf,
  ownerOf,
  barToPay,
  type Rules,
  type CardId,
  cloneState,
  workOn,
  type Side,
  type State,
  type Work,
} from '#rules';

/** The turn goes on after an action; false where it was no turn that asked for it, but an effect. */
function endAction({ state }: Work, side: Side): boolean {
  const top = state.frames.at(-1);
  if (side === 'corp' && top?.at === 'corp-turn') top.step = '2.2b';
  else if (side === 'runner' && top?.at === 'runner-turn') top.step = '1.6b';
  else return false;
  state.prompt = null;
  return true;
}

/** A card is played and paid for, X too, does nothing, and is trashed; null where it cannot be paid for. */
export function playIdly({ pool }: Rules, from: State, id: CardId, x: number): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action') return null;
  const g = workOn(pool, cloneState(from), null);
  const side = prompt.for;
  const bill = playBill(g, cardOf(g, id), 1, x);
  if (barToPay(g, side, 'playing', id, bill) !== null) return null;
  if (!endAction(g, side)) return null;
  move(g, id, { zone: 'play', faceup: true });
  emit(g, { type: 'played', side, card: see(g, id) });
  g.state.frames.push(
    frame('play', 'trash', { side, card: id, clicks: 1, x }),
    payFrame(side, id, 'playing', bill),
  );
  advance(g, null);
  return g.state;
}

/** A click and 2 credits for a resource that is not there any more; null where they cannot be paid. */
export function trashNothing({ pool }: Rules, from: State, id: CardId): State | null {
  const { prompt, runner } = from;
  if (prompt?.kind !== 'action' || prompt.for !== 'corp' || runner.tags === 0) return null;
  const g = workOn(pool, cloneState(from), null);
  if (cardOf(g, id).zone !== 'heap') return null;
  if (barToPay(g, 'corp', 'other', id, actionBill(g, 'trash-resource')) !== null) return null;
  if (!endAction(g, 'corp')) return null;
  g.state.frames.push(payFrame('corp', id, 'other', actionBill(g, 'trash-resource')));
  advance(g, null);
  return g.state;
}

/** An ability that costs a click is paid for and changes nothing; null where there is none to pay. */
export function useIdly({ pool }: Rules, from: State, id: CardId): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action') return null;
  const g = workOn(pool, cloneState(from), null);
  const card = cardOf(g, id);
  const side = prompt.for;
  if (ownerOf(g, card) !== side) return null;
  for (const { ability } of definitionOf(g, card).abilities) {
    if (ability.kind !== 'paid' || ability.cost.clicks === undefined) continue;
    const bill = billFor(g, contextOf(g, card), ability.cost);
    if (barToPay(g, side, 'using', id, bill) !== null) continue;
    if (!endAction(g, side)) return null;
    g.state.frames.push(payFrame(side, id, 'using', bill));
    advance(g, null);
    return g.state;
  }
  return null;
}
