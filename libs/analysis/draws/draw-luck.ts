import {
  type Fact,
  type Pool,
  type CardId,
  seenByCorp,
  seenByRunner,
  sides,
  type Side,
  type State,
} from '#rules';
import { DeckOrder } from '../chance/deck-order';
import { LuckSum, type Luck } from '../chance/luck';
import { namedCards } from '../chance/named-cards';
import { oddsOf } from '../chance/odds';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { cardKinds, kindsIn, type CardKind } from './card-kinds';

export type KindLuck = Readonly<Record<CardKind, Luck>>;

/** Cards dealt or drawn, by kind, against what the deck they came from would give. */
export interface SideDraws {
  /** Cards drawn in all, the opening hand left out. */
  readonly drawn: KindLuck;
  /** The five cards dealt first. */
  readonly dealt: KindLuck;
  /** The hand after a mulligan; null where the dealt one was kept. */
  readonly redealt: KindLuck | null;
}

type Sums = Readonly<Record<CardKind, LuckSum>>;

const noSums = (): Sums => ({
  agenda: new LuckSum(),
  economy: new LuckSum(),
  ice: new LuckSum(),
  breaker: new LuckSum(),
});

const luckOf = ({ agenda, economy, ice, breaker }: Sums): KindLuck => ({
  agenda: agenda.luck,
  economy: economy.luck,
  ice: ice.luck,
  breaker: breaker.luck,
});

type Drew = Extract<Fact, { type: 'drew' }>;

interface Draft {
  readonly drawn: Sums;
  readonly dealt: Sums;
  redealt: Sums | null;
}

const noDraft = (): Draft => ({ drawn: noSums(), dealt: noSums(), redealt: null });

const bits: Readonly<Record<Side, number>> = { corp: seenByCorp, runner: seenByRunner };

const deckOf = (state: State, side: Side): readonly CardId[] =>
  side === 'corp' ? state.corp.rd : state.runner.stack;

/**
 * Luck of draws: each card against those of its deck of which its player did not know where they
 * lay, without replacement. What is searched for is no draw.
 */
export class DrawAnalysis implements GameAnalysis {
  readonly #kinds: readonly ReadonlySet<CardKind>[];
  readonly #of: Readonly<Record<Side, Draft>> = { corp: noDraft(), runner: noDraft() };
  readonly #order = { corp: new DeckOrder('rd'), runner: new DeckOrder('stack') };
  readonly #decks: Record<Side, readonly CardId[]>;

  constructor(pool: Pool, opening: State) {
    const kinds = kindsIn(pool);
    this.#kinds = opening.cards.map(({ def }) => kinds[def] ?? new Set());
    this.#decks = { corp: [...opening.corp.rd], runner: [...opening.runner.stack] };
  }

  take({ facts, state }: MadeDecision): void {
    // Of each player: cards that facts of this decision have shown to them, wherever they lie by then.
    const shown = { corp: new Set<CardId>(), runner: new Set<CardId>() };
    for (const fact of facts) {
      if (fact.type === 'mulliganed') this.#of[fact.side].redealt = noSums();
      if (fact.type === 'drew') this.#draw(fact, shown[fact.side]);
      for (const side of sides) this.#order[side].take(fact, deckOf(state, side));
      for (const { card, seen } of namedCards(fact))
        for (const side of sides) if ((seen & bits[side]) !== 0) shown[side].add(card);
    }
    for (const side of sides) this.#decks[side] = [...deckOf(state, side)];
  }

  /** What each side drew, so far. */
  get draws(): Readonly<Record<Side, SideDraws>> {
    return { corp: this.#drawsOf('corp'), runner: this.#drawsOf('runner') };
  }

  #drawsOf(side: Side): SideDraws {
    const { drawn, dealt, redealt } = this.#of[side];
    return {
      drawn: luckOf(drawn),
      dealt: luckOf(dealt),
      redealt: redealt === null ? null : luckOf(redealt),
    };
  }

  #draw({ side, cards, step }: Drew, shown: ReadonlySet<CardId>): void {
    const { drawn, dealt, redealt } = this.#of[side];
    const sums = step === 'setup' ? (redealt ?? dealt) : drawn;
    const order = this.#order[side];
    const taken = new Set<CardId>();
    for (const { card } of cards) {
      const isKnown = shown.has(card) || order.isKnownTo(side, card);
      const among = isKnown
        ? [card]
        : this.#decks[side].filter(
            (id) => id === card || (!taken.has(id) && !shown.has(id) && !order.isKnownTo(side, id)),
          );
      taken.add(card);
      for (const kind of cardKinds) {
        const is = (id: CardId): number => (this.#kinds[id]?.has(kind) === true ? 1 : 0);
        sums[kind].add(is(card), oddsOf(among.map(is)));
      }
    }
  }
}
