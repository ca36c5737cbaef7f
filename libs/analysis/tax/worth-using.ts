import {
  abilitiesOf,
  cardOf,
  contextOf,
  currentEncounter,
  hasSubtype,
  isBlanked,
  mostUseX,
  strengthOf,
  subsOf,
  type Card,
  type CardId,
  type Decision,
  type Definition,
  type Effect,
  type Paid,
  type Work,
} from '#rules';
import { wordsOf as breaking } from './breaking';
import { lastInOrder, type Encounter } from './breaking-order';
import { breaksForXAlone, isBoost, isBoosting, isForX } from './enough';
import { growsBy } from './grown';
import { harmfulIn } from './harmful';
import { canWait } from './hosting';
import { isIdleAlone } from './idle';
import { isAside } from './independence';
import { wordsOf } from './words-of';

/** No ice has to be weaker than nothing. */
export const isWeakening = (effects: readonly Effect[]): boolean =>
  effects.every((effect) => effect.do === 'lasting' && effect.on === 'encountered');

const keepsStrength = (g: Work, ice: Card): boolean =>
  !isBlanked(g, ice) &&
  abilitiesOf(g, ice).some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      ability.while === undefined &&
      ability.modifies.of === 'strength-kept',
  );

/** Whether ice is of the kind that is broken. */
const fitsSubtype = (g: Work, { subtype }: Extract<Effect, { do: 'break' }>, ice: Card): boolean =>
  subtype === undefined ||
  (typeof subtype === 'string'
    ? hasSubtype(g, ice, subtype)
    : subtype.some((one) => hasSubtype(g, ice, one)));

/** Whether using an ability can make a way cheaper: strength beyond need and idle effects cannot. */
export function worthUsing(
  g: Work,
  isApart: boolean,
): (use: Extract<Decision, { do: 'use' }>) => boolean {
  const encounter = currentEncounter(g);
  let isAnyLeft: boolean | null = null;
  let iceStrength: number | null = null;
  const isWeak = (card: Card): boolean => {
    if (encounter === null) return false;
    iceStrength ??= strengthOf(g, cardOf(g, encounter.ice));
    return strengthOf(g, card) < iceStrength && couldBreak(g, encounter, card);
  };
  return (use) => {
    const { card: id, ability } = use;
    const card = cardOf(g, id);
    const placed = abilitiesOf(g, card)[ability]?.ability;
    if (placed?.kind !== 'paid') return true;
    if (placed.prevents !== undefined) return true;
    if (canWait(g, use)) return false;
    if (placed.effects.every(isIdleAlone)) return false;
    if (mayWait(g, card, placed)) return isWeak(card);
    // What makes a breaker stronger can wait for the ice.
    if (encounter === null) return !isBoost(placed.effects);
    if (!(isAnyLeft ??= isLeft(g, encounter, isApart))) return false;
    // X may be none, where no credits can be spent.
    if (isForX(placed) && mostUseX(g, contextOf(g, card), placed.cost, 'runner') === 0)
      return false;
    if (encounter.used.includes(id) && breaksForXAlone(g.pool, card.def) === true)
      if (lastInOrder(g, encounter) !== null) return false;
    const ice = cardOf(g, encounter.ice);
    if (isWeakening(placed.effects)) return strengthOf(g, ice) > 0 && !keepsStrength(g, ice);
    const mayBreak = (effect: Effect): boolean =>
      effect.do === 'break' && fitsSubtype(g, effect, ice);
    // What makes a breaker stronger and breaks "if able" does no more than the first where the ice is another.
    const isForStrength = placed.effects.every(
      (effect) => isBoosting(effect) || (effect.do === 'break' && !mayBreak(effect)),
    );
    return !isForStrength || isWeak(card);
  };
}

/** Whether a subroutine that does harm is left, which may be broken yet. */
function isLeft(g: Work, encounter: Encounter, isApart: boolean): boolean {
  const isHarmful = harmfulIn(g, isApart);
  const last = lastInOrder(g, encounter) ?? -1;
  return subsOf(g, cardOf(g, encounter.ice)).some(
    (sub, at) => at > last && !encounter.broken.includes(sub.id) && isHarmful(sub),
  );
}

/** Whether a card could break subroutines of the ice that is encountered, if it were strong enough. */
function couldBreak(g: Work, encounter: Encounter, card: Card): boolean {
  const ice = cardOf(g, encounter.ice);
  return abilitiesOf(g, card).some(
    ({ ability }) =>
      ability.kind === 'paid' &&
      ability.effects.some((one) => one.do === 'break' && fitsSubtype(g, one, ice)) &&
      mayPay(g, card, ability),
  );
}

/** Whether there are the counters that a use costs, or more could come. */
function mayPay({ state, pool }: Work, card: Card, { cost: { counters } }: Paid): boolean {
  if (counters === undefined || counters.from !== undefined) return true;
  if (typeof counters.amount !== 'number' || card[counters.kind] >= counters.amount) return true;
  return state.active.some((id) => {
    const abilities = pool.definitions[state.cards[id]?.def ?? -1]?.abilities ?? [];
    return abilities.some(({ ability }) => {
      const words = wordsOf(ability);
      return !isAside(ability) && PLACES.test(words) && (id === card.id || OF_OTHERS.test(words));
    });
  });
}

const PLACES = /"do":"(?:place|move-counters)"/;
/** What speaks of counters on other cards. */
const OF_OTHERS = /"(?:on|from|to)":(?:\{|"(?:host|target|that|encountered|accessed|approached)")/;

/** Whether counters that make a card stronger can be put onto it when it has to be: no other card minds them. */
function mayWait({ state, pool }: Work, card: Card, placed: Paid): boolean {
  const definition = pool.definitions[card.def];
  const grown = definition === undefined ? null : breaking(definition).grown;
  if (grown === null || !growsBy(placed, grown)) return false;
  const isMinded = (id: CardId): boolean =>
    id !== card.id && minds(pool.definitions[state.cards[id]?.def ?? -1], grown);
  return !state.active.some(isMinded) && !state.servers.some(({ ice }) => ice.some(isMinded));
}

function minds(definition: Definition | undefined, kind: string): boolean {
  return (
    definition === undefined ||
    definition.abilities.some(({ ability }) => {
      const words = wordsOf(ability);
      return words.includes(`"${kind}"`) && OF_OTHERS.test(words);
    })
  );
}
