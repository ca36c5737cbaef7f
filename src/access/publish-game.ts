import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessStreams } from './access-streams';

/** Opens a game to everybody before it is stored, or again. Throws for one that is kept. */
export class PublishGame extends Command<void> {
  constructor(readonly game: string) {
    super();
  }
}

@CommandHandler(PublishGame)
export class PublishGameHandler implements ICommandHandler<PublishGame> {
  constructor(@Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'write'>) {}

  async execute({ game }: PublishGame): Promise<void> {
    const written = await this.streams.write(game, { type: 'publish' });
    if (!written.ok) throw new Error(written.message);
  }
}
