import {
  abilitiesOf,
  barToUse,
  type Card,
  type Cost,
  type Decision,
  advance,
  payFrame,
  cardOf,
  billFor,
  contextOf,
  definitionOf,
  ownerOf,
  barToPay,
  type Paid,
  type Prompt,
  type Rules,
  type CardId,
  cloneState,
  workOn,
  frame,
  useFrame,
  type Side,
  type State,
  type Work,
} from '#rules';
import { askedWhere, holdImminent, wait } from './by-hand';
import { endAction } from './idle-play';

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

/** An ability that is paid for; with its place where nothing can come of it. */
interface Idle {
  readonly ability: Paid;
  readonly index: number | null;
}

/** The first ability of a card that may be used but for this: it would change nothing. */
function idleAbility(g: Work, card: Card, side: Side, moment: 'action' | 'window'): Idle | null {
  for (const [index, { ability }] of abilitiesOf(g, card).entries()) {
    if (ability.kind !== 'paid' || !shows(ability.cost)) continue;
    if ((ability.cost.clicks === undefined) !== (moment === 'window')) continue;
    if (barToUse(g, card.id, index, side, moment) === 'NO_EFFECT') return { ability, index };
    if (isForRun(g, ability)) return { ability, index: null };
  }
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
function actionOf(g: Work, card: Card, side: Side): Idle | null {
  for (const { ability } of definitionOf(g, card).abilities) {
    if (ability.kind !== 'paid' || ability.cost.clicks === undefined) continue;
    const bill = billFor(g, contextOf(g, card), ability.cost);
    if (barToPay(g, side, 'using', card.id, bill) === null) return { ability, index: null };
  }
  return null;
}

/** An ability that prevents, where something may be prevented: none of it is. */
function preventionOf(g: Work, card: Card, side: Side): Idle | null {
  if (g.state.frames.at(-1)?.at !== 'imminent') return null;
  for (const [index, { ability }] of abilitiesOf(g, card).entries())
    if (
      ability.kind === 'paid' &&
      ability.effects.some((effect) => effect.do === 'prevent') &&
      barToUse(g, card.id, index, side, 'prevent') === null
    )
      return { ability, index: null };
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
  const idle = paid ?? idleAbility(g, card, side, 'window') ?? preventionOf(g, card, side);
  if (idle === null) return null;
  const { ability, index } = idle;
  const waits = holdImminent(g.state) || (paid === null ? wait(g.state) : endAction(g, side));
  if (!waits) return null;
  const bill = billFor(g, { ...contextOf(g, card), x }, ability.cost);
  if (x > 0 && barToPay(g, side, 'using', id, bill) !== null) return null;
  // What is trashed has nothing left to do but that.
  const used =
    index !== null && ability.cost.trashThis === true && isHeeded(g)
      ? useFrame(g, id, index, side)
      : null;
  g.state.frames.push(
    used?.at === 'use'
      ? frame('use', 'pay', { ...used.vars, x })
      : payFrame(side, id, 'using', bill),
  );
  advance(g, null);
  return g.state;
}

/** A card in force does something as an ability is used: it does so for one that changes nothing, too. */
const isHeeded = (g: Work): boolean =>
  g.state.active.some((id) =>
    abilitiesOf(g, cardOf(g, id)).some(
      ({ ability }) =>
        ability.kind === 'when' && [ability.trigger.on].flat().includes('ability-used'),
    ),
  );

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
