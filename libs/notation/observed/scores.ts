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

/** What the tables of the file show both players to have after each entry in which that changed. */
function shownPoints(
  facts: readonly PlacedFact[],
): ReadonlyMap<number, Partial<Record<Side, number>>> {
  const shown = new Map<number, Partial<Record<Side, number>>>();
  for (const { fact } of facts)
    if (fact.type === 'points-changed' && !fact.flags.includes('undone'))
      shown.set(fact.index, { ...shown.get(fact.index), [fact.side]: fact.points });
  return shown;
}

/**
 * Every change of a score area in order. What an undo took back is left out. Running points are those of the tables, where
 * the file shows any: cards that are added to a score area or swapped are told by nothing else.
 */
export function scoresIn(facts: readonly PlacedFact[]): readonly ObservedScore[] {
  const rows: ObservedScore[] = [];
  const points = { corp: 0, runner: 0 };
  const worth = new Map<string, number>();
  const shown = shownPoints(facts);
  let turn = 0;
  let entry = -1;
  for (const { fact } of facts) {
    if (fact.flags.includes('undone')) continue;
    if (fact.index !== entry) {
      Object.assign(points, shown.get(entry));
      entry = fact.index;
    }
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
  return rows.map((row, at) => {
    const now = rows[at + 1]?.index === row.index ? undefined : shown.get(row.index);
    if (now === undefined) return row;
    const { corp = row.corpPoints, runner = row.runnerPoints } = now;
    return { ...row, corpPoints: corp, runnerPoints: runner };
  });
}
