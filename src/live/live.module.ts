import { Logger, Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { coreRules } from '#cards/pool';
import { dealer, type Dealer } from '#play/dealer';
import { KeepGame } from '../grants/commands/keep-game/command';
import type { Clock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { systemSource } from '../platform/randomness/system-source';
import { CLOCK, EVENT_STORE } from '../platform/tokens';
import { DecideHandler } from './commands/decide/handler';
import { OpenGameHandler } from './commands/open-game/handler';
import { DEALER, KEEPING, type Keeping } from './ports';
import { Progress } from './progress';
import { Tables } from './tables';

/** Games that are played here. */
@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: Tables,
      inject: [EVENT_STORE, CLOCK, Progress],
      useFactory: (store: EventStore, clock: Clock, progress: Progress) => {
        const tables = new Tables(store, clock, coreRules, (game) => progress.tell(game));
        store.onErasure(() => tables.forget());
        return tables;
      },
    },
    { provide: DEALER, useFactory: (): Dealer => dealer(systemSource) },
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
export class LiveModule {}
