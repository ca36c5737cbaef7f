import { type Pool, type CardId, type State, type Knowledge, pile } from '#rules';
import { certain, mixed, oddsOf, type Odds, type Worth } from '../chance/odds';
import { agendaPoints, agendaPointsIn, agendaPrior } from './agenda-prior';

/** On what an expectation rests. */
export type Basis =
  /** Every card that it could be had been seen. */
  | 'seen'
  /** The decklist is open. */
  | 'decklist'
  /** What legal decks of this size hold. */
  | 'prior';

export interface RunnerOdds extends Odds {
  readonly basis: Basis;
}

/** What the Runner could expect of accesses, from all that was shown to the Runner before. */
export class RunnerExpectation {
  readonly #points: readonly Worth[];
  readonly #corpCards: readonly CardId[];

  constructor(
    private readonly pool: Pool,
    opening: State,
    private readonly knowledge: Knowledge,
    private readonly openDecks: boolean,
  ) {
    this.#points = agendaPointsIn(pool, opening);
    this.#corpCards = opening.cards
      .filter(({ def, zone }) => pool.definitions[def]?.side === 'corp' && zone !== 'identity')
      .map(({ id }) => id);
  }

  /** `apart`: cards accessed in the same breach before, which it cannot be. */
  of(card: CardId, from: 'hq' | 'rd', apart: readonly CardId[], state: State): RunnerOdds {
    const place = this.knowledge.placeOf(card);
    const worth = this.#points[card] ?? null;
    if (place === null || place.startsWith('#')) return { ...certain(worth), basis: 'seen' };
    const group = this.knowledge.groups.of(pile(from));
    const known = (group?.known ?? []).map(({ def }) => def);
    let total = 0;
    for (const one of group?.places ?? [pile(from)]) total += this.knowledge.countIn(one);
    for (const one of apart) {
      if (this.knowledge.placeOf(one) !== pile(from)) continue;
      total -= 1;
      const at = known.indexOf(state.cards[one]?.def ?? -1);
      if (at >= 0) known.splice(at, 1);
    }
    const parts = known.map((def) => [1 / total, certain(agendaPoints(this.pool, def))] as const);
    const rest = total - known.length;
    if (rest <= 0) return { ...mixed(parts), basis: 'seen' };
    return {
      ...mixed([...parts, [rest / total, this.#unknown(apart, state)]]),
      basis: this.openDecks ? 'decklist' : 'prior',
    };
  }

  /** A card of which the Runner knows nothing but that it is the Corp's. */
  #unknown(apart: readonly CardId[], state: State): Odds {
    const hidden = this.#corpCards.filter(
      (id) => this.knowledge.placeOf(id) !== null && !apart.includes(id),
    );
    const left = hidden.flatMap((id) => state.cards[id]?.def ?? []);
    for (const { known } of this.knowledge.groups.all())
      for (const { def } of known) {
        const at = left.indexOf(def);
        if (at >= 0) left.splice(at, 1);
      }
    const worths = left.map((def) => agendaPoints(this.pool, def));
    if (this.openDecks) return oddsOf(worths);
    let all = 0;
    for (const id of this.#corpCards) all += this.#points[id] ?? 0;
    const seen = all - worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0);
    return agendaPrior(this.pool, this.#corpCards.length, seen, left.length);
  }
}
