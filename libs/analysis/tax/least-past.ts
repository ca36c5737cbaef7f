import {
  cardOf,
  currentEncounter,
  hasSubtype,
  linkOf,
  strengthOf,
  subsOf,
  workOn,
  type Card,
  type Effect,
  type Pool,
  type State,
  type Work,
} from '#rules';
import { fitsIce, wordsOf, type Step, type Words } from './breaking';
import { damageWorth, installedWorth, WORTH } from './cost';
import type { Spared } from './scale';

/** A breaker at the ice that is encountered. */
interface Breaker {
  /** What makes it strong enough, and what becomes of it afterwards. */
  readonly ready: number;
  readonly after: number;
  /** Of one use, which breaks so many subroutines. */
  readonly price: number;
  readonly perUse: number;
  /** Subroutines that it can break at most. */
  readonly most: number;
}

interface Known {
  readonly card: Card;
  readonly words: Words;
}

/** What is ahead of a state, at least: infinite where there is no way past. */
export interface Ahead {
  readonly least: number;
  /** Where the Runner breaks no more. */
  readonly ifPassed: number;
}

export const unknown: Ahead = { least: 0, ifPassed: 0 };

/** More breakers than these are not told apart. */
const MOST_BREAKERS = 5;

/** The least that so many points of strength cost. */
function leastFor(points: number, steps: readonly Step[]): number {
  const least = [0];
  for (let gap = 1; gap <= points; gap += 1)
    least[gap] = Math.min(
      Infinity,
      ...steps.map((step) => step.price + (least[Math.max(0, gap - step.points)] ?? 0)),
    );
  return least[Math.max(0, points)] ?? Infinity;
}

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What an effect on the Runner costs at least; infinite where it ends the run. */
function harmOf(g: Work, effects: readonly Effect[], mayPrevent: boolean): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.do === 'end-run') return Infinity;
    if (effect.do === 'both') sum += harmOf(g, effect.effects, mayPrevent);
    if (mayPrevent) continue;
    if (effect.do === 'trace' && typeof effect.base === 'number') {
      const enough = Math.max(0, effect.base - linkOf(g)) * WORTH.credits;
      sum += Math.min(enough, harmOf(g, effect.success, mayPrevent));
    }
    if (effect.do === 'damage' && typeof effect.amount === 'number')
      sum += effect.amount * damageWorth(effect.kind);
    if (effect.do === 'give-tags' && typeof effect.amount === 'number')
      sum += effect.amount * WORTH.tags;
  }
  return sum;
}

const trashesProgram = (effects: readonly Effect[]): boolean =>
  effects.some((one) => one.do === 'trash' && one.cards !== 'this') &&
  effects.some(
    (one) => one.do === 'choose' && Object(one.from).type === 'program' && one.least !== 0,
  );

/** Whether breaking from top to bottom leaves out nothing: whatever breaks one subroutine breaks any. */
const isInOrder = (known: readonly Known[]): boolean =>
  known.every(({ words }) =>
    words.breaks.every(({ effect, most }) => most === 1 && effect.only === undefined),
  );

/** The least that breakers and the subroutines that they leave come to. */
function cheapest(
  breakers: readonly Breaker[],
  fires: readonly number[],
  isShared: boolean,
): number {
  let least = totalOf(fires);
  if (least === 0 || breakers.length === 0) return least;
  const dearestFirst = fires.toSorted((a, b) => b - a);
  const told =
    breakers.length <= MOST_BREAKERS
      ? breakers
      : [
          {
            ready: Math.min(...breakers.map(({ ready }) => ready)),
            after: Math.min(...breakers.map(({ after }) => after)),
            price: Math.min(...breakers.map(({ price }) => price)),
            perUse: Infinity,
            most: Infinity,
          },
        ];
  for (let chosen = 1; chosen < 1 << told.length; chosen += 1) {
    const group = told.filter((_, i) => (chosen & (1 << i)) !== 0);
    least = Math.min(least, together(group, dearestFirst, isShared));
  }
  return least;
}

/** What a group of breakers, all of which are used, and the subroutines that they leave cost at least. */
function together(group: readonly Breaker[], fires: readonly number[], isShared: boolean): number {
  const readies = group.map(({ ready }) => ready);
  const ready =
    (isShared ? Math.max(0, ...readies) : totalOf(readies)) +
    totalOf(group.map(({ after }) => after));
  const [only] = group;
  const each = Math.min(...group.map(({ price, perUse }) => price / perUse));
  const first = Math.max(...group.map(({ price }) => price));
  const costOf = (broken: number): number =>
    group.length === 1 && only !== undefined
      ? Math.ceil(broken / only.perUse) * only.price
      : Math.max(first, broken * each);
  const most = Math.min(fires.length, totalOf(group.map((one) => one.most)));
  let least = Infinity;
  for (let broken = 1; broken <= most; broken += 1)
    least = Math.min(least, costOf(broken) + totalOf(fires.slice(broken)));
  return ready + least;
}

/**
 * What an encounter costs the Runner at least from a state on: each subroutine that is left is either broken,
 * by a breaker that is strong enough first, or does what it says. Holds for ice that is independent.
 */
export class LeastPast {
  constructor(
    private readonly pool: Pool,
    private readonly spared: Spared,
    /** Ice that is weak enough is gone. */
    private readonly trashesIce: boolean,
  ) {}

  at(state: State): Ahead {
    const window = state.frames.at(-1);
    if (this.trashesIce || state.prompt?.kind !== 'window' || window?.at !== 'window')
      return unknown;
    if (window.vars.name !== 'run.3.1') return unknown;
    const g = workOn(this.pool, state, null);
    const encounter = currentEncounter(g);
    if (encounter === null || encounter.bypassed) return unknown;
    const ice = cardOf(g, encounter.ice);
    const known = state.active.map((id) => {
      const card = cardOf(g, id);
      return { card, words: this.#wordsOf(card) };
    });
    const subs = subsOf(g, ice);
    const isBroken = (id: number): boolean => encounter.broken.includes(id);
    const last = isInOrder(known) ? subs.findLastIndex(({ id }) => isBroken(id)) : -1;
    const left = subs.flatMap(({ id, ability }, at) =>
      isBroken(id) ? [] : [{ effects: ability.effects, isSkipped: at < last }],
    );
    const fires = this.#fires(
      g,
      left.map(({ effects }) => effects),
      known,
    );
    const skipped = totalOf(fires.filter((_, i) => left[i]?.isSkipped === true));
    const open = fires.filter((_, i) => left[i]?.isSkipped === false);
    const lost = left.some(({ effects }) => trashesProgram(effects)) ? this.#leastLost(g) : 0;
    const isUsed = ({ id }: Card): boolean => encounter.used.includes(id);
    const due = totalOf(
      known.map(({ card, words }) => (isUsed(card) ? this.#after(card, words, lost) : 0)),
    );
    const breakers = this.#breakers(g, ice, known).map((one) => ({
      ...one,
      after: isUsed(one.card) ? 0 : this.#after(one.card, one.words, lost),
    }));
    const isShared = known.some(({ words }) => words.weakens.length + words.lends.length > 0);
    const { runCredits, rig } = state.runner;
    const free = runCredits + totalOf(rig.map((id) => state.cards[id]?.recurring ?? 0));
    const counted = (price: number): number => Math.max(0, Math.ceil(price - free - 1e-6));
    return {
      least: counted(due + skipped + cheapest(breakers, open, isShared)),
      ifPassed: counted(due + totalOf(fires)),
    };
  }

  #wordsOf({ def }: Card): Words {
    const definition = this.pool.definitions[def];
    if (definition === undefined) throw new Error(`there is no card ${def} in this pool`);
    return wordsOf(definition);
  }

  #breakers(
    g: Work,
    ice: Card,
    known: readonly Known[],
  ): readonly (Known & Omit<Breaker, 'after'>)[] {
    const strength = strengthOf(g, ice);
    const isUnsteady = known.some(({ words }) => words.isUnsteady);
    const priced = (steps: readonly Step[]): readonly Step[] =>
      this.spared.strength
        ? steps.map((one) => (one.isForTheRun ? { ...one, price: 0 } : one))
        : steps;
    const weakens = priced(known.flatMap(({ words }) => words.weakens));
    const lends = priced(known.flatMap(({ words }) => words.lends));
    const { clicks } = g.state.runner;
    return known.flatMap(({ card, words }) => {
      if (words.breaks.length === 0 || !words.areRunners) return [];
      const breaks = words.breaks.filter((one) =>
        fitsIce(one, card, ice, (subtype) => hasSubtype(g, ice, subtype)),
      );
      if (breaks.length === 0) return [];
      const isStrong = isUnsteady || !hasSubtype(g, card, 'icebreaker');
      const own = isStrong ? strength : strengthOf(g, card);
      const steps = [...priced(words.boosts), ...lends, ...weakens];
      const ways = breaks.flatMap((one): readonly Omit<Breaker, 'after'>[] => {
        const { maxStrength = Infinity } = one.effect;
        const tooStrong = isUnsteady ? 0 : Math.max(0, strength - maxStrength);
        const isByOne = weakens.every(({ points }) => points === 1);
        const weaker = leastFor(tooStrong, weakens);
        const gap = Math.max(0, strength - own);
        const ready = isByOne
          ? weaker + leastFor(Math.max(0, gap - tooStrong), steps)
          : Math.max(weaker, leastFor(gap, steps));
        const most = one.clicks === 0 ? Infinity : Math.floor(clicks / one.clicks) * one.most;
        if (ready === Infinity || most === 0) return [];
        const price = one.price + one.clicks * WORTH.clicks;
        return [{ ready, price, perUse: one.most, most }];
      });
      if (ways.length === 0) return [];
      return [
        {
          ...{ card, words },
          ready: Math.min(...ways.map(({ ready }) => ready)),
          price: Math.min(...ways.map(({ price }) => price)),
          perUse: Math.max(...ways.map(({ perUse }) => perUse)),
          most: totalOf(ways.map(({ most }) => most)),
        },
      ];
    });
  }

  /** What becomes of a card that broke subroutines costs so much at least. */
  #after(card: Card, { afterwards }: Words, lost: number): number {
    if (afterwards.length === 0) return 0;
    const least = Math.min(
      ...afterwards.map((effects) =>
        totalOf(
          effects.map((effect) => {
            if (effect.do === 'trash' && effect.cards === 'this') return this.#lost(card);
            if (effect.do !== 'remove' || effect.from !== 'this') return 0;
            const { counter, amount } = effect;
            if (typeof amount !== 'number' || (counter !== 'virus' && counter !== 'power'))
              return 0;
            return card[counter] < amount ? Infinity : amount * WORTH.counters;
          }),
        ),
      ),
    );
    // A subroutine may trash it before.
    return least === Infinity ? 0 : Math.min(least, Math.max(0, this.#lost(card) - lost));
  }

  #lost({ def }: Card): number {
    const value = this.pool.definitions[def]?.value;
    return this.spared.cards || value === undefined ? 0 : installedWorth(value);
  }

  #leastLost(g: Work): number {
    return Math.min(...g.state.runner.rig.map((id) => this.#lost(cardOf(g, id))));
  }

  /** What subroutines cost that are not broken, each. */
  #fires(
    g: Work,
    subs: readonly (readonly Effect[])[],
    known: readonly Known[],
  ): readonly number[] {
    const mayPrevent = known.some(({ words }) => words.prevents);
    let programs = g.state.runner.rig.filter(
      (id) => this.pool.definitions[cardOf(g, id).def]?.value.type === 'program',
    ).length;
    return subs.map((effects) => {
      const cost = harmOf(g, effects, mayPrevent);
      if (mayPrevent || programs === 0 || !trashesProgram(effects)) return cost;
      programs -= 1;
      return cost + this.#leastLost(g);
    });
  }
}
