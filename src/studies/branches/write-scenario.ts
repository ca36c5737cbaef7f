import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { toScenario, type ToScenario } from '#studies/position/to-scenario';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../../access/caller';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { CheckBranch, CheckBranchHandler } from './check-branch';
import { FindBranch, FindBranchHandler } from './find-branch';
import { linesOf } from './lines-of';

export interface WrittenDocument {
  readonly ok: true;
  /** Null where there is no such branch for the caller. */
  readonly scenario: string | null;
}

/** A branch as a conformance scenario; refused where no scenario says it. */
export class WriteScenario extends Query<WrittenDocument | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly branch: string,
  ) {
    super();
  }
}

@QueryHandler(WriteScenario)
export class WriteScenarioHandler implements IQueryHandler<WriteScenario> {
  constructor(
    private readonly check: CheckBranchHandler,
    private readonly find: FindBranchHandler,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
    @Inject(RULES_BY_POOL) private readonly pools: RulesByPool,
  ) {}

  async execute({ caller, branch }: WriteScenario): Promise<WrittenDocument | StudyRefusal> {
    const sight = await this.check.execute(new CheckBranch(caller, branch, 'judge'));
    const found = sight === null ? null : await this.find.execute(new FindBranch(branch));
    const stood = found === null ? null : await this.games.stand(branch);
    if (found === null || stood === null) return { ok: true, scenario: null };
    const about = { id: `branch-${branch}`, title: `Branch ${branch}` };
    let first: StudyRefusal | null = null;
    for (const line of linesOf(found, stood)) {
      const written = toScenario(this.pools, about, line);
      // Where the position is said, and what follows is not, an earlier one does not help.
      if (written.ok || written.refusal.place !== 'position') return told(written);
      first ??= written.refusal;
    }
    return first ?? refuse('CANNOT_BE_WRITTEN', 'position', 'it begins nowhere', 'Take another.');
  }
}

const told = (written: ToScenario): WrittenDocument | StudyRefusal =>
  written.ok
    ? { ok: true, scenario: `${JSON.stringify(written.document, null, 2)}\n` }
    : written.refusal;
