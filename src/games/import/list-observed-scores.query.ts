import { Query } from '@nestjs/cqrs';
import type { ObservedScore } from '#notation/observed/scores';
import type { ObservedName } from '#notation/observed/view-fact';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

export interface ScoreSeen extends Omit<ObservedScore, 'card' | 'index'> {
  readonly at: number;
  readonly card: ObservedName;
}

/** Every change of a score area of an observed game. */
export class ListObservedScores extends Query<Answer<readonly ScoreSeen[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}
