import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sayFact } from '#notation/observed/say-fact';
import { type ObservedFactView, viewFact } from '#notation/observed/view-fact';
import type { Viewer } from '#rules';
import { type Answer, answer } from './answer';
import { ObservedGames } from './observed-games';

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

@QueryHandler(ListObservedFacts)
export class ListObservedFactsHandler implements IQueryHandler<ListObservedFacts> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer, first, after }: ListObservedFacts) {
    return answer(this.games, game, ({ facts }) => ({
      rows: facts.slice(after, after + first).map(({ fact, seen }, at) => ({
        number: after + at + 1,
        at: fact.index,
        view: viewFact(fact, seen, viewer),
        text: sayFact(fact, seen, viewer),
      })),
      more: after + first < facts.length,
      total: facts.length,
    }));
  }
}
