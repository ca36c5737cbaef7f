import { filledIn } from '#notation/native/filled-in';
import { type Fact, type Sighting, sides, type Side } from '#rules';
import { placedFacts, type FoldedGame } from '../../folding/folded-game';
import { zeros, type Counts } from '../../statistics/count-columns';
import { outcomeOf } from '../../statistics/finished-game';

/** What is counted of a card in a game. */
export const cardCounts = [
  /** 1: it was in the deck. */
  'decks',
  'copies',
  /** 1: the game was won with it in the deck. */
  'wins',
  /** 1: a copy came to hand, to the table or under the Runner's eyes. */
  'seen',
  /** 1: seen, and the game was won. */
  'wins_seen',
  /** 1: a copy was among the first five dealt; and the game was won. */
  'dealt',
  'wins_dealt',
  /** 1: a copy was in the hand that was kept; and the game was won. */
  'opening',
  'wins_opening',
  /** 1: a copy was in that hand or drawn; and the game was won. */
  'in_hand',
  'wins_in_hand',
  'drawn',
  'installs',
  'rezzes',
  'plays',
  'uses',
  'accesses',
  'steals',
  'scores',
  /** Of accessed copies. */
  'trashes',
] as const;
export type CardCount = (typeof cardCounts)[number];

export interface CardRow extends Counts<CardCount> {
  readonly id: string;
  readonly side: Side;
  readonly code: string;
}

/** What happens to one card at a time. */
const deeds = {
  installed: 'installs',
  rezzed: 'rezzes',
  played: 'plays',
  'ability-used': 'uses',
  accessed: 'accesses',
  stolen: 'steals',
  scored: 'scores',
} as const;

const isDeed = (type: Fact['type']): type is keyof typeof deeds => Object.hasOwn(deeds, type);

class CardTally {
  private readonly byCode = new Map<string, CardRow & Counts<CardCount>>();
  /** None for a card that nobody saw. */
  private readonly rows: readonly ((CardRow & Counts<CardCount>) | undefined)[];
  private readonly filled: ReadonlySet<Side>;
  private readonly redealt = new Set<Side>();

  constructor({ header, id, pool, opening }: FoldedGame, winner: Side | null) {
    this.filled = new Set(sides.filter((side) => filledIn(header, side)));
    this.rows = opening.cards.map((card) => {
      const definition = pool.definitions[card.def];
      if (definition === undefined) throw new Error(`there is no card ${card.def} in the pool`);
      const { side, value } = definition;
      if (value.unknown === true) return undefined;
      const { code } = value;
      let row = this.byCode.get(code);
      if (row === undefined) {
        row = { id, side, code, ...zeros(cardCounts), decks: 1, wins: winner === side ? 1 : 0 };
        this.byCode.set(code, row);
      }
      row.copies += 1;
      return row;
    });
    for (const side of sides) this.see(this.rows[opening[side].identity]);
  }

  take(fact: Fact): void {
    if (fact.type === 'mulliganed') this.redeal(fact.side);
    if (fact.type === 'drew')
      for (const card of fact.cards) {
        this.add(card, 'drawn');
        this.hold(card, fact.side, fact.step === 'setup');
      }
    if (fact.type === 'access-ended' && fact.trashed) this.add(fact.card, 'trashes');
    if (fact.type === 'exposed' || fact.type === 'revealed') this.see(this.rows[fact.card.card]);
    if (isDeed(fact.type) && 'card' in fact) this.add(fact.card, deeds[fact.type]);
  }

  all(): readonly CardRow[] {
    return [...this.byCode.values()].filter(({ seen, side }) => seen > 0 || !this.filled.has(side));
  }

  private add({ card }: Sighting, count: CardCount): void {
    const row = this.rows[card];
    if (row === undefined) return;
    row[count] += 1;
    this.see(row);
  }

  private hold({ card }: Sighting, side: Side, isOpening: boolean): void {
    const row = this.rows[card];
    if (row === undefined) return;
    [row.in_hand, row.wins_in_hand] = [1, row.wins];
    if (!isOpening) return;
    [row.opening, row.wins_opening] = [1, row.wins];
    if (!this.redealt.has(side)) [row.dealt, row.wins_dealt] = [1, row.wins];
  }

  /** The first hand goes back: what was dealt stays counted as dealt alone. */
  private redeal(side: Side): void {
    this.redealt.add(side);
    for (const row of this.byCode.values())
      if (row.side === side) {
        [row.opening, row.wins_opening] = [0, 0];
        [row.in_hand, row.wins_in_hand] = [0, 0];
      }
  }

  private see(row: (CardRow & Counts<CardCount>) | undefined): void {
    if (row === undefined) return;
    row.seen = 1;
    row.wins_seen = row.wins;
  }
}

/** A row for each card of either deck, once the game is over. */
export function cardRows(game: FoldedGame): readonly CardRow[] {
  const outcome = outcomeOf(game);
  if (outcome === null) return [];
  const tally = new CardTally(game, outcome.winner);
  for (const { fact } of placedFacts(game)) tally.take(fact);
  return tally.all();
}
