import { counted } from '#text/counted';
import { Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import type { Memory } from '#streams/memory';
import type { Clock } from '../platform/clock/clock';
import { migrateData } from '../platform/database/data-migrations';
import type { Database } from '../platform/database/database';
import type { EventArchive, EventStore } from '../platform/event-store/event-store';
import { listedBy } from '../platform/projections/listed';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { CLOCK, DATABASE, EVENT_STORE, MEMORY, PROJECTIONS } from '../platform/tokens';
import { MeasureGame } from '../games/replay/measure-game';
import { CheckBranch } from '../studies/branches/check-branch';
import { KnowsBranch } from '../studies/branches/knows-branch';
import { notebooksOf } from '../studies/beside/notebook-id';
import { IsRoundOver } from '../tournaments/is-round-over';
import { AccessStreams } from './access-streams';
import { anonymous } from './caller';
import { DeleteGameHandler } from './delete-game';
import { ForgetGameHandler } from './forget-game';
import { GiveGrantHandler } from './give-grant';
import { KeepGameHandler } from './keep-game';
import { PublishGameHandler } from './publish-game';
import { FindOpenGamesHandler } from './find-open-games';
import { LeadOnHandler } from './lead-on';
import { OpenViewHandler } from './open-view';
import { recordPrivacy } from './record-privacy';
import { removingStreams } from './removing-streams';
import { ReplaceGameHandler } from './replace-game';
import { RevokeGrantHandler } from './revoke-grant';
import { AccessProjectionsModule } from './access-projections.module';
import {
  BRANCH_ACCESS,
  OTHER_PROCESSES,
  type OtherProcesses,
  type BranchAccess,
  ROUND_ENDS,
  OPEN_TO_ALL,
  STORED_GAMES,
  type OpenToAll,
  type RoundEnds,
  type StoredGames,
} from './ports';
import { CheckAccess, CheckAccessHandler } from './check-access';
import { ShowAccessHandler } from './show-access';
import { ShowStoredAsHandler } from './show-stored-as';
import { Subjects } from './subjects';

const storedGames = (queries: QueryBus): StoredGames => ({
  find: (id) => queries.execute(new MeasureGame(id)),
});

const roundEnds = (queries: QueryBus): RoundEnds => ({
  isOver: (tournament, round) => queries.execute(new IsRoundOver(tournament, round)),
});

const openToAll = (queries: QueryBus): OpenToAll => ({
  includes: async (game) => (await queries.execute(new CheckAccess(anonymous, game, null))).ok,
});

const branchAccess = (queries: QueryBus): BranchAccess => ({
  knows: (branch) => queries.execute(new KnowsBranch(branch)),
  check: (caller, branch, viewer) => queries.execute(new CheckBranch(caller, branch, viewer)),
});

@Module({
  imports: [CqrsModule, AccessProjectionsModule],
  providers: [
    {
      provide: AccessStreams,
      inject: [EVENT_STORE, CLOCK, MEMORY, PROJECTIONS],
      useFactory: (
        store: EventStore,
        clock: Clock,
        memory: Memory,
        projections: ProjectionRunner,
      ) =>
        new AccessStreams(
          removingStreams(store, clock, listedBy(projections), notebooksOf),
          memory,
        ),
    },
    {
      provide: OTHER_PROCESSES,
      inject: [DATABASE],
      useFactory: ({ pool }: Database): OtherProcesses => ({
        forget: async (game) => {
          await pool.query(`select pg_notify('retrace_removals', $1)`, [`game-${game}`]);
        },
      }),
    },
    { provide: STORED_GAMES, inject: [QueryBus], useFactory: storedGames },
    { provide: OPEN_TO_ALL, inject: [QueryBus], useFactory: openToAll },
    { provide: BRANCH_ACCESS, inject: [QueryBus], useFactory: branchAccess },
    { provide: ROUND_ENDS, inject: [QueryBus], useFactory: roundEnds },
    Subjects,
    DeleteGameHandler,
    ForgetGameHandler,
    GiveGrantHandler,
    KeepGameHandler,
    LeadOnHandler,
    ReplaceGameHandler,
    CheckAccessHandler,
    FindOpenGamesHandler,
    OpenViewHandler,
    PublishGameHandler,
    RevokeGrantHandler,
    ShowAccessHandler,
    ShowStoredAsHandler,
  ],
  exports: [AccessStreams],
})
export class AccessModule implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(EVENT_STORE) private readonly store: EventStore & EventArchive,
  ) {}

  /** Before anything is answered: a game is closed of which it is not said who may look at it. */
  onModuleInit(): Promise<void> {
    return migrateData(this.database.pool, 'privacy', async () => {
      const recorded = await recordPrivacy(this.store);
      if (recorded > 0)
        new Logger('Access').log(
          `${counted(recorded, 'game is', 'games are')} recorded as published`,
        );
    });
  }
}
