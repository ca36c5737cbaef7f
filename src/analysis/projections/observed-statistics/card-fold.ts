import type { CardRef, ObservedFact } from '#notation/jinteki/facts';
import { accessesIn } from '#notation/observed/accesses';
import { sides, type Side } from '#rules';
import { zeros, type Counts } from '../../statistics/count-columns';
import { cardCounts, type CardCount, type CardRow } from '../card-statistics/fold';
import { cardKey, type ObservedOver } from './observed-over';

type Row = CardRow & Counts<CardCount>;

/** A replay names no decks: what counts as in a deck is what came to be seen of it. */
class Tally {
  private readonly rows = new Map<string, Row>();
  private readonly copies = new Set<string>();

  constructor(private readonly game: ObservedOver) {
    const { identities } = game.header;
    for (const side of sides) this.see(side, { id: null, title: identities[side] });
  }

  take(fact: ObservedFact): void {
    if (fact.type === 'drew') for (const card of fact.cards) this.add(fact.side, card, 'drawn');
    if (fact.type === 'installed') this.add(fact.side, fact.card, 'installs');
    if (fact.type === 'played') this.add(fact.side, fact.card, 'plays');
    if (fact.type === 'ability-used') this.add(fact.side, fact.card, 'uses');
    if (fact.type === 'rezzed') this.add('corp', fact.card, 'rezzes');
    if (fact.type === 'stolen') this.add('corp', fact.card, 'steals');
    if (fact.type === 'scored') this.add('corp', fact.card, 'scores');
    if (fact.type === 'exposed') this.see('corp', fact.card);
  }

  add(side: Side, card: CardRef, count: CardCount): void {
    const row = this.see(side, card);
    if (row !== null) row[count] += 1;
  }

  all(): readonly CardRow[] {
    return [...this.rows.values()];
  }

  /** Null for a card whose title the file does not tell. */
  private see(side: Side, { id, title }: CardRef): Row | null {
    const code = cardKey(title);
    if (code === '') return null;
    const key = `${side} ${code}`;
    let row = this.rows.get(key);
    if (row === undefined) {
      const won = this.game.header.outcome.winner === side ? 1 : 0;
      const counts = { decks: 1, wins: won, seen: 1, wins_seen: won };
      row = { id: this.game.id, side, code, ...zeros(cardCounts), ...counts };
      this.rows.set(key, row);
    }
    const copy = `${key} ${id ?? ''}`;
    if (!this.copies.has(copy)) {
      this.copies.add(copy);
      row.copies += 1;
    }
    return row;
  }
}

const OPEN = { cards: 'all', host: 'all' } as const;

/** A row for each card of either side that the replay shows. */
export function observedCardRows(game: ObservedOver): readonly CardRow[] {
  const tally = new Tally(game);
  for (const fact of game.facts) tally.take(fact);
  for (const { card, fate } of accessesIn(game.facts.map((fact) => ({ fact, seen: OPEN })))) {
    tally.add('corp', card, 'accesses');
    if (fate === 'trashed') tally.add('corp', card, 'trashes');
  }
  return tally.all();
}
