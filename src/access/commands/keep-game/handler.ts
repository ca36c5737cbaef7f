import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isKeptId } from '#notation/recorded/identity';
import { AccessStreams } from '../../access-streams';
import { KeepGame } from './command';

@CommandHandler(KeepGame)
export class KeepGameHandler implements ICommandHandler<KeepGame> {
  constructor(@Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'write'>) {}

  async execute({ game, as, spectators }: KeepGame): Promise<void> {
    if (!isKeptId(game)) throw new Error(`${game} is not the id of a game that can be kept`);
    const written = await this.streams.write(game, { type: 'keep', as, spectators });
    if (!written.ok) throw new Error(written.message);
  }
}
