import {
  opponent,
  type FactOf,
  type Pool,
  type Side,
  type Sighting,
  type State,
  type Use,
} from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { TurnsTold } from '../turns-told';

/** What was spent on a card. */
interface Spent {
  credits: number;
  clicks: number;
}

/** An installed card that was trashed by the other player, or an agenda that was stolen, with what that cost both. */
export interface Loss {
  readonly decision: number;
  readonly turn: number;
  /** Who lost it. */
  readonly side: Side;
  readonly how: 'trashed' | 'stolen';
  readonly card: Sighting;
  /** Credits and clicks that its owner had spent on it: installs, rezzes, advancements, abilities, bids in its traces and games. */
  readonly invested: Readonly<Spent>;
  /** Credits that the other player paid to trash or steal it. */
  readonly paid: number;
  /** Of a stolen agenda that lay installed: points that the Corp was denied; otherwise 0. */
  readonly denied: number;
}

const INSTALLED: ReadonlySet<string> = new Set(['root', 'ice', 'rig', 'hosted']);

/** What the other player pays for to trash a card, or to steal it. */
const RIDS: ReadonlySet<Use['for']> = new Set([
  ...(['trash-accessed', 'trash-resource', 'steal'] as const),
]);

const nothing = (): Record<Side, Spent> => ({
  corp: { credits: 0, clicks: 0 },
  runner: { credits: 0, clicks: 0 },
});

/** Losses of installed cards: a fold over the decisions of a game. */
export class LossAnalysis implements GameAnalysis {
  readonly losses: Loss[] = [];
  readonly #spent = new Map<number, Record<Side, Spent>>();
  readonly #installed = new Set<number>();
  readonly #turns: TurnsTold;

  constructor(
    private readonly pool: Pool,
    opening: State,
  ) {
    this.#turns = new TurnsTold(opening);
    for (const { id, zone } of opening.cards) if (INSTALLED.has(zone)) this.#installed.add(id);
  }

  take({ number: decision, facts, state }: MadeDecision): void {
    for (const fact of facts) {
      const { number: turn } = this.#turns.take(fact, state.turn.number);
      // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
      const { type } = fact;
      if (type === 'credits-spent' || type === 'clicks-spent') this.#pay(state, fact);
      else if (type === 'installed') this.#installed.add(fact.card.card);
      else if (type === 'trashed') {
        const side = this.#sideOf(state, fact.card);
        if (this.#installed.has(fact.card.card) && fact.by !== side)
          this.#lose({ decision, turn, side }, 'trashed', fact.card, 0);
        this.#forget(fact.card);
      } else if (type === 'stolen') {
        const denied = this.#installed.has(fact.card.card) ? fact.points : 0;
        this.#lose({ decision, turn, side: 'corp' }, 'stolen', fact.card, denied);
      } else if (type === 'returned' || type === 'removed-from-game') this.#forget(fact.card);
    }
  }

  #sideOf({ cards }: State, { card }: Sighting): Side {
    return this.pool.definitions[cards[card]?.def ?? -1]?.side ?? 'corp';
  }

  #pay(
    state: State,
    { type, side, amount, use }: FactOf<'credits-spent'> | FactOf<'clicks-spent'>,
  ): void {
    if (use.card === null) return;
    const { card } = use.card;
    const isOwners = side === this.#sideOf(state, use.card);
    // Bids in its traces and games of chance do not rid the other player of it.
    if (!isOwners && !RIDS.has(use.for)) return;
    const spent = this.#spent.get(card) ?? nothing();
    spent[side][type === 'credits-spent' ? 'credits' : 'clicks'] += amount;
    this.#spent.set(card, spent);
  }

  #lose(
    { side, ...when }: Pick<Loss, 'decision' | 'turn' | 'side'>,
    how: Loss['how'],
    card: Sighting,
    denied: number,
  ): void {
    const spent = this.#spent.get(card.card);
    const invested = { ...(spent?.[side] ?? { credits: 0, clicks: 0 }) };
    const paid = spent?.[opponent(side)].credits ?? 0;
    this.losses.push({ ...when, side, how, card, invested, paid, denied });
    this.#forget(card);
  }

  /** A new copy owes nothing. */
  #forget({ card }: Sighting): void {
    this.#installed.delete(card);
    this.#spent.delete(card);
  }
}
