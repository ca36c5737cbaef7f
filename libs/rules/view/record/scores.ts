import type { CardId } from '../../state/card-id';
import type { Fact, FactType } from '../../state/fact';
import type { Sighting } from '../../state/sighting';
import type { Pool } from '../../ability/pool';
import { agendaPointsOf } from '../../query/points';
import { workOn } from '../../query/work-on';
import { sides, type Side } from '../../state/side';
import type { State } from '../../state/state';
import type { CardName } from '../card';
import type { TableNumbers } from '../table-numbers';
import type { Viewer } from '../viewer';
import { keptName, placeFor, type Places } from './kept';

export const scoreKinds = ['scored', 'stolen', 'forfeited', 'added', 'swapped'] as const;
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

/** With these a card that lay in a score area lies there no more. */
const LEAVING: ReadonlySet<FactType> = new Set<FactType>([
  ...(['trashed', 'removed-from-game', 'returned', 'hosted', 'installed'] as const),
]);

type Draft = { -readonly [K in keyof Score]: Score[K] };

/** How the table stands after a decision. */
export type PointsNow = Pick<TableNumbers, 'corp.points' | 'runner.points'>;

/** Every change of a score area, with the running points of both players: a fold over decisions. */
export class ScoreLog {
  readonly scores: Draft[] = [];
  /** In whose score area cards lie. */
  readonly #areas = new Map<CardId, Side>();
  #points: Readonly<Record<Side, number>>;
  #turn: number;

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
  ) {
    const g = workOn(pool, opening, null);
    this.#points = { corp: agendaPointsOf(g, 'corp'), runner: agendaPointsOf(g, 'runner') };
    for (const side of sides) for (const id of opening[side].score) this.#areas.set(id, side);
    this.#turn = opening.turn.number;
  }

  /** What a decision made happen, and the points after it: cards in play change what agendas are worth (SCORE-06). */
  take(decision: number, facts: readonly Fact[], now: PointsNow): void {
    const from = this.scores.length;
    for (const fact of facts) this.#read(decision, fact);
    const after = { corp: now['corp.points'], runner: now['runner.points'] };
    this.#settle(this.scores.slice(from), after);
    this.#points = after;
  }

  #read(decision: number, fact: Fact): void {
    // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
    const { type } = fact;
    if (type === 'turn-began') this.#turn = fact.number;
    else if (type === 'scored') this.#came(decision, type, 'corp', fact.card, fact.points);
    else if (type === 'stolen') this.#came(decision, type, 'runner', fact.card, fact.points);
    else if (type === 'added-to-score-area')
      this.#came(decision, 'added', fact.side, fact.card, this.#worth(fact.card));
    else if (type === 'forfeited') {
      this.#areas.delete(fact.card.card);
      this.#add(decision, type, fact.side, fact.card, -this.#worth(fact.card));
    } else if (type === 'swapped') this.#swap(decision, fact.cards);
    else if (LEAVING.has(type) && 'card' in fact) this.#areas.delete(fact.card.card);
  }

  #swap(decision: number, [one, other]: readonly Sighting[]): void {
    if (one === undefined || other === undefined) return;
    const [first, second] = [this.#areas.get(one.card), this.#areas.get(other.card)];
    if (first === second) return;
    this.#areas.delete(one.card);
    this.#areas.delete(other.card);
    const more = this.#worth(other) - this.#worth(one);
    if (first !== undefined) this.#came(decision, 'swapped', first, other, more);
    if (second !== undefined) this.#came(decision, 'swapped', second, one, -more);
  }

  #worth({ card }: Sighting): number {
    const value = this.pool.definitions[this.opening.cards[card]?.def ?? -1]?.value;
    return value?.type === 'agenda' ? value.points : 0;
  }

  #came(decision: number, kind: ScoreKind, side: Side, card: Sighting, points: number): void {
    this.#areas.set(card.card, side);
    this.#add(decision, kind, side, card, points);
  }

  /** As printed, until all of the decision is read. */
  #add(decision: number, kind: ScoreKind, side: Side, sighting: Sighting, points: number): void {
    this.scores.push({
      number: this.scores.length + 1,
      decision,
      turn: this.#turn,
      ...{ kind, side, sighting, points, corpPoints: 0, runnerPoints: 0 },
    });
  }

  /** What agendas are truly worth is told with the last change of each side in a decision. */
  #settle(scores: readonly Draft[], after: Readonly<Record<Side, number>>): void {
    const points = { ...this.#points };
    for (const score of scores) {
      const { side } = score;
      const isLast = score === scores.findLast((one) => one.side === side);
      if (isLast) score.points = after[side] - points[side];
      points[side] += score.points;
      score.corpPoints = points.corp;
      score.runnerPoints = points.runner;
    }
    const last = scores.at(-1);
    if (last !== undefined) {
      last.corpPoints = after.corp;
      last.runnerPoints = after.runner;
    }
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
