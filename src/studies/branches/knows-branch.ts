import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CHAPTERS, type Chapters } from '../ports';
import { placeOfBranch } from './branch-id';

/**
 * Whether memory knows that an id is of a branch: then it is of no game. It says nothing of whether the branch
 * is there, and of none that is not known.
 */
export class KnowsBranch extends Query<boolean> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(KnowsBranch)
export class KnowsBranchHandler implements IQueryHandler<KnowsBranch> {
  constructor(@Inject(CHAPTERS) private readonly chapters: Chapters) {}

  execute({ id }: KnowsBranch): Promise<boolean> {
    const place = placeOfBranch(id);
    return Promise.resolve(place !== null && this.chapters.isKnown(place.chapter));
  }
}
