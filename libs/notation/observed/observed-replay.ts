import type { ObservedFact } from '../jinteki/facts';
import { type Board, changed, emptyBoard } from './board';
import type { Audience } from './audience';
import { type Seen, Sights } from './sights';
import type { ObservedStream } from './stored';

/** A fact with who could tell its cards. */
export interface PlacedFact {
  readonly fact: ObservedFact;
  readonly seen: Seen;
}

/** Boards kept whole, so that a position is a few changes away. */
const STRIDE = 64;

/** An observed game, ready to be read at any entry. */
export class ObservedReplay {
  readonly facts: readonly PlacedFact[];
  private readonly boards: Board[] = [];
  /** Cards whose audience changed at an entry, in order. */
  private readonly learned: (readonly [index: number, id: string, audience: Audience])[] = [];

  constructor(readonly stream: ObservedStream) {
    const { header, entries } = stream;
    const sights = new Sights(header.origin);
    const facts: PlacedFact[] = [];
    let board = emptyBoard;
    for (const [at, { facts: found, change, index }] of entries.entries()) {
      board = changed(board, change);
      if (at % STRIDE === 0) this.boards.push(board);
      for (const fact of found) {
        facts.push({ fact, seen: sights.see(fact, board) });
        for (const id of idsIn(fact)) this.learn(index, id, sights.of(id));
      }
    }
    this.facts = facts;
  }

  /** The number of the last position; none where only a log was pasted. */
  get last(): number {
    return this.stream.header.origin === 'log' ? -1 : this.stream.entries.length - 1;
  }

  has(at: number): boolean {
    return Number.isInteger(at) && at >= 0 && at <= this.last;
  }

  /** The table after entry `at`, which exists. */
  boardAt(at: number): Board {
    const nearest = Math.floor(at / STRIDE);
    let board = this.boards[nearest];
    if (board === undefined || !this.has(at))
      throw new RangeError(`there is no entry ${String(at)}`);
    for (const { change } of this.stream.entries.slice(nearest * STRIDE + 1, at + 1))
      board = changed(board, change);
    return board;
  }

  /** The table after each entry, in order. */
  *tables(): Generator<Board> {
    let board = emptyBoard;
    for (const { change } of this.stream.entries) {
      board = changed(board, change);
      yield board;
    }
  }

  /** Who knew which card after entry `at`. */
  knownAt(at: number): (id: string | null) => Audience {
    const known = new Map<string, Audience>();
    for (const [index, id, audience] of this.learned) {
      if (index > at) break;
      known.set(id, audience);
    }
    return (id) => (id === null ? undefined : known.get(id)) ?? 'nobody';
  }

  /** The facts of one entry. */
  at(index: number): readonly PlacedFact[] {
    return this.facts.filter(({ fact }) => fact.index === index);
  }

  private learn(index: number, id: string, audience: Audience): void {
    this.learned.push([index, id, audience]);
  }
}

function idsIn(fact: ObservedFact): readonly string[] {
  if ('card' in fact) return fact.card?.id === null || fact.card === null ? [] : [fact.card.id];
  if ('cards' in fact) return fact.cards.flatMap(({ id }) => (id === null ? [] : [id]));
  return [];
}
