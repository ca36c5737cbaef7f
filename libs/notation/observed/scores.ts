import type { CardRef } from '../jinteki/facts';
import type { Side } from '../jinteki/lens/side';
import type { PlacedFact } from './observed-replay';

export type ScoreKind = 'scored' | 'stolen' | 'forfeited';

/** A change of a score area, with the points of both players from then on. */
export interface ObservedScore {
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly index: number;
  readonly turn: number;
  readonly kind: ScoreKind;
  readonly side: Side;
  readonly card: CardRef;
  /** Negative when they are lost. */
  readonly points: number;
  readonly corpPoints: number;
  readonly runnerPoints: number;
}

const nameOf = ({ id, title }: CardRef): string => id ?? title ?? '';

/** Every change of a score area in order. What an undo took back is left out. */
export function scoresIn(facts: readonly PlacedFact[]): readonly ObservedScore[] {
  const rows: ObservedScore[] = [];
  const points = { corp: 0, runner: 0 };
  const worth = new Map<string, number>();
  let turn = 0;
  for (const { fact } of facts) {
    if (fact.flags.includes('undone')) continue;
    if (fact.type === 'turn-began') turn = fact.turn ?? turn;
    if (fact.type !== 'scored' && fact.type !== 'stolen' && fact.type !== 'forfeited') continue;
    const side = fact.type === 'forfeited' ? fact.side : fact.type === 'scored' ? 'corp' : 'runner';
    const value =
      fact.type === 'forfeited' ? (worth.get(nameOf(fact.card)) ?? 0) : (fact.points ?? 0);
    worth.set(nameOf(fact.card), value);
    const change = fact.type === 'forfeited' ? -value : value;
    points[side] += change;
    rows.push({
      number: rows.length + 1,
      index: fact.index,
      turn,
      kind: fact.type,
      side,
      card: fact.card,
      points: change,
      corpPoints: points.corp,
      runnerPoints: points.runner,
    });
  }
  return rows;
}
