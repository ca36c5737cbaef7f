import { Query } from '@nestjs/cqrs';
import type { ObservedFactView } from '#notation/observed/view-fact';
import type { Viewer } from '#rules/view/viewer';
import type { Answer } from './answer';

export interface ObservedTold {
  /** Place among all facts of the game, from 1, without gaps. */
  readonly number: number;
  /** The entry it belongs to. */
  readonly at: number;
  readonly view: ObservedFactView;
  readonly text: string;
}

export interface ObservedPage {
  readonly rows: readonly ObservedTold[];
  readonly more: boolean;
  readonly total: number;
}

/** What happened as a viewer may know it, `first` facts at most after number `after` (0: from the start). */
export class ListObservedFacts extends Query<Answer<ObservedPage>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly first: number,
    readonly after: number,
  ) {
    super();
  }
}
