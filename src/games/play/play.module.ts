import { Logger, Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { coreRules } from '#cards/pool';
import { dealer } from '#play/dealer';
import { KeepGame } from '../../access/keep-game';
import type { Clock } from '../../platform/clock/clock';
import type { EventStore } from '../../platform/event-store/event-store';
import { storedStreams } from '../../platform/event-store/stored-streams';
import { systemSource } from '../../platform/randomness/system-source';
import { CLOCK, EVENT_STORE } from '../../platform/tokens';
import { DecideHandler } from './decide';
import { OpenGameHandler } from './open-game';
import { KEEPING, type Keeping } from './ports';
import { Progress } from './progress';
import { liveForm, Tables } from './tables';

/** Games that are played here. */
@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: Tables,
      inject: [EVENT_STORE, CLOCK, Progress],
      useFactory: (store: EventStore, clock: Clock, progress: Progress) => {
        const streams = storedStreams(store, clock, liveForm);
        const deal = dealer(systemSource);
        const tables = new Tables(streams, coreRules, deal, (game) => progress.tell(game));
        store.onErasure(() => tables.forget());
        return tables;
      },
    },
    {
      provide: KEEPING,
      inject: [CommandBus],
      useFactory: (commands: CommandBus): Keeping => ({
        keep: (game, spectators) => commands.execute(new KeepGame(game, 'live', spectators)),
      }),
    },
    {
      provide: Progress,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore) => {
        const logger = new Logger('Live');
        return new Progress(store, (error) => logger.error(error));
      },
    },
    DecideHandler,
    OpenGameHandler,
  ],
  exports: [Progress],
})
export class PlayModule {}
