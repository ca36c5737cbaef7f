import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessStreams } from './access-streams';
import type { AccessCommand } from './decide';
import { OTHER_PROCESSES, type OtherProcesses } from './ports';

/**
 * An observed game was judged anew: the game of decisions that it was taken for is none of its any more,
 * and it became another, or none. What somebody sent as a log of its own stays.
 */
export class ReplaceGame extends Command<void> {
  constructor(
    readonly observed: string,
    /** The game of decisions that it was; null for none. */
    readonly old: string | null,
    /** The one that it is. */
    readonly fresh: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReplaceGame)
export class ReplaceGameHandler implements ICommandHandler<ReplaceGame> {
  constructor(
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'load' | 'write'>,
    @Inject(OTHER_PROCESSES) private readonly others: OtherProcesses,
  ) {}

  async execute({ observed, old, fresh }: ReplaceGame): Promise<void> {
    if (old === fresh) return;
    const file = await this.streams.load(observed);
    if (fresh !== null) {
      await this.write(observed, { type: 'become', game: fresh });
      await this.write(fresh, { type: 'replace', by: null });
    }
    if (old === null) return;
    const before = await this.streams.load(old);
    if (fresh !== null && before.privacy === 'upload')
      await this.write(fresh, { type: 'inherit', from: before });
    const isOwnLog = [...before.sendings].some((sending) => !file.sendings.has(sending));
    if (before.deleted || isOwnLog) return;
    await this.write(old, { type: 'replace', by: fresh ?? observed });
    await this.others.forget(old);
  }

  private async write(game: string, command: AccessCommand): Promise<void> {
    const written = await this.streams.write(game, command);
    if (!written.ok) throw new Error(written.message);
  }
}
