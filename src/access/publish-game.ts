import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessStreams } from './access-streams';
import type { Sending } from './purpose';

/**
 * Opens a game to everybody before it is stored, or again; false where it was deleted meanwhile. Throws
 * for one that is kept.
 */
export class PublishGame extends Command<boolean> {
  constructor(
    readonly game: string,
    /** By which who sends it can take it back; null for nobody. */
    readonly sending: Sending,
  ) {
    super();
  }
}

@CommandHandler(PublishGame)
export class PublishGameHandler implements ICommandHandler<PublishGame> {
  constructor(@Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'write'>) {}

  async execute({ game, sending }: PublishGame): Promise<boolean> {
    const written = await this.streams.write(game, { type: 'publish', sending });
    if (!written.ok && written.code !== 'GAME_DELETED') throw new Error(written.message);
    return written.ok;
  }
}
