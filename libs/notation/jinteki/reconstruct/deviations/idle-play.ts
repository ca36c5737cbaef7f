import {
  actionBill,
  isTagged,
  type Card,
  type Decision,
  move,
  emit,
  see,
  playBill,
  advance,
  frame,
  payFrame,
  cardOf,
  definitionOf,
  type Lowering,
  loweringsFor,
  ownerOf,
  usageOf,
  barToPay,
  type Pool,
  type Rules,
  type CardId,
  cloneState,
  workOn,
  type Side,
  type State,
  trash,
  type Work,
} from '#rules';
import { askedWhere } from './by-hand';

/** The turn goes on after an action; false where it was no turn that asked for it, but an effect. */
export function endAction({ state }: Work, side: Side): boolean {
  const top = state.frames.at(-1);
  if (side === 'corp' && top?.at === 'corp-turn') top.step = '2.2b';
  else if (side === 'runner' && top?.at === 'runner-turn') top.step = '1.6b';
  else return false;
  state.prompt = null;
  return true;
}

/** It leaves the game once it is resolved, instead of being trashed: it does so where it does nothing else, too. */
const leavesGame = (g: Work, card: Card): boolean =>
  definitionOf(g, card).play?.effects.some(
    (effect) => effect.do === 'remove-from-game' && effect.cards === 'this',
  ) === true;

/**
 * A card is played and paid for, X too, does nothing, and is trashed, or leaves the game, or is left where it was played; null where
 * it cannot be paid for. What ends the action phase does that all the same.
 */
export function playIdly(
  { pool }: Rules,
  from: State,
  id: CardId,
  x: number,
  stays: boolean,
  isLeft = false,
): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action') return null;
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const side = prompt.for;
  const bill = playBill(g, cardOf(g, id), 1, x);
  if (barToPay(g, side, 'playing', id, bill) !== null) return null;
  if (!endAction(g, side)) return null;
  move(g, id, { zone: 'play', faceup: true });
  emit(g, { type: 'played', side, card: see(g, id) });
  if (!isLeft) {
    if (leavesGame(g, cardOf(g, id))) move(g, id, { zone: 'removed', faceup: true });
    g.state.frames.push(frame('play', 'trash', { side, card: id, clicks: 1, x }));
  }
  g.state.frames.push(payFrame(side, id, 'playing', bill));
  advance(g, null);
  return g.state;
}

/** A click and 2 credits for a resource that is not installed, and lies there; null where they cannot be paid. */
function payToTrash(
  pool: Pool,
  from: State,
  id: CardId,
  zone: 'heap' | 'grip' | 'rig',
): Work | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action' || prompt.for !== 'corp') return null;
  const g = workOn(pool, cloneState(from), null);
  if (!isTagged(g)) return null;
  if (cardOf(g, id).zone !== zone) return null;
  if (barToPay(g, 'corp', 'other', id, actionBill(g, 'trash-resource')) !== null) return null;
  if (!endAction(g, 'corp')) return null;
  if (zone === 'grip') trash(g, [id], { by: 'corp' });
  g.state.frames.push(payFrame('corp', id, 'other', actionBill(g, 'trash-resource')));
  advance(g, null);
  return g;
}

/** A resource that is not there any more, or stays all the same, is paid for to be trashed; null where it cannot be. */
export const trashNothing = ({ pool }: Rules, from: State, id: CardId): State | null =>
  payToTrash(pool, from, id, from.cards[id]?.zone === 'rig' ? 'rig' : 'heap')?.state ?? null;

/** A resource of the grip is trashed as an installed one would be; null where it cannot be. */
export const trashFromGrip = ({ pool }: Rules, from: State, id: CardId): State | null =>
  payToTrash(pool, from, id, 'grip')?.state ?? null;

/** A card that was played is being resolved. */
const isPlayed = ({ frames }: State): boolean => frames.some(({ at }) => at === 'play');

/**
 * A card of the hand is trashed to pay less for a card that costs nothing, which is played or installed then, or was before it asked
 * something; or, by hand and for a click, for itself. Null where nothing lowers a cost so.
 */
export function lowerNothing(
  rules: Rules,
  from: State,
  id: CardId,
  [picked, paidFor]: readonly Decision[],
  stays: boolean,
): State | null {
  if (from.prompt === null || from.prompt.for === 'chance' || picked?.do !== 'pick') return null;
  const { kind, for: side } = from.prompt;
  const g = workOn(rules.pool, cloneState(from), null, askedWhere(stays));
  const source = cardOf(g, id);
  const isIt = (lowering: Lowering): boolean =>
    lowering.source === id && lowering.from.includes(picked.card);
  const lowering = loweringsFor(g, 'install', source).find(isIt);
  if (ownerOf(g, source) !== side || lowering === undefined) return null;
  g.state.usages.push(usageOf(g, lowering.path, source, 'turn'));
  trash(g, [picked.card], { by: side });
  if (paidFor !== undefined) {
    const paid = rules.apply(g.state, paidFor);
    return paid.ok ? paid.state : null;
  }
  if (kind !== 'action') return isPlayed(from) ? g.state : null;
  if (g.state[side].clicks === 0 || !endAction(g, side)) return null;
  g.state[side].clicks -= 1;
  advance(g, null);
  return g.state;
}

/** The rez cost of a card in Archives is paid; null where it is not its cost, or cannot be paid. */
export function rezNothing(
  { pool }: Rules,
  from: State,
  id: CardId,
  credits: number,
): State | null {
  const g = workOn(pool, cloneState(from), null);
  const card = cardOf(g, id);
  const { value } = definitionOf(g, card);
  if (card.zone !== 'archives' || !('cost' in value) || value.cost !== credits) return null;
  if (g.state.corp.credits < credits) return null;
  g.state.corp.credits -= credits;
  return g.state;
}
