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

  /** `apart`: cards accessed in the same breach before, or shown since, which it cannot be. */
  of(card: CardId, from: 'hq' | 'rd', apart: ReadonlySet<CardId>, state: State): RunnerOdds {
    const place = this.knowledge.placeOf(card);
    const worth = this.#points[card] ?? null;
    if (place === null) return { ...certain(worth), basis: 'seen' };
    const lies = place.startsWith('#') ? place : pile(from);
    const group = this.knowledge.groups.of(lies);
    const known = (group?.known ?? []).map(({ def }) => def);
    const places = group?.places ?? new Set([lies]);
    let total = 0;
    for (const one of places) total += this.knowledge.countIn(one);
    for (const one of apart) {
      const where = this.knowledge.placeOf(one);
      if (where === null || !places.has(where)) continue;
      total -= 1;
      const at = known.indexOf(state.cards[one]?.def ?? -1);
      if (at >= 0) known.splice(at, 1);
    }
    // A card that came there by the same decision was not there before.
    total = Math.max(1, total, known.length);
    const parts = known.map((def) => [1 / total, certain(agendaPoints(this.pool, def))] as const);
    const rest = total - known.length;
    if (rest <= 0) return { ...mixed(parts), basis: 'seen' };
    return {
      ...mixed([...parts, [rest / total, this.#unknown(apart, state)]]),
      basis: this.openDecks ? 'decklist' : 'prior',
    };
  }

  /** A card of which the Runner knows nothing but that it is the Corp's. */
  #unknown(apart: ReadonlySet<CardId>, state: State): Odds {
    const hidden = this.#corpCards.filter((id) => this.knowledge.placeOf(id) !== null);
    const defOf = (id: CardId) => state.cards[id]?.def ?? [];
    const left = hidden.flatMap(defOf);
    const known = this.knowledge.groups.all().flatMap((group) => group.known.map(({ def }) => def));
    // A card that is apart may be one of those that are known: nobody can tell, and the lesser is assumed.
    const others = hidden.filter((id) => apart.has(id)).flatMap(defOf);
    for (const def of known) {
      const at = others.indexOf(def);
      if (at >= 0) others.splice(at, 1);
    }
    for (const def of [...known, ...others]) {
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
