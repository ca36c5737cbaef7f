import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  strengthOf,
  subsOf,
  type Decision,
  type Effect,
  type Frame,
  type Paid,
  type Work,
} from '#rules';
import { byDefinition } from './by-definition';
import { wordsOf } from './words-of';

export const isBoosting = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  effect.on === undefined &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' && lent.modifies.of === 'strength' && lent.modifies.cards === 'this',
  );

export const isBoost = (effects: readonly Effect[]): boolean => effects.every(isBoosting);

const isByX = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  isBoost([effect]) &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' &&
      lent.modifies.of === 'strength' &&
      typeof lent.modifies.by === 'object' &&
      lent.modifies.by.of === 'x',
  );

const breaksX = (effect: Effect): boolean =>
  effect.do === 'break' && typeof effect.upTo === 'object' && effect.upTo.of === 'x';

/** Whether a use makes a breaker stronger by X, if at all, and breaks up to X subroutines, and does nothing else. */
export const isForX = ({ cost, effects }: Paid): boolean =>
  cost.counters === undefined &&
  effects.some(breaksX) &&
  effects.every((effect) => isByX(effect) || breaksX(effect));

/**
 * Whether a card breaks in no other way than by a use for X: who uses it twice at an encounter could have used it once,
 * for as much as both times.
 */
export const breaksForXAlone = byDefinition(({ abilities }) => {
  const breaking = abilities.flatMap(({ ability }) =>
    ability.kind === 'paid' && ability.effects.some(({ do: what }) => what === 'break')
      ? [ability]
      : [],
  );
  const [only] = breaking;
  return breaking.length === 1 && only !== undefined && only.cost.or === undefined && isForX(only);
});

/**
 * X that makes a breaker so much stronger and then breaks as many subroutines: fewer than make it strong enough
 * are paid with more at the next use, and more than that break all and make it strong enough are for nothing.
 */
export function enoughOf(g: Work, numbers: readonly Decision[]): readonly Decision[] {
  const use = g.state.frames.at(-1);
  if (use?.at === 'block') return enoughInSecret(g, use, numbers);
  const encounter = currentEncounter(g);
  if (use?.at !== 'use' || encounter === null) return numbers;
  const card = cardOf(g, use.vars.card);
  const placed = abilitiesOf(g, card).find(({ path }) => path === use.vars.path)?.ability;
  if (placed?.kind !== 'paid' || !isForX(placed)) return numbers;
  const ice = cardOf(g, encounter.ice);
  const gap = placed.effects.some(isByX)
    ? Math.max(0, strengthOf(g, ice) - strengthOf(g, card))
    : 0;
  const left = subsOf(g, ice).filter(({ id }) => !encounter.broken.includes(id)).length;
  return numbers.filter(
    (one) =>
      one.do !== 'number' || (one.number >= Math.max(1, gap) && one.number <= Math.max(gap, left)),
  );
}

/** What is spent in secret: the Corp spends the least, and whoever differs from that differs no more by more. */
function enoughInSecret(
  { pool }: Work,
  { vars: { path, i } }: Extract<Frame, { at: 'block' }>,
  numbers: readonly Decision[],
): readonly Decision[] {
  if (pool.effects.get(path)?.[i]?.do !== 'psi') return numbers;
  const [, most = Infinity] = numbers
    .flatMap((one) => (one.do === 'number' ? one.number : []))
    .toSorted((a, b) => a - b);
  return numbers.filter((one) => one.do !== 'number' || one.number <= most);
}

/** Words of a trace that does more the further it exceeds the link strength. */
const BY_EXCESS = /"excess"/;

/** A trace fails by just enough, or the bid is as little as can be: what lies between changes nothing for most. */
export function enoughToFail(g: Work, bids: readonly Decision[]): readonly Decision[] {
  const trace = g.state.frames.at(-1);
  if (trace?.at !== 'trace') return bids;
  const { strength, link, success } = trace.vars;
  const enough = Math.max(0, strength - link);
  const harm = success === null ? undefined : g.pool.effects.get(success);
  const isByExcess = harm === undefined || BY_EXCESS.test(wordsOf(harm));
  let least = Infinity;
  for (const one of bids) if (one.do === 'bid') least = Math.min(least, one.credits);
  return bids.filter(
    (one) =>
      one.do !== 'bid' ||
      one.credits === least ||
      (isByExcess ? one.credits <= enough : one.credits === enough),
  );
}
