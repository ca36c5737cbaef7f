import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  currentRun,
  hasSubtype,
  isBlanked,
  strengthOf,
  subsOf,
  workOn,
  type Card,
  type CardId,
  type Decision,
  type Definition,
  type Effect,
  type Legal,
  type Paid,
  type Pool,
  type State,
  type Work,
  type Zone,
} from '#rules';
import { growsBy, wordsOf as breaking } from './breaking';
import { lastInOrder } from './breaking-order';
import { enoughOf, enoughToFail, isBoost } from './enough';
import type { HeedsGrip } from './heeds-grip';
import { canWait, hostsWorthIt } from './hosting';
import { isAside } from './independence';
import { inOneOrder } from './room';

/** Numbers tried of a range. */
const TRIED = 16;

const isRange = (legal: Legal): legal is Extract<Legal, { readonly from: number }> =>
  'from' in legal;

const numbered = (one: Extract<Legal, { readonly from: number }>, number: number): Decision =>
  one.do === 'number' ? { do: 'number', number } : { do: one.do, credits: number };

/** A listed decision as those that can be made, the smallest of a range first. */
function made(legal: Legal): readonly Decision[] {
  if (legal.do === 'shuffle' && 'cards' in legal) return [{ do: 'shuffle', order: legal.cards }];
  if (!isRange(legal)) return [legal];
  const count = Math.min(TRIED, legal.to - legal.from + 1);
  return Array.from({ length: count }, (_, i) => numbered(legal, legal.from + i));
}

const declines = (decision: Decision): boolean =>
  decision.do === 'pass' ||
  decision.do === 'done' ||
  (decision.do === 'option' && decision.option === 'no');

const approachedIn = ({ frames }: State): CardId | null =>
  frames.findLast((frame) => frame.at === 'run')?.vars.ice ?? null;

/** Whether there is ice at hand that is not rezzed. */
export function mayRez(state: State): boolean {
  const ice = approachedIn(state);
  return ice !== null && state.cards[ice]?.faceup === false;
}

/** What the Corp and chance answer: the Corp rezzes the approached ice, or nothing, and passes. */
export function answerOf(
  state: State,
  legal: readonly Legal[],
  isRezzing: boolean,
): Decision | null {
  const all = legal.flatMap(made);
  const ice = approachedIn(state);
  const rez = isRezzing ? all.find((one) => one.do === 'rez' && one.card === ice) : undefined;
  return rez ?? all.find(declines) ?? all[0] ?? null;
}

/** Effects that bring nobody nearer to a server. */
const IDLE: ReadonlySet<Effect['do']> = new Set([
  ...(['gain', 'take', 'draw', 'expose', 'look', 'arrange', 'reveal', 'shuffle'] as const),
  ...(['lose-tags', 'lose-bad-publicity', 'access'] as const),
]);

/** A choice alone changes nothing, save one that is kept. */
const isIdleAlone = (effect: Effect): boolean =>
  IDLE.has(effect.do) || (effect.do === 'choose' && effect.lasting !== true);

/** No ice has to be weaker than nothing. */
const isWeakening = (effects: readonly Effect[]): boolean =>
  effects.every((effect) => effect.do === 'lasting' && effect.on === 'encountered');

const texts = new WeakMap<object, string>();

/** As JSON, made once of each. */
function wordsOf(words: object | undefined): string {
  if (words === undefined) return '';
  const known = texts.get(words) ?? JSON.stringify(words);
  texts.set(words, known);
  return known;
}

type Sub = ReturnType<typeof subsOf>[number];

const counting = new WeakMap<Definition, boolean>();

/** Whether a card asks what was broken; what it says can have come to lie on others. */
function countsBroken(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const known = counting.get(definition) ?? /-broken"/.test(JSON.stringify(definition.abilities));
  counting.set(definition, known);
  return known;
}

/** Whether a subroutine does more than give the Corp credits, or somebody asks whether it was broken. */
function harmfulIn({ state, pool }: Work): (sub: Sub | undefined) => boolean {
  let isAsked: boolean | null = null;
  return (sub) =>
    sub?.ability.effects.every((effect) => effect.do === 'gain' && effect.who === 'corp') !==
      true || (isAsked ??= state.cards.some(({ def }) => countsBroken(pool.definitions[def])));
}

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
  subtype === undefined || [subtype].flat().some((one) => hasSubtype(g, ice, one));

/** Whether using an ability can make a way cheaper: strength beyond need and idle effects cannot. */
function isWorthUsing(g: Work, use: Extract<Decision, { do: 'use' }>): boolean {
  const { card: id, ability } = use;
  const card = cardOf(g, id);
  const placed = abilitiesOf(g, card)[ability]?.ability;
  if (placed?.kind !== 'paid') return true;
  if (placed.prevents !== undefined) return true;
  if (canWait(g, use)) return false;
  if (placed.effects.every(isIdleAlone)) return false;
  if (mayWait(g, card, placed)) return currentEncounter(g) !== null && isTooWeak(g, card);
  const encounter = currentEncounter(g);
  // What makes a breaker stronger can wait for the ice.
  if (encounter === null) return !isBoost(placed.effects);
  const ice = cardOf(g, encounter.ice);
  const isHarmful = harmfulIn(g);
  const last = lastInOrder(g, encounter) ?? -1;
  const isLeft = (sub: Sub, at: number): boolean =>
    at > last && !encounter.broken.includes(sub.id) && isHarmful(sub);
  if (!subsOf(g, ice).some(isLeft)) return false;
  if (isWeakening(placed.effects)) return strengthOf(g, ice) > 0 && !keepsStrength(g, ice);
  const mayBreak = (effect: Effect): boolean =>
    effect.do === 'break' && fitsSubtype(g, effect, ice);
  // What makes a breaker stronger and breaks "if able" does no more than the first where the ice is another.
  if (!isBoost(placed.effects.filter((effect) => effect.do !== 'break' || mayBreak(effect))))
    return true;
  return isTooWeak(g, card);
}

/** Whether a card could break subroutines of the ice that is encountered, if it were stronger. */
function isTooWeak(g: Work, card: Card): boolean {
  const encounter = currentEncounter(g);
  if (encounter === null) return false;
  const ice = cardOf(g, encounter.ice);
  if (strengthOf(g, card) >= strengthOf(g, ice)) return false;
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
  return [...state.active, ...state.servers.flatMap(({ ice }) => ice)].every(
    (id) => id === card.id || !minds(pool.definitions[state.cards[id]?.def ?? -1], grown),
  );
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

const idle = new WeakMap<Definition, boolean>();

/** Whether a card does nothing that is of use outside of encounters. */
function isIdleOutside(definition: Definition | undefined): boolean {
  if (definition === undefined) return false;
  const known = idle.get(definition);
  if (known !== undefined) return known;
  const is = definition.abilities.every(
    ({ ability }) =>
      ability.kind !== 'paid' ||
      (ability.prevents === undefined &&
        (ability.breaks === true ||
          ability.cost.clicks !== undefined ||
          isBoost(ability.effects) ||
          ability.effects.every(isIdleAlone))),
  );
  idle.set(definition, is);
  return is;
}

/** Whether there is nothing worth using in a window of the Runner's, without looking at what can be used. */
export function isIdle(pool: Pool, state: State): boolean {
  const g = workOn(pool, state, null);
  const definitionOf = (id: CardId) => pool.definitions[state.cards[id]?.def ?? -1];
  return (
    currentEncounter(g) === null &&
    state.active.every((id) => {
      const definition = definitionOf(id);
      return definition?.side === 'corp'
        ? !definition.abilities.some(({ ability }) => ability.kind === 'paid' && ability.usedBy)
        : isIdleOutside(definition);
    })
  );
}

/** What it does is of no use to the Runner, whatever else happens. */
const isPlainHarm = (effect: Effect): boolean =>
  effect.do === 'end-run' ||
  effect.do === 'damage' ||
  effect.do === 'give-tags' ||
  (effect.do === 'gain' && effect.who === 'corp') ||
  (effect.do === 'both' && effect.effects.every(isPlainHarm)) ||
  (effect.do === 'trace' && [...effect.success, ...(effect.failure ?? [])].every(isPlainHarm));

const breaksAny = (breaks: readonly Decision[]): boolean =>
  breaks.some((one) => one.do === 'break');

/**
 * Subroutines are broken from top to bottom where it does not matter by what each is broken. Nor does it change
 * anything which of two that say the same, one after the other, is broken; and what harms nobody need not be.
 */
function inOrder(g: Work, breaks: readonly Decision[]): readonly Decision[] {
  const encounter = currentEncounter(g);
  if (encounter === null) return breaks;
  const subs = subsOf(g, cardOf(g, encounter.ice));
  const last = lastInOrder(g, encounter);
  const offered = new Set(breaks.flatMap((one) => (one.do === 'break' ? [one.sub] : [])));
  const isSame = (at: number): boolean =>
    offered.has(at - 1) && wordsOf(subs[at - 1]?.ability) === wordsOf(subs[at]?.ability);
  const isHarmful = harmfulIn(g);
  const countsAny = g.state.cards.some(({ def }) => countsBroken(g.pool.definitions[def]));
  // One more, where the use can break more, costs nothing.
  const isPaidFor = (sub: Sub | undefined): boolean =>
    !countsAny && sub !== undefined && sub.ability.effects.every(isPlainHarm);
  const needed = breaks.filter(
    (one) =>
      one.do !== 'break' ||
      (one.sub > (last ?? -1) && !isSame(one.sub) && isHarmful(subs[one.sub])),
  );
  const goesOn =
    last !== null && needed.some((one) => one.do === 'break' && isPaidFor(subs[one.sub]));
  if (goesOn) return needed.filter((one) => one.do !== 'done');
  return breaksAny(needed) || (last !== null && needed.length > 0) ? needed : breaks;
}

/** Breakers that were made stronger in this encounter and have broken nothing in it. */
function boosted(g: Work): readonly CardId[] {
  const encounter = currentEncounter(g);
  if (encounter === null) return [];
  return g.state.lasting
    .filter(
      ({ serial, source, target, path }) =>
        serial > encounter.serial &&
        target === null &&
        cardOf(g, source).zone === 'rig' &&
        !encounter.used.includes(source) &&
        isPaidFor(g, source, path),
    )
    .map(({ source }) => source);
}

/** Whether what lasts was paid for: what comes by itself at an encounter need not be of use. */
const isPaidFor = (g: Work, source: CardId, path: string): boolean =>
  abilitiesOf(g, cardOf(g, source)).some(
    (one) => one.ability.kind === 'paid' && path.startsWith(`${one.path}/`),
  );

/** Who makes a breaker stronger goes on until it is strong enough, and breaks with it. */
function followsUp(g: Work, all: readonly Decision[]): readonly Decision[] {
  const idle = new Set(boosted(g));
  if (idle.size === 0) return all;
  const ice = currentEncounter(g)?.ice;
  const weak = [...idle].filter(
    (id) => ice !== undefined && strengthOf(g, cardOf(g, id)) < strengthOf(g, cardOf(g, ice)),
  );
  const own = all.filter(
    (one) => one.do === 'use' && (weak.length > 0 ? weak.includes(one.card) : idle.has(one.card)),
  );
  return own.length > 0 ? own : all.filter((one) => one.do !== 'pass');
}

const HANDS_AND_DECKS: ReadonlySet<Zone> = new Set(['grip', 'stack', 'heap'] as const);

/** Of copies of one card that lie in a hand, a deck or the heap, one is as good as another. */
function eachOnce({ cards }: State, picks: readonly Decision[]): readonly Decision[] {
  const seen = new Set<string>();
  return picks.filter((one) => {
    const card = one.do === 'pick' ? cards[one.card] : undefined;
    if (card === undefined || !HANDS_AND_DECKS.has(card.zone)) return true;
    const copy = `${card.zone} ${card.def}`;
    if (seen.has(copy)) return false;
    seen.add(copy);
    return true;
  });
}

/** Of cards in the grip that matter by their number alone, one is as good as another. */
function oneOfGrip(
  { cards }: State,
  picks: readonly Decision[],
  heeds: HeedsGrip,
): readonly Decision[] {
  const isOfGrip = (one: Decision): boolean => {
    const card = one.do === 'pick' ? cards[one.card] : undefined;
    return card?.zone === 'grip' && !heeds(card.def);
  };
  const first = picks.find(isOfGrip);
  return picks.filter((one) => one === first || !isOfGrip(one));
}

/** No choice but that of a subtype has so many. */
const MOST_OPTIONS = 12;

/** Of subtypes that can be named, one that no card speaks of is as good as another. */
function worthNaming(
  { cards }: State,
  { definitions }: Pool,
  options: readonly Decision[],
): readonly Decision[] {
  if (options.length <= MOST_OPTIONS) return options;
  const told = new Set(cards.map(({ def }) => definitions[def]));
  const words = [...told].map((one) => wordsOf(one?.abilities).replaceAll(' ', '-'));
  const isTold = (one: Decision): boolean =>
    one.do === 'option' && words.some((text) => text.includes(`"${one.option}"`));
  const untold = options.find((one) => !isTold(one));
  return options.filter((one) => one === untold || isTold(one));
}

/** What the Runner may answer on the way; all that could make it cheaper is among it. */
export function triesOf(
  pool: Pool,
  state: State,
  legal: readonly Legal[],
  heedsGrip: HeedsGrip = () => true,
): readonly Decision[] {
  const all = legal.flatMap(made);
  const { prompt } = state;
  if (prompt?.kind === 'jack-out') return all.filter((one) => one.do === 'continue');
  const g = workOn(pool, state, null);
  if (prompt?.kind === 'subs') return inOrder(g, all);
  if (prompt?.kind === 'bid') return enoughToFail(g, all);
  if (prompt?.kind === 'pick') {
    const picks = eachOnce(state, hostsWorthIt(g, inOneOrder(state, all)));
    return oneOfGrip(state, picks, heedsGrip);
  }
  if (prompt?.kind === 'option') return worthNaming(state, pool, all);
  if (prompt?.kind === 'number') return enoughOf(g, all);
  if (prompt?.kind !== 'window') return all;
  return currentRun(g) === null
    ? all.filter((one) => one.do === 'pass')
    : followsUp(
        g,
        all.filter((one) => one.do !== 'use' || isWorthUsing(g, one)),
      );
}
