import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessStreams } from './access-streams';
import type { Fork } from './fork';

/**
 * Keeps a game to those who hold keys of it, before it is stored: an upload, or a game to be played
 * with spectators or without. Throws for a game that is kept already.
 */
export class KeepGame extends Command<void> {
  constructor(
    readonly game: string,
    readonly as: 'upload' | 'live',
    readonly spectators: boolean,
    /** What a live game goes on from. */
    readonly fork: Fork | null = null,
  ) {
    super();
  }
}

@CommandHandler(KeepGame)
export class KeepGameHandler implements ICommandHandler<KeepGame> {
  constructor(@Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'write'>) {}

  async execute({ game, as, spectators, fork }: KeepGame): Promise<void> {
    const written = await this.streams.write(game, { type: 'keep', as, spectators, fork });
    if (!written.ok) throw new Error(written.message);
  }
}
