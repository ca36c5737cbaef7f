import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { ForgetGame } from '../access/forget-game';
import { KeepGame } from '../access/keep-game';
import { ShowStoredAs } from '../access/show-stored-as';
import { PublishGame } from '../access/publish-game';
import { ReplaceGame } from '../access/replace-game';
import { GAME_PRIVACY, type GamePrivacy } from './game-privacy';

/** For whoever stores games. */
@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: GAME_PRIVACY,
      inject: [CommandBus, QueryBus],
      useFactory: (commands: CommandBus, queries: QueryBus): GamePrivacy => ({
        publish: (game, sending) => commands.execute(new PublishGame(game, sending)),
        keep: (game, as, spectators = false, fork = null) =>
          commands.execute(new KeepGame(game, as, spectators, fork)),
        replace: (observed, old, fresh) => commands.execute(new ReplaceGame(observed, old, fresh)),
        forget: (game) => commands.execute(new ForgetGame(game)),
        storedAs: (game) => queries.execute(new ShowStoredAs(game)),
      }),
    },
  ],
  exports: [GAME_PRIVACY],
})
export class GamePrivacyModule {}
