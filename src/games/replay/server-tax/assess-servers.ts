import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Depth } from '#analysis/tax/most';
import type { ServerTax } from '#analysis/tax/server-tax';
import { taxTask } from '#analysis/tax/task';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { Viewer } from '#rules';
import type { Failure } from '../../../platform/processes/processes';
import { RULES_BY_POOL } from '../../../rules-by-pool';
import { found, noGame, type Answer } from '../answer';
import { atEase } from '../../../platform/observability/at-ease';
import { GAME_READER, type GameReader } from '../game-reader';
import { Assessor } from './assessor';

/** Decisions tried for one question: some ten seconds of a processor at most. */
const TRIES = 400_000;

/** What it costs to get into each server at a moment. */
export interface AssessedMoment {
  readonly at: number;
  readonly turn: number;
  /** Null once the game is over, and before its first turn. */
  readonly servers: readonly ServerTax[] | null;
}

export type Assessment =
  | { readonly of: 'moments'; readonly moments: readonly AssessedMoment[] }
  | { readonly of: 'failure'; readonly failure: Failure };

/**
 * What the cheapest ways into each server cost the Runner, as the viewer could know it: at one
 * moment, or (null) at each where a turn begins. Null where no decisions are known.
 */
export class AssessServers extends Query<Answer<Assessment | null>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
    readonly at: number | null,
    readonly signal?: AbortSignal,
    readonly depth: Depth = 'usual',
  ) {
    super();
  }
}

@QueryHandler(AssessServers)
export class AssessServersHandler implements IQueryHandler<AssessServers> {
  constructor(
    @Inject(GAME_READER) private readonly reader: GameReader,
    @Inject(RULES_BY_POOL) private readonly pools: RulesByPool,
    private readonly assessor: Assessor,
  ) {}

  async execute(asked: AssessServers): Promise<Answer<Assessment | null>> {
    const { game, viewer, at, signal, depth } = asked;
    const stored = await this.reader.get(game);
    if (stored === null) return noGame(game);
    const answer = await atEase(stored.worlds(viewer, at), signal);
    if (!answer.ok || answer.value === null) return answer.ok ? found(null) : answer;
    const { rules, worlds } = answer.value;
    const all = worlds.map(({ world }) => world);
    const task = taxTask(this.pools, rules, all, { tries: TRIES, depth });
    const worked = await this.assessor.assess(task, signal);
    if (!worked.ok) return found({ of: 'failure', failure: worked.failure });
    const moments = worlds.map(({ at: moment, turn }, i) => ({
      at: moment,
      turn,
      servers: worked.answer[i] ?? null,
    }));
    return found({ of: 'moments', moments });
  }
}
