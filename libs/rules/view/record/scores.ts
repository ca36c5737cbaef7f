import type { Fact } from '../../state/fact';
import type { Sighting } from '../../state/sighting';
import type { Pool } from '../../ability/pool';
import { agendaPointsOf } from '../../query/points';
import { workOn } from '../../query/work-on';
import type { Side } from '../../state/side';
import type { State } from '../../state/state';
import type { CardName } from '../card';
import type { Viewer } from '../viewer';
import { keptName, placeFor, type Places } from './kept';

export const scoreKinds = ['scored', 'stolen', 'forfeited', 'added'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export interface Score {
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly decision: number;
  readonly turn: number;
  readonly kind: ScoreKind;
  /** Whose score area changed. */
  readonly side: Side;
  readonly sighting: Sighting;
  /** Agenda points gained, negative when lost. */
  readonly points: number;
  /** Of both players from then on. */
  readonly corpPoints: number;
  readonly runnerPoints: number;
}

/** Every change of a score area, with the running points of both players: a fold over facts. */
export class ScoreLog {
  readonly scores: Score[] = [];
  readonly #points: { corp: number; runner: number };
  #turn: number;

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
  ) {
    const g = workOn(pool, opening, null);
    this.#points = { corp: agendaPointsOf(g, 'corp'), runner: agendaPointsOf(g, 'runner') };
    this.#turn = opening.turn.number;
  }

  take(decision: number, fact: Fact): void {
    if (fact.type === 'turn-began') this.#turn = fact.number;
    if (fact.type === 'scored') this.#add(decision, 'scored', 'corp', fact.card, fact.points);
    if (fact.type === 'stolen') this.#add(decision, 'stolen', 'runner', fact.card, fact.points);
    if (fact.type === 'forfeited')
      this.#add(decision, 'forfeited', fact.side, fact.card, -this.#worth(fact.card));
    if (fact.type === 'added-to-score-area')
      this.#add(decision, 'added', fact.side, fact.card, this.#worth(fact.card));
  }

  #worth({ card }: Sighting): number {
    const value = this.pool.definitions[this.opening.cards[card]?.def ?? -1]?.value;
    return value?.type === 'agenda' ? value.points : 0;
  }

  #add(decision: number, kind: ScoreKind, side: Side, sighting: Sighting, points: number): void {
    this.#points[side] += points;
    this.scores.push({
      number: this.scores.length + 1,
      decision,
      turn: this.#turn,
      kind,
      side,
      sighting,
      points,
      corpPoints: this.#points.corp,
      runnerPoints: this.#points.runner,
    });
  }
}

/** A score as it is kept: the card by its code, the decision by the moments that tell it. */
export interface KeptScore extends Omit<Score, 'decision'> {
  readonly code: string;
  readonly places: Places;
}

export interface ScoreView extends Omit<Score, 'decision' | 'sighting'> {
  /** The viewer's moment that tells of it. */
  readonly at: number;
  readonly card: CardName;
}

/** A score as a viewer who was told so many moments may know it; null before it was told. */
export function viewScore(
  pool: Pool,
  score: KeptScore,
  viewer: Viewer,
  moments: number,
): ScoreView | null {
  const at = placeFor(viewer, score.places);
  if (at >= moments) return null;
  const { number, turn, kind, side, points, corpPoints, runnerPoints } = score;
  const card = keptName(pool, score.code, score.sighting, viewer);
  return { number, at, turn, kind, side, card, points, corpPoints, runnerPoints };
}
