import {
  type Fact,
  type Pool,
  type CardId,
  seenByCorp,
  seenByRunner,
  type Side,
  type State,
} from '#rules';
import { DeckBefore } from '../chance/deck-before';
import { DeckOrder } from '../chance/deck-order';
import { LuckSum, type Luck } from '../chance/luck';
import { namedCards } from '../chance/named-cards';
import { certain } from '../chance/odds';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { cardKinds, kindsIn, type CardKind } from './card-kinds';
import { KindCount } from './kind-count';

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

/** Cards that facts of the same decision have shown to a player before that one, wherever they lie by then. */
function shownBefore(facts: readonly Fact[], at: number, side: Side): ReadonlySet<CardId> {
  const shown = new Set<CardId>();
  for (const fact of facts) {
    if (fact === facts[at]) break;
    for (const { card, seen } of namedCards(fact)) if ((seen & bits[side]) !== 0) shown.add(card);
  }
  return shown;
}

/**
 * Luck of draws: each card against those of its deck of which its player did not know where they
 * lay, without replacement. What is searched for is no draw.
 */
export class DrawAnalysis implements GameAnalysis {
  /** Of each card, its kinds by bits. */
  readonly #kinds: readonly number[];
  readonly #of: Readonly<Record<Side, Draft>> = { corp: noDraft(), runner: noDraft() };
  readonly #order = { corp: new DeckOrder('rd'), runner: new DeckOrder('stack') };
  readonly #decks: Readonly<Record<Side, DeckBefore>>;

  constructor(pool: Pool, opening: State) {
    const kinds = kindsIn(pool);
    const bitsOf = (of: ReadonlySet<CardKind> | undefined): number =>
      cardKinds.reduce((sum, kind, at) => sum | (of?.has(kind) === true ? 1 << at : 0), 0);
    this.#kinds = opening.cards.map(({ def }) => bitsOf(kinds[def]));
    this.#decks = {
      corp: new DeckBefore(opening.corp.rd),
      runner: new DeckBefore(opening.runner.stack),
    };
  }

  take({ facts, state }: MadeDecision): void {
    let at = 0;
    for (const fact of facts) {
      const { type } = fact;
      if (type === 'drew') this.#draw(fact, shownBefore(facts, at, fact.side));
      else if (type === 'mulliganed') this.#of[fact.side].redealt = noSums();
      this.#order.corp.take(fact, state.corp.rd);
      this.#order.runner.take(fact, state.runner.stack);
      at += 1;
    }
    this.#decks.corp.take(state.corp.rd);
    this.#decks.runner.take(state.runner.stack);
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
    const isKnown = (id: CardId): boolean => shown.has(id) || order.isKnownTo(side, id);
    const lying = this.#decks[side].cards.filter((id) => !isKnown(id));
    const left = new KindCount();
    for (const id of lying) left.add(this.#kindsOf(id));
    for (const { card } of cards) {
      const kinds = this.#kindsOf(card);
      cardKinds.forEach((kind, at) => {
        const is = (kinds >> at) & 1;
        sums[kind].add(is, isKnown(card) ? certain(is === 1 ? 1 : null) : left.odds(at));
      });
      if (!isKnown(card) && lying.includes(card)) left.remove(kinds);
    }
  }

  #kindsOf(card: CardId): number {
    return this.#kinds[card] ?? 0;
  }
}
