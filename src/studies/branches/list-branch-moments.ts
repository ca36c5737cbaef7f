import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { FindBranch, FindBranchHandler } from './find-branch';
import { beginsAt } from './open-chapter';

/** Moments of a branch, as its viewer counts them: the one it begins at, and those that it added. */
export interface BranchMoments {
  readonly first: number;
  readonly last: number;
}

/** The moments that a branch shows; null for none. Who may look was asked before. */
export class ListBranchMoments extends Query<BranchMoments | null> {
  constructor(
    readonly branch: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListBranchMoments)
export class ListBranchMomentsHandler implements IQueryHandler<ListBranchMoments> {
  constructor(
    private readonly find: FindBranchHandler,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
  ) {}

  async execute({ branch, viewer }: ListBranchMoments): Promise<BranchMoments | null> {
    const found = await this.find.execute(new FindBranch(branch));
    const stood = found === null ? null : await this.games.stand(branch);
    if (found === null || stood === null) return null;
    const moments = stood.momentsFrom(beginsAt(found), viewer);
    return moments.last < 0 ? null : moments;
  }
}
