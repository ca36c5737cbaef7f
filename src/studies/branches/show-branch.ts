import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type LegalView, viewLegal } from '#rules';
import type { Caller } from '../../access/caller';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { CheckBranch, CheckBranchHandler } from './check-branch';

export interface ShownPlace {
  /** What could be decided, as a judge is told; nothing where the game is over. */
  readonly legal: readonly LegalView[];
}

/** What could be decided at the end of a branch; null when there is no such branch for the caller. */
export class ShowBranch extends Query<ShownPlace | null> {
  constructor(
    readonly caller: Caller,
    readonly branch: string,
  ) {
    super();
  }
}

@QueryHandler(ShowBranch)
export class ShowBranchHandler implements IQueryHandler<ShowBranch> {
  constructor(
    private readonly check: CheckBranchHandler,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
  ) {}

  async execute({ caller, branch }: ShowBranch): Promise<ShownPlace | null> {
    const sight = await this.check.execute(new CheckBranch(caller, branch, 'judge'));
    const stood = sight === null ? null : await this.games.stand(branch);
    if (stood === null) return null;
    const { rules, state } = stood;
    return { legal: viewLegal(rules.pool, state, 'judge') };
  }
}
