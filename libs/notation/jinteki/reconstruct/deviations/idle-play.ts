import {
  move,
  emit,
  see,
  playBill,
  advance,
  frame,
  trashResourceBill,
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
  type State,
} from '#rules';

/** The step of a turn that follows an action. */
const afterAction = { corp: '2.2b', runner: '1.6b' } as const;

/** A card is played and paid for, X too, does nothing, and is trashed; null where it cannot be paid for. */
export function playIdly({ pool }: Rules, from: State, id: CardId, x: number): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action') return null;
  const g = workOn(pool, cloneState(from), null);
  const side = prompt.for;
  const bill = playBill(g, cardOf(g, id), 1, x);
  if (barToPay(g, side, 'playing', id, bill) !== null) return null;
  const turn = g.state.frames.at(-1);
  if (turn === undefined) return null;
  g.state.prompt = null;
  turn.step = afterAction[side];
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
  if (barToPay(g, 'corp', 'other', id, trashResourceBill) !== null) return null;
  const turn = g.state.frames.at(-1);
  if (turn === undefined) return null;
  g.state.prompt = null;
  turn.step = afterAction.corp;
  g.state.frames.push(payFrame('corp', id, 'other', trashResourceBill));
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
    const turn = g.state.frames.at(-1);
    if (turn === undefined || barToPay(g, side, 'using', id, bill) !== null) continue;
    g.state.prompt = null;
    turn.step = afterAction[side];
    g.state.frames.push(payFrame(side, id, 'using', bill));
    advance(g, null);
    return g.state;
  }
  return null;
}
