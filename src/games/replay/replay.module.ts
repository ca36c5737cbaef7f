import {
  Inject,
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { CqrsModule, EventBus, ofType, QueryBus } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { Memory } from '#streams/memory';
import { GetAccessLog } from '../../analysis/projections/access-log/queries';
import { GetKeptReport } from '../../analysis/projections/analyses/queries';
import { GetScoreHistory } from '../../analysis/projections/score-history/queries';
import { GetTimeline } from '../../analysis/projections/timeline/queries';
import type { Database } from '../../platform/database/database';
import type { EventStore } from '../../platform/event-store/event-store';
import { PostgresSnapshots } from '../../platform/snapshots/postgres-snapshots';
import type { Snapshots } from '../../platform/snapshots/snapshots';
import type { Processes } from '../../platform/processes/processes';
import { DATABASE, EVENT_STORE, MEMORY, PROCESSES } from '../../platform/tokens';
import { viewAccesses, viewScores } from '../../analysis/view-record';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { FindBranch } from '../../studies/branches/find-branch';
import { GameStored } from '../upload/game-stored';
import { BranchGames } from './branch-games';
import { CachedGames, type CachedGame, type GameKind } from './cached-games';
import { CountMomentsHandler } from './count-moments';
import { DescribeGameHandler } from './describe-game';
import { DescribeImportHandler } from './describe-import';
import { ExportLinesHandler } from './export-lines';
import { FindCounterpartHandler } from './find-counterpart';
import { FindInGameHandler } from './find-in-game';
import { FindStepHandler } from './find-step';
import {
  GAME_PROJECTIONS,
  KEPT_REPORTS,
  type GameProjections,
  type KeptReports,
} from './game-projections';
import { GAME_READER, type GameReader } from './game-reader';
import { GetAnalysisHandler } from './get-analysis';
import { GetHindsightHandler } from './get-hindsight';
import { GetKnowledgeHandler } from './get-knowledge';
import { GetMomentHandler } from './get-moment';
import { GetSeriesHandler } from './get-series';
import { ListAccessesHandler } from './list-accesses';
import { ListDecisionsHandler } from './list-decisions';
import { ListMomentsHandler } from './list-moments';
import { ListScoresHandler } from './list-scores';
import { ListStretchHandler } from './list-stretch';
import { ListTimelineHandler } from './list-timeline';
import { MeasureGameHandler } from './measure-game';
import { ObservedGames } from './observed-games';
import { RecordedGames } from './recorded-games';
import { GetSeatRecordHandler } from './get-seat-record';
import { StandAtHandler } from './stand-at';
import { AssessServersHandler } from './server-tax/assess-servers';
import { Assessor } from './server-tax/assessor';
import { SnapshotNewGames } from './snapshots/snapshot-new-games';
import { SnapshotStore } from './snapshots/snapshot-store';
import { stamp } from './snapshots/stamp';
import { warmUp } from './snapshots/warm-up';

const SNAPSHOTS = Symbol('Snapshots');
const logger = new Logger('Replays');
const warn = (error: unknown): void => logger.warn(error);

@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: SNAPSHOTS,
      inject: [DATABASE],
      useFactory: ({ pool }: Database): Snapshots => new PostgresSnapshots(pool, stamp),
    },
    {
      provide: SnapshotStore,
      inject: [RULES_BY_POOL, SNAPSHOTS],
      useFactory: (rules: RulesByPool, snapshots: Snapshots) =>
        new SnapshotStore(rules, snapshots, warn),
    },
    {
      provide: GAME_PROJECTIONS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): GameProjections => ({
        timeline: (game, viewer, span, filter) =>
          queries.execute(new GetTimeline(game, viewer, span, filter)),
        accesses: (game, viewer) => queries.execute(new GetAccessLog(game, viewer)),
        scores: (game, viewer) => queries.execute(new GetScoreHistory(game, viewer)),
      }),
    },
    {
      provide: KEPT_REPORTS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): KeptReports => ({
        report: (game, viewer) => queries.execute(new GetKeptReport(game, viewer)),
      }),
    },
    {
      provide: RecordedGames,
      inject: [EVENT_STORE, RULES_BY_POOL, SnapshotStore, GAME_PROJECTIONS],
      useFactory: (
        store: EventStore,
        rules: RulesByPool,
        snapshots: SnapshotStore,
        projections: GameProjections,
      ) => new RecordedGames(store, rules, snapshots, projections),
    },
    {
      provide: GAME_READER,
      inject: [EVENT_STORE, RecordedGames, RULES_BY_POOL, QueryBus, MEMORY],
      useFactory: (
        store: EventStore,
        recorded: RecordedGames,
        rules: RulesByPool,
        queries: QueryBus,
        memory: Memory,
      ): GameReader => {
        const branches = { find: (id: string) => queries.execute(new FindBranch(id)) };
        const views = { accesses: viewAccesses, scores: viewScores };
        const kinds: GameKind<CachedGame>[] = [recorded, new ObservedGames(store)];
        const games = new CachedGames(kinds, memory);
        // Asked first: which study an id is of is known without the store.
        kinds.unshift(new BranchGames(branches, games, rules, views, memory));
        return games;
      },
    },
    {
      provide: SnapshotNewGames,
      inject: [RecordedGames],
      useFactory: (games: RecordedGames) => new SnapshotNewGames(games, warn),
    },
    {
      provide: Assessor,
      inject: [PROCESSES],
      useFactory: (processes: Processes) => new Assessor(processes),
    },
    AssessServersHandler,
    CountMomentsHandler,
    DescribeGameHandler,
    DescribeImportHandler,
    ExportLinesHandler,
    FindCounterpartHandler,
    FindInGameHandler,
    FindStepHandler,
    GetAnalysisHandler,
    GetHindsightHandler,
    GetKnowledgeHandler,
    GetMomentHandler,
    GetSeatRecordHandler,
    StandAtHandler,
    GetSeriesHandler,
    ListAccessesHandler,
    ListDecisionsHandler,
    ListMomentsHandler,
    ListScoresHandler,
    ListStretchHandler,
    ListTimelineHandler,
    MeasureGameHandler,
  ],
  exports: [GAME_READER],
})
export class ReplayModule
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(
    @Inject(SNAPSHOTS) private readonly snapshots: Snapshots,
    private readonly store: SnapshotStore,
    private readonly newGames: SnapshotNewGames,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.pipe(ofType(GameStored)).subscribe(({ game }) => this.newGames.add(game));
  }

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.snapshots.dropForeign();
      await warmUp(this.store);
    } catch (error) {
      logger.warn(error);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.newGames.stop();
    await this.store.stop();
  }
}
