import { Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import type { Clock } from '../platform/clock/clock';
import { DescribeObserved, type DescribedGame } from '../games/import/describe-observed';
import type { EventStore } from '../platform/event-store/event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { CLOCK, EVENT_STORE } from '../platform/tokens';
import { DescribeGame } from '../games/replay/describe-game';
import { IsRoundOver } from '../tournaments/is-round-over';
import { accessForm, AccessStreams } from './access-streams';
import { GiveGrantHandler } from './give-grant';
import { KeepGameHandler } from './keep-game';
import { OpenViewHandler } from './open-view';
import { RevokeGrantHandler } from './revoke-grant';
import { AccessProjectionsModule } from './access-projections.module';
import {
  ROUND_ENDS,
  STORED_GAMES,
  type RoundEnds,
  type StoredGame,
  type StoredGames,
} from './ports';
import { CheckAccessHandler } from './check-access';
import { ShowAccessHandler } from './show-access';
import { Subjects } from './subjects';

/** Its entries are moments, for every viewer alike. */
const observed = (game: DescribedGame | null): StoredGame | null =>
  game === null ? null : { over: true, moments: () => game.header.entries };

const storedGames = (queries: QueryBus): StoredGames => ({
  find: async (id) => {
    const game = await queries.execute(new DescribeGame(id));
    if (game === null) return observed(await queries.execute(new DescribeObserved(id)));
    return { over: game.outcome !== null, moments: (viewer) => game.told[viewer].moments };
  },
});

const roundEnds = (queries: QueryBus): RoundEnds => ({
  isOver: (tournament, round) => queries.execute(new IsRoundOver(tournament, round)),
});

@Module({
  imports: [CqrsModule, AccessProjectionsModule],
  providers: [
    {
      provide: AccessStreams,
      inject: [EVENT_STORE, CLOCK],
      useFactory: (store: EventStore, clock: Clock) =>
        new AccessStreams(storedStreams(store, clock, accessForm)),
    },
    { provide: STORED_GAMES, inject: [QueryBus], useFactory: storedGames },
    { provide: ROUND_ENDS, inject: [QueryBus], useFactory: roundEnds },
    Subjects,
    GiveGrantHandler,
    KeepGameHandler,
    CheckAccessHandler,
    OpenViewHandler,
    RevokeGrantHandler,
    ShowAccessHandler,
  ],
})
export class AccessModule {}
