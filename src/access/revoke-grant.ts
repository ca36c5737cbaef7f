import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from './access-streams';
import type { Caller } from './caller';
import { Subjects } from './subjects';

/** Takes a grant back: its key shows nothing from now on. */
export class RevokeGrant extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly grant: string,
  ) {
    super();
  }
}

@CommandHandler(RevokeGrant)
export class RevokeGrantHandler implements ICommandHandler<RevokeGrant> {
  constructor(private readonly subjects: Subjects) {}

  execute({ caller, game, grant }: RevokeGrant): Promise<Written> {
    return this.subjects.decideOn(caller, game, (by) => ({ type: 'revoke', by, grant }));
  }
}
