import type { Card, CardId, Fact, Pool, Rules, State } from '#rules';
import { ALONE, bareTable, beforeIce } from './bare-table';
import { isByChoice } from './by-choice';
import { Ways, type Found } from './cheapest-way';
import { HEEDS_GRIP, isForTheRun, takesClicks, takesOf, type Takes } from './independence';
import { LeastPast } from './least-past';
import { rememberedBy, type Remembered } from './remembered';
import { numberOf, type IceAlone, type Lore } from './lore';
import {
  idleStrength,
  isRemembered,
  rezCost,
  rezzedFor,
  within,
  withRows,
} from './makes-no-difference';
import { SoughtPassage, type Passage } from './passage';
import { nothing, scaleOf, type Spared } from './scale';
import { BRAIN, CLICKS, GRIP, TAGS } from './likeness';
import { contextOf, type Context, type Stand } from './stand';
import { wordsOf as wordsIn } from './words-of';

export interface Table {
  readonly rules: Rules;
  /** At which the Runner may run. */
  readonly begun: State;
  readonly isHidden: (fact: Fact) => boolean;
  /** Credits that the Runner truly has. */
  readonly own: number;
  readonly lore: Lore;
}

const cardText = (card: Card | undefined): string => {
  if (card === undefined) return '';
  const { def, faceup, advancement, virus, power, credit, recurring, host } = card;
  return [def, faceup ? 1 : 0, advancement, virus, power, credit, recurring, host].join('.');
};

const wordsOf = (pool: Pool, { cards }: State, ids: readonly CardId[]): string =>
  ids.map((id) => wordsIn(pool.definitions[cards[id]?.def ?? -1]?.value)).join();

/** The Runner spends clicks on it, and it takes none. */
export const spends = ({ clicks, spent }: Takes): boolean => spent > 0 && clicks === 0;

/** Words of cards to which it matters how many tags there are. */
const HEEDS_TAGS = /"(?:tags|tagged|lose-tags)"/;

/** Words of cards that ask how strong one is, and do not say it. */
const ASKS_STRENGTH = /(?<!"modifies":\{)"of":"strength"/;

/** Words of cards to which brain damage matters. */
const HEEDS_BRAIN = /"(?:of|is|do)":"[^"]*(?:hand|brain)/;

const notFoundOut = (): IceAlone => ({ price: 0, strengthens: true, sparing: new Map() });

/**
 * Encounters with each piece of ice alone, found out by the engine, each once for all that it depends on:
 * the ice and what lies on it, the cards that bear on a run, and what the Runner has left.
 */
export class Encounters {
  readonly remembered: Remembered;
  readonly takesClicks: boolean;
  /** Whether a card in play can make itself stronger for a run. */
  readonly strengthens: boolean;
  /** Whether a card in play trashes ice that has no strength left. */
  readonly trashesIce: boolean;
  /** The Runner has begun to run, and no ice is there: before any. */
  readonly start: Found;
  readonly #bare: State;
  /** Whether a card asks how strong others are. */
  readonly #areStrengthsAsked: boolean;
  /** That the Runner has left before any ice. */
  readonly #clicks: number;
  readonly #ice: ReadonlySet<CardId>;
  readonly #runner: number;
  readonly #heedsTags: boolean;
  readonly #heedsGrip: boolean;
  readonly #heedsBrain: boolean;
  readonly #texts = new Map<CardId, string>();
  readonly #takes = new Map<CardId, Takes>();
  readonly #alone = new WeakMap<Stand, Record<'past' | 'any', Map<CardId, IceAlone>>>();

  constructor(readonly table: Table) {
    const { rules, begun } = table;
    const { pool } = rules;
    this.#ice = new Set(begun.servers.flatMap((server) => server.ice));
    this.#bare = bareTable(pool, begun);
    this.remembered = rememberedBy(pool, begun);
    this.takesClicks = takesClicks(pool, begun);
    const others = begun.active.filter((id) => !this.#ice.has(id));
    const runner = others.map((id) => `${id}:${cardText(begun.cards[id])}`).join(' ');
    this.#runner = numberOf(table.lore, runner);
    const words = wordsOf(pool, begun, [...others, ...this.#ice]);
    this.strengthens = others.some((id) =>
      (rules.pool.definitions[begun.cards[id]?.def ?? -1]?.abilities ?? []).some(({ ability }) =>
        isForTheRun(ability),
      ),
    );
    this.trashesIce = words.includes('trashed-at-no-strength');
    this.#areStrengthsAsked = ASKS_STRENGTH.test(words);
    this.#heedsTags = HEEDS_TAGS.test(words);
    this.#heedsBrain = HEEDS_BRAIN.test(words);
    this.#heedsGrip = HEEDS_GRIP.test(wordsOf(pool, begun, others));
    const search = this.#search(this.#bare, { do: 'run', server: ALONE }, nothing);
    this.start = search.next(Infinity) ?? search.none('no-way');
    this.#clicks = this.start.state?.runner.clicks ?? 0;
  }

  contextOf(state: State): Context {
    return contextOf(state, this.remembered);
  }

  takesOf(id: CardId): Takes {
    const { rules, begun } = this.table;
    const known = this.#takes.get(id) ?? takesOf(rules.pool, begun, id);
    this.#takes.set(id, known);
    return known;
  }

  /** The ways past a piece of ice from where the Runner stands. */
  passage(stand: Stand, ice: Card): Passage {
    const { passages } = this.table.lore;
    const { state, context } = stand;
    const heeded = this.#heeded(
      ice.id,
      context.means,
      state.lasting.every(({ until }) => until === 'run'),
    );
    const key = [this.#iceText(ice), this.#runner, context.place, heeded.join(' ')].join('|');
    const known = passages.get(key);
    if (known !== undefined) return known;
    const found = this.#likewise(stand, ice) ?? this.#sought(state, context.means, ice, nothing);
    passages.set(key, found);
    return found;
  }

  /** Told by what was looked for from elsewhere, where what is otherwise there makes no difference. */
  #likewise(stand: Stand, ice: Card): Passage | null {
    const { state, context } = stand;
    const { pool } = this.table.rules;
    const clicks = context.means[CLICKS] ?? 0;
    if (clicks < this.#clicks && spends(this.takesOf(ice.id))) {
      const means = this.#withAllClicks(context.means);
      return within(this.passage({ ...stand, context: { ...context, means } }, ice), clicks);
    }
    const idle = this.#areStrengthsAsked ? [] : idleStrength(pool, state, ice);
    if (idle.length > 0) {
      const without = { ...state, lasting: state.lasting.filter((row) => !idle.includes(row)) };
      const { place } = this.contextOf(without);
      const there = { ...stand, state: without, context: { ...context, place } };
      return withRows(this.passage(there, ice), pool, idle);
    }
    const cost = ice.faceup || isRemembered(this.remembered, 'rezzed') ? null : rezCost(pool, ice);
    return cost === null ? null : rezzedFor(this.passage(stand, { ...ice, faceup: true }), cost);
  }

  #withAllClicks(means: readonly number[]): readonly number[] {
    return means.map((mean, i) => (i === CLICKS ? this.#clicks : mean));
  }

  #sought(state: State, means: readonly number[], ice: Card, spared: Spared): Passage {
    const { begun, rules } = this.table;
    const from = beforeIce(rules.pool, state, ice, means, begun.runner.grip);
    return new SoughtPassage(means, ice.id, this.#search(from, { do: 'continue' }, spared));
  }

  /**
   * What a piece of ice costs at least where so much is spared by then, and no more than so many clicks can be
   * spent on it. `isToPass`: being sent back from it is of no use, as it will be met again.
   */
  price(start: Stand, id: CardId, spared: Spared, clicks: number, isToPass: boolean): number {
    const takes = this.takesOf(id);
    const ice = this.alone(start, id, isToPass);
    const own: Spared = {
      cards: spared.cards && takes.cards,
      clicks: spared.clicks && takes.clicks > 0,
      strength: spared.strength && ice.strengthens,
    };
    const most = start.context.means[CLICKS] ?? 0;
    const left = own.clicks ? 0 : spends(takes) ? Math.min(clicks, most) : most;
    const isSpared = own.cards || own.clicks || own.strength;
    if (!isSpared && left === most) return ice.price;
    const least = own.clicks || left === most ? ice.price : Infinity;
    return Math.min(least, this.#sparing(start, id, own, left, isToPass));
  }

  /** The same start is asked about of each state on a way. */
  alone(start: Stand, id: CardId, isToPass: boolean): IceAlone {
    const told = this.#alone.get(start)?.[isToPass ? 'past' : 'any'].get(id);
    if (told !== undefined) return told;
    const found = this.#aloneFrom(start, id, isToPass);
    if (found === null) return notFoundOut();
    const known = this.#alone.get(start) ?? { past: new Map(), any: new Map() };
    known[isToPass ? 'past' : 'any'].set(id, found);
    this.#alone.set(start, known);
    return found;
  }

  /** Null where it was broken off. */
  #aloneFrom(start: Stand, id: CardId, isToPass: boolean): IceAlone | null {
    const { lore, begun } = this.table;
    const card = begun.cards[id];
    if (card === undefined) return notFoundOut();
    const { place, means } = start.context;
    const end = isToPass && this.takesOf(id).returns ? 'past' : '';
    const key = [this.#iceText(card), this.#runner, place, means.join(' '), end].join('|');
    const known = lore.alone.get(key);
    if (known !== undefined) return known;
    const passage = this.passage(start, card);
    const price = this.#leastExit(passage, end === 'past');
    if (price === null) return null;
    const { strengthens } = passage;
    const found: IceAlone = { price, strengthens, sparing: new Map() };
    lore.alone.set(key, found);
    return found;
  }

  /** The price of the cheapest exit, or of the cheapest that leads past the ice; null where it is not found out. */
  #leastExit(passage: Passage, isToPass: boolean): number | null {
    for (let index = 0; ; index += 1) {
      const exit = passage.exit(index, Infinity);
      if (typeof exit !== 'object') return exit === 'none' ? Infinity : null;
      if (!isToPass || exit.isPast) return exit.price;
    }
  }

  #sparing(start: Stand, id: CardId, spared: Spared, left: number, isToPass: boolean): number {
    const card = this.table.begun.cards[id];
    if (card === undefined) return 0;
    const takes = this.takesOf(id);
    const isPast = isToPass && takes.returns;
    const { place, means } = start.context;
    const withLeft = means.map((mean, i) => (i === CLICKS ? left : mean));
    if (!spared.cards && !spared.clicks && !spared.strength) {
      const context = { place, means: withLeft };
      return this.#leastExit(this.passage({ ...start, context }, card), isPast) ?? 0;
    }
    // What is spent on it may be any of the clicks that there are.
    const clicks = spends(takes) ? start.context.means : withLeft;
    const { sparing } = this.alone(start, id, isToPass);
    const key = [spared.cards, spared.strength, spared.clicks, clicks[CLICKS]].join();
    const least = sparing.get(key) ?? this.#sought(start.state, clicks, card, spared).least(0);
    sparing.set(key, least);
    return least;
  }

  #search(from: State, decision: Parameters<Ways['begin']>[1], spared: Spared): Ways {
    const { rules, isHidden, own, lore } = this.table;
    const least = new LeastPast(rules.pool, spared, this.trashesIce, () => true, true);
    const search = new Ways({
      ...{ rules, isHidden, own, server: ALONE, isRezzing: true, until: 'jack-out' },
      ...{ tries: lore.tries, scale: scaleOf(rules.pool, spared), remembered: this.remembered },
      ...{ takesClicks: this.takesClicks, isApart: true },
      heedsGrip: () => false,
      heedsCounters: () => true,
      heedsLasting: () => 'each',
      byChoice: isByChoice(rules.pool),
      heedsStack: false,
      isAsRezzed: () => false,
      countsGrip: () => false,
      leastAhead: (state) => least.at(state),
    });
    search.begin(from, decision);
    return search;
  }

  /**
   * Means that make a difference to a piece of ice; what does not is left out. `isPlain`: nothing but what it
   * says itself has come to lie on it.
   */
  #heeded(id: CardId, means: readonly number[], isPlain: boolean): readonly (number | string)[] {
    const { clicks, spent, grip } = this.takesOf(id);
    return means.map((mean, i) => {
      if (i === CLICKS) return clicks + spent > 0 ? mean : '';
      if (i === TAGS) return this.#heedsTags ? mean : '';
      if (i === BRAIN) return this.#heedsBrain ? mean : '';
      if (i === GRIP) return this.#heedsGrip ? mean : isPlain ? Math.min(mean, grip) : mean;
      return mean;
    });
  }

  #iceText(ice: Card): string {
    const known = this.#texts.get(ice.id);
    const { begun } = this.table;
    if (known !== undefined && begun.cards[ice.id] === ice) return known;
    const hosted = begun.cards.filter(({ host }) => host === ice.id);
    const chosen = begun.cards.filter((card) => card.chosen === ice.id).map((card) => card.id);
    const text = [
      cardText(ice),
      ...hosted.map((one) => one.id + cardText(one)),
      ...chosen.map((one) => `chosen by ${one}`),
    ].join(',');
    if (begun.cards[ice.id] === ice) this.#texts.set(ice.id, text);
    return text;
  }
}
