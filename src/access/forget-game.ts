import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OTHER_PROCESSES, type OtherProcesses } from './ports';

/** What a game tells is stored anew: whoever remembers it reads it again. */
export class ForgetGame extends Command<void> {
  constructor(readonly game: string) {
    super();
  }
}

@CommandHandler(ForgetGame)
export class ForgetGameHandler implements ICommandHandler<ForgetGame> {
  constructor(@Inject(OTHER_PROCESSES) private readonly others: OtherProcesses) {}

  execute({ game }: ForgetGame): Promise<void> {
    return this.others.forget(game);
  }
}
