import type { Card, CardId, Fact, Pool, Rules, State } from '#rules';
import { ALONE, bareTable, beforeIce } from './bare-table';
import { Ways, type Found } from './cheapest-way';
import { HEEDS_GRIP, isForTheRun, takesOf, type Takes } from './independence';
import { looksBack } from './looks-back';
import type { IceAlone, Lore } from './lore';
import { Passage } from './passage';
import { nothing, scaleOf, type Spared } from './scale';
import { CLICKS, GRIP, TAGS, contextOf, type Context, type Stand } from './stand';

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
  JSON.stringify(ids.map((id) => pool.definitions[cards[id]?.def ?? -1]?.value));

/** Words of cards to which it matters how many tags there are. */
const HEEDS_TAGS = /"(?:tags|tagged|lose-tags)"/;

/**
 * Encounters with each piece of ice alone, found out by the engine, each once for all that it depends on:
 * the ice and what lies on it, the cards that bear on a run, and what the Runner has left.
 */
export class Encounters {
  readonly looksBack: boolean;
  /** Whether a card in play can make itself stronger for a run. */
  readonly strengthens: boolean;
  /** Whether a card in play trashes ice that has no strength left. */
  readonly trashesIce: boolean;
  /** The Runner has begun to run, and no ice is there: before any. */
  readonly start: Found;
  readonly #bare: State;
  readonly #ice: ReadonlySet<CardId>;
  readonly #runner: string;
  readonly #heedsTags: boolean;
  readonly #heedsGrip: boolean;
  readonly #texts = new Map<CardId, string>();
  readonly #takes = new Map<CardId, Takes>();

  constructor(readonly table: Table) {
    const { rules, begun } = table;
    const { pool } = rules;
    this.#ice = new Set(begun.servers.flatMap((server) => server.ice));
    this.#bare = bareTable(pool, begun);
    this.looksBack = looksBack(pool, begun);
    const others = begun.active.filter((id) => !this.#ice.has(id));
    this.#runner = others.map((id) => `${id}:${cardText(begun.cards[id])}`).join(' ');
    const words = wordsOf(pool, begun, [...others, ...this.#ice]);
    this.strengthens = others.some((id) =>
      (rules.pool.definitions[begun.cards[id]?.def ?? -1]?.abilities ?? []).some(({ ability }) =>
        isForTheRun(ability),
      ),
    );
    this.trashesIce = words.includes('trashed-at-no-strength');
    this.#heedsTags = HEEDS_TAGS.test(words);
    this.#heedsGrip = HEEDS_GRIP.test(wordsOf(pool, begun, others));
    const search = this.#search(this.#bare, { do: 'run', server: ALONE }, nothing);
    this.start = search.next(Infinity) ?? search.none('no-way');
  }

  contextOf(state: State): Context {
    return contextOf(state, this.looksBack);
  }

  takesOf(id: CardId): Takes {
    const { rules, begun } = this.table;
    const known = this.#takes.get(id) ?? takesOf(rules.pool, begun, id);
    this.#takes.set(id, known);
    return known;
  }

  /** The ways past a piece of ice from where the Runner stands. */
  passage({ state, context: { place, means } }: Stand, ice: Card): Passage {
    const { lore, begun, rules } = this.table;
    const heeded = this.#heeded(ice.id, means);
    const key = [this.#iceText(ice), this.#runner, place, heeded.join(' ')].join('|');
    const known = lore.passages.get(key);
    if (known !== undefined) return known;
    const from = beforeIce(rules.pool, state, ice, means, begun.runner.grip);
    const found = new Passage(means, ice.id, this.#search(from, { do: 'continue' }, nothing));
    lore.passages.set(key, found);
    return found;
  }

  /** What a piece of ice costs at least where so much is spared by then. */
  price(start: Stand, id: CardId, spared: Spared): number {
    const takes = this.takesOf(id);
    const ice = this.alone(start, id);
    const own: Spared = {
      cards: spared.cards && takes.cards,
      clicks: spared.clicks && takes.clicks > 0,
      strength: spared.strength && ice.strengthens,
    };
    if (!own.cards && !own.clicks && !own.strength) return ice.price;
    const key = [own.cards, own.clicks, own.strength].join();
    const known = ice.sparing.get(key);
    if (known !== undefined) return known;
    const found = Math.min(ice.price, this.#sparing(start, id, own));
    ice.sparing.set(key, found);
    return found;
  }

  alone(start: Stand, id: CardId): IceAlone {
    const { lore, begun } = this.table;
    const card = begun.cards[id];
    if (card === undefined) return { price: 0, strengthens: true, sparing: new Map() };
    const { place, means } = start.context;
    const key = [this.#iceText(card), this.#runner, place, means.join(' ')].join('|');
    const known = lore.alone.get(key);
    if (known !== undefined) return known;
    const passage = this.passage(start, card);
    const exit = passage.exit(0, Infinity);
    const price = typeof exit === 'object' ? exit.price : exit === 'none' ? Infinity : 0;
    const { strengthens } = passage;
    const found: IceAlone = { price, strengthens, sparing: new Map() };
    lore.alone.set(key, found);
    return found;
  }

  #sparing({ state, context }: Stand, id: CardId, spared: Spared): number {
    const { rules, begun } = this.table;
    const card = begun.cards[id];
    if (card === undefined) return 0;
    const means = context.means.map((mean, i) => (spared.clicks && i === CLICKS ? 0 : mean));
    const from = beforeIce(rules.pool, state, card, means, begun.runner.grip);
    const { way, price } =
      this.#search(from, { do: 'continue' }, spared).next(Infinity) ?? this.start;
    if (way.found) return price ?? 0;
    return way.why === 'no-way' ? Infinity : 0;
  }

  #search(from: State, decision: Parameters<Ways['begin']>[1], spared: Spared): Ways {
    const { rules, isHidden, own, lore } = this.table;
    const search = new Ways({
      ...{ rules, isHidden, own, server: ALONE, isRezzing: true, until: 'jack-out' },
      ...{ tries: lore.tries, scale: scaleOf(rules.pool, spared), looksBack: this.looksBack },
    });
    search.begin(from, decision);
    return search;
  }

  /** Means that make a difference to a piece of ice; what does not is left out. */
  #heeded(id: CardId, means: readonly number[]): readonly (number | string)[] {
    const { clicks, spent, grip } = this.takesOf(id);
    return means.map((mean, i) => {
      if (i === CLICKS) return clicks + spent > 0 ? mean : '';
      if (i === TAGS) return this.#heedsTags ? mean : '';
      if (i === GRIP) return grip || this.#heedsGrip ? mean : '';
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
