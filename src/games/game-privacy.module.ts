import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { KeepGame } from '../access/keep-game';
import { PublishGame } from '../access/publish-game';
import { GAME_PRIVACY, type GamePrivacy } from './game-privacy';

/** For whoever stores games. */
@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: GAME_PRIVACY,
      inject: [CommandBus],
      useFactory: (commands: CommandBus): GamePrivacy => ({
        publish: (game, sending) => commands.execute(new PublishGame(game, sending)),
        keep: (game, as, spectators = false, fork = null) =>
          commands.execute(new KeepGame(game, as, spectators, fork)),
      }),
    },
  ],
  exports: [GAME_PRIVACY],
})
export class GamePrivacyModule {}
