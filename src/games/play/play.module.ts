import { Logger, Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { dealer } from '#play/dealer';
import type { Memory } from '#streams/memory';
import { CheckAccess } from '../../access/check-access';
import type { Clock } from '../../platform/clock/clock';
import type { EventStore } from '../../platform/event-store/event-store';
import { storedStreams } from '../../platform/event-store/stored-streams';
import { systemSource } from '../../platform/randomness/system-source';
import { CLOCK, EVENT_STORE, MEMORY } from '../../platform/tokens';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { GamePrivacyModule } from '../game-privacy.module';
import { DecideHandler } from './decide';
import { OPEN_SEATS, type OpenSeats } from './open-seats';
import { OpenGameHandler } from './open-game';
import { OpenGameAtHandler } from './open-game-at';
import { Progress } from './progress';
import { SeatPlayers } from './seat-players';
import { liveForm, Tables } from './tables';

/** Games that are played here. */
@Module({
  imports: [CqrsModule, GamePrivacyModule],
  providers: [
    {
      provide: Tables,
      inject: [EVENT_STORE, CLOCK, RULES_BY_POOL, MEMORY, Progress],
      useFactory: (
        store: EventStore,
        clock: Clock,
        rules: RulesByPool,
        memory: Memory,
        progress: Progress,
      ) => {
        const streams = storedStreams(store, clock, liveForm);
        const deal = dealer(systemSource);
        return new Tables(streams, rules, deal, memory, (game) => progress.tell(game));
      },
    },
    {
      provide: Progress,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore) => {
        const logger = new Logger('Live');
        return new Progress(store, (error) => logger.error(error));
      },
    },
    {
      provide: OPEN_SEATS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): OpenSeats => ({
        isOpen: async (caller, game, side) =>
          (await queries.execute(new CheckAccess(caller, game, side))).ok,
      }),
    },
    DecideHandler,
    OpenGameHandler,
    OpenGameAtHandler,
    SeatPlayers,
  ],
  exports: [Progress],
})
export class PlayModule {}
