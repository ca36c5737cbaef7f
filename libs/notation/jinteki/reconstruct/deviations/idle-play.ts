import {
  abilitiesOf,
  actionBill,
  isTagged,
  barToUse,
  type Card,
  type Cost,
  type Decision,
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
  type Lowering,
  loweringsFor,
  ownerOf,
  usageOf,
  barToPay,
  type Paid,
  type Pool,
  type Prompt,
  type Rules,
  type CardId,
  cloneState,
  workOn,
  type Side,
  type State,
  trash,
  type Work,
} from '#rules';
import { askedWhere, holdImminent, wait } from './by-hand';

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

/** A card or an agenda that goes, or a counter of its own, shows that it was used, and for nothing. */
const shows = ({ clicks, counters, trashThis, forfeit }: Cost): boolean =>
  clicks !== undefined || counters !== undefined || trashThis === true || forfeit !== undefined;

/** It is for a run, and all that it does is over with one: outside of runs nothing comes of it. */
const isForRun = ({ state }: Work, ability: Paid): boolean =>
  ability.if?.is === 'in-run' &&
  !state.frames.some(({ at }) => at === 'run') &&
  ability.effects.every(
    (effect) =>
      effect.do === 'choose' ||
      (effect.do === 'lasting' && (effect.until === 'run' || effect.until === 'encounter')),
  );

/** The first ability of a card that may be used but for this: it would change nothing. */
function idleAbility(g: Work, card: Card, side: Side, moment: 'action' | 'window'): Paid | null {
  for (const [index, { ability }] of abilitiesOf(g, card).entries())
    if (
      ability.kind === 'paid' &&
      shows(ability.cost) &&
      (ability.cost.clicks === undefined) === (moment === 'window') &&
      (barToUse(g, card.id, index, side, moment) === 'NO_EFFECT' || isForRun(g, ability))
    )
      return ability;
  return null;
}

/** Whether a card has an ability that our rules refuse because it would change nothing. */
export function couldBeIdle({ pool }: Rules, state: State, id: CardId): boolean {
  const g = workOn(pool, state, null);
  const card = cardOf(g, id);
  const side = ownerOf(g, card);
  return (
    idleAbility(g, card, side, 'action') !== null || idleAbility(g, card, side, 'window') !== null
  );
}

/** An ability with a click to pay, whether or not it could change something. */
function actionOf(g: Work, card: Card, side: Side): Paid | null {
  for (const { ability } of definitionOf(g, card).abilities) {
    if (ability.kind !== 'paid' || ability.cost.clicks === undefined) continue;
    const bill = billFor(g, contextOf(g, card), ability.cost);
    if (barToPay(g, side, 'using', card.id, bill) === null) return ability;
  }
  return null;
}

/** An ability that prevents, where something may be prevented: none of it is. */
function preventionOf(g: Work, card: Card, side: Side): Paid | null {
  if (g.state.frames.at(-1)?.at !== 'imminent') return null;
  for (const [index, { ability }] of abilitiesOf(g, card).entries())
    if (
      ability.kind === 'paid' &&
      ability.effects.some((effect) => effect.do === 'prevent') &&
      barToUse(g, card.id, index, side, 'prevent') === null
    )
      return ability;
  return null;
}

/** Where an ability may be paid for that changes nothing; theirs lets players use any before the Runner may jack out. */
export const idles: ReadonlySet<Prompt['kind']> = new Set([
  ...(['action', 'window', 'jack-out'] as const),
]);

/** An ability is paid for, X too, and changes nothing; null where there is none to pay. */
export function useIdly(
  { pool }: Rules,
  from: State,
  id: CardId,
  x: number,
  stays: boolean,
): State | null {
  const { prompt } = from;
  if (prompt === null || !idles.has(prompt.kind)) return null;
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const card = cardOf(g, id);
  const side = ownerOf(g, card);
  const acting = prompt.kind === 'action' && prompt.for === side;
  const paid = acting ? (idleAbility(g, card, side, 'action') ?? actionOf(g, card, side)) : null;
  const ability = paid ?? idleAbility(g, card, side, 'window') ?? preventionOf(g, card, side);
  if (ability === null) return null;
  const waits = holdImminent(g.state) || (paid === null ? wait(g.state) : endAction(g, side));
  if (!waits) return null;
  const bill = billFor(g, { ...contextOf(g, card), x }, ability.cost);
  if (x > 0 && barToPay(g, side, 'using', id, bill) !== null) return null;
  g.state.frames.push(payFrame(side, id, 'using', bill));
  advance(g, null);
  return g.state;
}

/**
 * An ability against ice is paid for in a window behind its encounter, where it changes nothing; null where it
 * cannot be paid for.
 */
export function useLate({ pool }: Rules, from: State, use: Decision | undefined): State | null {
  if (use?.do !== 'use') return null;
  const g = workOn(pool, cloneState(from), null);
  const card = cardOf(g, use.card);
  const side = ownerOf(g, card);
  const ability = abilitiesOf(g, card)[use.ability]?.ability;
  if (ability?.kind !== 'paid' || !g.state.active.includes(use.card)) return null;
  const bill = billFor(g, contextOf(g, card), ability.cost);
  if (barToPay(g, side, 'using', use.card, bill) !== null || !wait(g.state)) return null;
  g.state.frames.push(payFrame(side, use.card, 'using', bill));
  advance(g, null);
  return g.state;
}
