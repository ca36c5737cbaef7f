import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  hasSubtype,
  subsOf,
  workOn,
  type Ability,
  type Card,
  type Effect,
  type Pool,
  type State,
  type Work,
} from '#rules';
import { unknown, type Ahead } from './ahead';
import { breakersAt, type Known } from './breakers-at';
import { isAnyProgram, isOfItself, wordsOf, wordsOfUse } from './breaking';
import { lastInOrder, type Encounter } from './breaking-order';
import { harmOfAnswer } from './answered';
import { goesOn } from './goes-on';
import { goOn } from './others-go-on';
import { harmOf, type Leniency } from './harm';
import { comesYet } from './in-turn';
import { Losses } from './losses';
import { leastOf, type Breaker } from './breaker-groups';
import type { Spared } from './scale';

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Up to the first effect after which others may not be resolved. */
function untilStop(effects: readonly Effect[]): readonly Effect[] {
  const stop = effects.findIndex((one) => !goesOn(one));
  return stop < 0 ? effects : effects.slice(0, stop + 1);
}

const trashesProgram = (effects: readonly Effect[]): boolean =>
  effects.some((one) => one.do === 'trash' && one.cards !== 'this') &&
  effects.some((one) => one.do === 'choose' && isAnyProgram(one.from) && one.least !== 0);

/** A subroutine that is not broken: where it is, and what it costs if it stays so. */
interface Left {
  readonly at: number;
  readonly id: number;
  readonly effects: readonly Effect[];
}

/** An encounter as it stands. */
interface Standing {
  readonly g: Work;
  readonly encounter: Encounter;
  readonly ice: Card;
  readonly known: readonly Known[];
  readonly left: readonly Left[];
  readonly fires: readonly number[];
  readonly losses: Losses;
  /** Those above this one stay as they are; null where none has to. */
  readonly last: number | null;
  /** Credits that cost nothing. */
  readonly free: number;
}

/** What is to be paid for, without credits that cost nothing. */
const counted = (price: number, free: number): number =>
  Math.max(0, Math.ceil(price - free - 1e-6));

/** Whether all that a card does by an ability is to break subroutines, or to get strong enough for that. */
const isToBreak = (ability: Ability | undefined): boolean =>
  ability?.kind === 'paid' &&
  ability.effects.every(
    (effect) =>
      (effect.do === 'break' && effect.ifAble !== true) ||
      (effect.do === 'lasting' && effect.on === undefined && isOfItself(effect)),
  );

/** Whether subroutines of the ice that is encountered are being resolved, one after the other. */
const isBeingResolved = ({ frames }: State): boolean =>
  frames.findLast(({ at }) => at === 'encounter')?.step === '3.2a';

/**
 * What an encounter costs the Runner at least from a state on: each subroutine that is left is either broken,
 * by a breaker that is strong enough first, or does what it says. Holds for cards that are independent or told.
 */
export class LeastPast {
  constructor(
    private readonly pool: Pool,
    private readonly spared: Spared,
    /** Ice that is weak enough is gone. */
    private readonly trashesIce: boolean,
    /** Whether the cards of a state do nothing else at an encounter than what is reckoned with. */
    private readonly isTold: (state: State) => boolean = () => true,
    /** What breaks subroutines is used in one order. */
    private readonly isInTurn = false,
  ) {}

  at(state: State): Ahead {
    const isBreaking = state.prompt?.kind === 'subs';
    const window = state.frames.at(-1);
    const isBefore = window?.at === 'window' && window.vars.name === 'run.3.1';
    const isResolving = !isBreaking && !isBefore && isBeingResolved(state);
    if (!isBreaking && !isBefore && !isResolving) return unknown;
    if (this.trashesIce || !this.isTold(state)) return unknown;
    if (isResolving) return this.#whileResolving(state);
    return isBreaking ? this.#whileBreaking(state) : this.#beforeBreaking(state);
  }

  /** A subroutine is being resolved: those after it are, too. */
  #whileResolving(state: State): Ahead {
    const standing = this.#standing(state);
    if (standing === null) return unknown;
    const { g, encounter, known, left, fires, free } = standing;
    const isOpen = left.map(({ id }) => !encounter.resolved.includes(id));
    // One before that it may have to itself what comes after it, or a program that could be lost.
    const after = totalOf(fires.filter((_, i) => isOpen[i]));
    const all = this.#due(standing) + after;
    const rest = counted(all, free);
    const leniency = this.#leniency(known);
    return {
      least: rest,
      behind: rest,
      ifTaken: (choice) => counted(all + harmOfAnswer(g, choice, leniency), free),
    };
  }

  /** A subroutine is chosen: those above it stay as they are. */
  #whileBreaking(state: State): Ahead {
    const standing = this.#standing(state);
    if (standing === null || standing.last === null) return unknown;
    const { left, fires, free } = standing;
    return {
      least: 0,
      behind: 0,
      ifTaken: (choice) =>
        choice.do === 'break'
          ? counted(totalOf(fires.filter((_, i) => (left[i]?.at ?? 0) < choice.sub)), free)
          : 0,
    };
  }

  #beforeBreaking(state: State): Ahead {
    const standing = this.#standing(state);
    if (standing === null) return unknown;
    const { g, encounter, ice, known, left, fires, last, free, losses } = standing;
    const open: number[] = [];
    let [skipped, all] = [0, 0];
    for (let i = 0; i < fires.length; i += 1) {
      const fire = fires[i] ?? 0;
      all += fire;
      if ((left[i]?.at ?? 0) < (last ?? -1)) skipped += fire;
      else open.push(fire);
    }
    const lost = this.#lostIfLeft(standing);
    const due = this.#due(standing);
    const breakers: (Known & Breaker)[] = [];
    const holds = {
      isUnsteady: known.some(({ words }) => words.unsettles) || this.#isUnsteady(ice),
      isStrengthSpared: this.spared.strength,
    };
    for (const one of breakersAt({ g, ice, known, losses, lost }, holds)) {
      const { card, words, ready, price, perUse, most } = one;
      if (this.isInTurn && last !== null && !comesYet(g, encounter, card.id)) continue;
      const isPaid =
        encounter.used.includes(card.id) || words.breaks.some((by) => by.trashesItself);
      const after = isPaid ? 0 : losses.after(card, words, lost);
      breakers.push({ card, words, ready, price, perUse, most, after });
    }
    const isShared = known.some(({ words }) => words.weakens.length + words.lends.length > 0);
    const ways = leastOf(breakers, open, isShared);
    const end = this.#leastEnd(standing);
    const least = counted(due + Math.min(end, skipped + ways.all), free);
    const ifPassed = counted(due + all, free);
    return {
      least,
      behind: 0,
      ifTaken: (choice) => {
        if (choice.do === 'pass') return ifPassed;
        if (choice.do !== 'use') return least;
        const index = breakers.findIndex(({ card }) => card.id === choice.card);
        const { ability } = abilitiesOf(g, cardOf(g, choice.card))[choice.ability] ?? {};
        if (index < 0 || !isToBreak(ability)) return least;
        return counted(due + Math.min(end, skipped + (ways.with[index] ?? 0)), free);
      },
    };
  }

  /** A program may be lost to what is left. */
  #lostIfLeft({ left, losses }: Standing): number {
    return left.some(({ effects }) => trashesProgram(effects)) ? losses.least : 0;
  }

  /** What becomes of cards that broke subroutines already. */
  #due(standing: Standing): number {
    const { encounter, known, losses } = standing;
    if (encounter.used.length === 0) return 0;
    const lost = this.#lostIfLeft(standing);
    let due = 0;
    for (const { card, words } of known)
      if (encounter.used.includes(card.id)) due += losses.after(card, words, lost);
    return due;
  }

  /** What gets the Runner past the ice without breaking what is left costs so much at least. */
  #leastEnd({ g, ice, known, losses }: Standing): number {
    let least = Infinity;
    for (const { card, words } of known)
      for (const { of, price, trashesItself } of words.ends) {
        if (of !== null && !of.some((subtype) => hasSubtype(g, ice, subtype))) continue;
        const mayPrevent = known.some((one) => one.words.prevents);
        least = Math.min(least, trashesItself && !mayPrevent ? price + losses.of(card) : price);
      }
    return least;
  }

  #standing(state: State): Standing | null {
    const g = workOn(this.pool, state, null);
    const encounter = currentEncounter(g);
    if (encounter === null || encounter.bypassed) return null;
    const ice = cardOf(g, encounter.ice);
    const known: Known[] = [];
    for (const id of state.active) {
      const card = cardOf(g, id);
      const words = wordsOfUse(this.pool, card.def) ?? null;
      if (words !== null) known.push({ card, words });
    }
    const left: Left[] = [];
    let at = 0;
    for (const { id, ability } of subsOf(g, ice)) {
      if (!encounter.broken.includes(id)) left.push({ at, id, effects: ability.effects });
      at += 1;
    }
    const { runCredits, rig } = state.runner;
    let free = runCredits;
    for (const id of rig) free += state.cards[id]?.recurring ?? 0;
    const losses = new Losses(g, !this.spared.cards);
    const fires = this.#fires(g, left, known, losses);
    const last = lastInOrder(g, encounter);
    return { g, encounter, ice, known, left, losses, fires, last, free };
  }

  #isUnsteady({ def }: Card): boolean {
    const definition = this.pool.definitions[def];
    return definition === undefined || wordsOf(definition).isUnsteady;
  }

  #leniency(known: readonly Known[]): Leniency {
    return {
      mayPrevent: known.some(({ words }) => words.prevents),
      cardsCount: !this.spared.cards,
    };
  }

  /** What subroutines cost that are not broken, each. */
  #fires(
    g: Work,
    subs: readonly Left[],
    known: readonly Known[],
    losses: Losses,
  ): readonly number[] {
    const leniency = this.#leniency(known);
    let programs: number | null = null;
    let mayStop = false;
    const fires: number[] = [];
    for (const { effects } of subs) {
      // What comes after may not be resolved.
      if (mayStop) {
        fires.push(0);
        continue;
      }
      let cost = harmOf(g, effects, leniency);
      mayStop = !goOn(g, effects);
      if (!leniency.mayPrevent && trashesProgram(untilStop(effects))) {
        programs ??= this.#programs(g);
        if (programs > 0) cost += losses.least;
        programs -= 1;
      }
      fires.push(cost);
    }
    return fires;
  }

  #programs({ state }: Work): number {
    let count = 0;
    for (const id of state.runner.rig)
      if (this.pool.definitions[state.cards[id]?.def ?? -1]?.type === 'program') count += 1;
    return count;
  }
}
