import type { CardRef } from '../jinteki/facts';
import { type Audience, both } from './audience';
import type { PlacedFact } from './observed-replay';

export type Fate = 'stolen' | 'trashed' | 'left';

/** An access, and what became of the card by its end. */
export interface ObservedAccess {
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly index: number;
  readonly turn: number;
  /** Number of the run within the game; 0 for an access without a run. */
  readonly run: number;
  readonly server: string;
  readonly zone: string;
  readonly card: CardRef;
  readonly audience: Audience;
  readonly fate: Fate;
}

const ZONES = { hand: 'hq', deck: 'rd', discard: 'archives', root: 'root' } as const;

type Draft = { -readonly [K in keyof ObservedAccess]: ObservedAccess[K] };

const sameCard = (a: CardRef, b: CardRef): boolean =>
  a.id !== null && b.id !== null ? a.id === b.id : a.title !== null && a.title === b.title;

/**
 * Of the accesses that one line tells of at once, the Runner came to those up to the last that had an
 * effect: the end of the game cuts off the others (WIN-04).
 */
function cutOff(rows: Draft[], open: Draft[], atOnce: ReadonlySet<Draft>): void {
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    if (!open.includes(last) || !atOnce.has(last) || last.fate !== 'left') return;
    rows.pop();
  }
}

/**
 * Every access of a game in order, as our rules count them. What an undo took back is left out, and
 * what is told after the end of the game.
 */
export function accessesIn(facts: readonly PlacedFact[]): readonly ObservedAccess[] {
  const rows: Draft[] = [];
  /** Those of the present run, which may still be stolen or trashed. */
  let open: Draft[] = [];
  const atOnce = new Set<Draft>();
  let [turn, runs, running] = [0, 0, false];
  for (const { fact, seen } of facts) {
    if (fact.flags.includes('undone')) continue;
    if (fact.type === 'turn-began') turn = fact.turn ?? turn;
    if (fact.type === 'run-began') [runs, running, open] = [runs + 1, true, []];
    if (fact.type === 'game-ended') {
      if (running) cutOff(rows, open, atOnce);
      break;
    }
    // The card that lies on top of R&D after an access may be trashed by what follows the run.
    if (fact.type === 'run-ended') [running, open] = [false, []];
    if (fact.type === 'turn-began' || fact.type === 'turn-ended') open = [];
    if (fact.type === 'accessed') {
      const row: Draft = {
        number: rows.length + 1,
        index: fact.index,
        turn,
        run: running ? runs : 0,
        server: fact.server ?? '',
        zone: fact.zone === null ? 'root' : ZONES[fact.zone],
        card: fact.card,
        audience: seen.cards,
        fate: 'left',
      };
      rows.push(row);
      open.push(row);
      if (fact.source === 'inferred') atOnce.add(row);
    }
    if (fact.type === 'stolen' || fact.type === 'trashed') {
      const row = open.findLast(({ card, fate }) => fate === 'left' && sameCard(card, fact.card));
      if (row === undefined) continue;
      row.fate = fact.type;
      row.audience = both(row.audience, seen.cards);
    }
  }
  return rows;
}
