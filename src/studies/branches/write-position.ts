import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { positionOf } from '#studies/position/of-state';
import { writeLine } from '#studies/position/write-line';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../../access/caller';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { CheckBranch, CheckBranchHandler } from './check-branch';

export interface WrittenLine {
  readonly ok: true;
  /** Null where there is no such branch for the caller. */
  readonly line: string | null;
}

/** The position at the end of a branch as one line; refused where no line says all of it. */
export class WritePosition extends Query<WrittenLine | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly branch: string,
  ) {
    super();
  }
}

@QueryHandler(WritePosition)
export class WritePositionHandler implements IQueryHandler<WritePosition> {
  constructor(
    private readonly check: CheckBranchHandler,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
  ) {}

  async execute({ caller, branch }: WritePosition): Promise<WrittenLine | StudyRefusal> {
    const sight = await this.check.execute(new CheckBranch(caller, branch, 'judge'));
    const stood = sight === null ? null : await this.games.stand(branch);
    if (stood === null) return { ok: true, line: null };
    const { pool } = stood.rules;
    const written = positionOf(pool, stood.state, stood.history());
    if (!written.ok) return written.refusal;
    return { ok: true, line: writeLine(pool, written.position) };
  }
}
