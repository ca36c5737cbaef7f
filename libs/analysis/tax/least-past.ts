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
import { isAnyProgram, isOfItself, isOfUse, wordsOf, type Words } from './breaking';
import { lastInOrder, type Encounter } from './breaking-order';
import { harmOfAnswer } from './answered';
import { goesOn } from './goes-on';
import { harmOf, type Leniency } from './harm';
import { comesYet } from './in-turn';
import { Losses } from './losses';
import { leastOf } from './breaker-groups';
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

/** An encounter as it stands. */
interface Standing {
  readonly g: Work;
  readonly encounter: Encounter;
  readonly ice: Card;
  readonly known: readonly Known[];
  /** Of the subroutines that are not broken, each where it is, and what it costs if it stays so. */
  readonly left: readonly {
    readonly at: number;
    readonly id: number;
    readonly effects: readonly Effect[];
  }[];
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
      ...{ least: rest, behind: rest },
      ifTaken: (choice) => counted(all + harmOfAnswer(g, choice, leniency), free),
    };
  }

  /** A subroutine is chosen: those above it stay as they are. */
  #whileBreaking(state: State): Ahead {
    const standing = this.#standing(state);
    if (standing === null || standing.last === null) return unknown;
    const { left, fires, free } = standing;
    return {
      ...{ least: 0, behind: 0 },
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
    const isSkipped = (_: number, i: number): boolean => (left[i]?.at ?? 0) < (last ?? -1);
    const skipped = totalOf(fires.filter(isSkipped));
    const open = fires.filter((fire, i) => !isSkipped(fire, i));
    const lost = this.#lostIfLeft(standing);
    const isUsed = ({ id }: Card): boolean => encounter.used.includes(id);
    const due = this.#due(standing);
    const isUnsteady = known.some(({ words }) => words.unsettles) || this.#wordsOf(ice).isUnsteady;
    const comes = ({ card }: Known): boolean =>
      !this.isInTurn || last === null || comesYet(g, encounter, card.id);
    const breakers = breakersAt(
      { g, ice, known, losses, lost },
      { isUnsteady, isStrengthSpared: this.spared.strength },
    )
      .filter(comes)
      .map((one) => ({
        ...one,
        after:
          isUsed(one.card) || one.words.breaks.some((by) => by.trashesItself)
            ? 0
            : losses.after(one.card, one.words, lost),
      }));
    const isShared = known.some(({ words }) => words.weakens.length + words.lends.length > 0);
    const ways = leastOf(breakers, open, isShared);
    const end = this.#leastEnd(standing);
    const least = counted(due + Math.min(end, skipped + ways.all), free);
    const ifPassed = counted(due + totalOf(fires), free);
    return {
      ...{ least, behind: 0 },
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
    const lost = this.#lostIfLeft(standing);
    return totalOf(
      known.map(({ card, words }) =>
        encounter.used.includes(card.id) ? losses.after(card, words, lost) : 0,
      ),
    );
  }

  /** What gets the Runner past the ice without breaking what is left costs so much at least. */
  #leastEnd({ g, ice, known, losses }: Standing): number {
    const mayPrevent = known.some(({ words }) => words.prevents);
    return Math.min(
      ...known.flatMap(({ card, words }) =>
        words.ends
          .filter(({ of }) => of === null || of.some((subtype) => hasSubtype(g, ice, subtype)))
          .map(({ price, trashesItself }) =>
            trashesItself && !mayPrevent ? price + losses.of(card) : price,
          ),
      ),
    );
  }

  #standing(state: State): Standing | null {
    const g = workOn(this.pool, state, null);
    const encounter = currentEncounter(g);
    if (encounter === null || encounter.bypassed) return null;
    const ice = cardOf(g, encounter.ice);
    const known = state.active.flatMap((id) => {
      const card = cardOf(g, id);
      const words = this.#wordsOf(card);
      return isOfUse(words) ? [{ card, words }] : [];
    });
    const left = subsOf(g, ice).flatMap(({ id, ability }, at) =>
      encounter.broken.includes(id) ? [] : [{ at, id, effects: ability.effects }],
    );
    const each = left.map(({ effects }) => effects);
    const { runCredits, rig } = state.runner;
    const losses = new Losses(g, !this.spared.cards);
    return {
      ...{ g, encounter, ice, known, left, losses },
      fires: this.#fires(g, each, known, losses),
      last: lastInOrder(g, encounter),
      free: runCredits + totalOf(rig.map((id) => state.cards[id]?.recurring ?? 0)),
    };
  }

  #wordsOf({ def }: Card): Words {
    const definition = this.pool.definitions[def];
    if (definition === undefined) throw new Error(`there is no card ${def} in this pool`);
    return wordsOf(definition);
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
    subs: readonly (readonly Effect[])[],
    known: readonly Known[],
    losses: Losses,
  ): readonly number[] {
    const leniency = this.#leniency(known);
    const { mayPrevent } = leniency;
    let programs = g.state.runner.rig.filter(
      (id) => this.pool.definitions[cardOf(g, id).def]?.value.type === 'program',
    ).length;
    let mayStop = false;
    return subs.map((all) => {
      // What comes after may not be resolved.
      if (mayStop) return 0;
      const effects = untilStop(all);
      mayStop = !all.every(goesOn);
      const cost = harmOf(g, effects, leniency);
      if (mayPrevent || programs === 0 || !trashesProgram(effects)) return cost;
      programs -= 1;
      return cost + losses.least;
    });
  }
}
