import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from '../../access-streams';
import { Subjects } from '../../subjects';
import { RevokeGrant } from './command';

@CommandHandler(RevokeGrant)
export class RevokeGrantHandler implements ICommandHandler<RevokeGrant> {
  constructor(private readonly subjects: Subjects) {}

  execute({ caller, game, grant }: RevokeGrant): Promise<Written> {
    return this.subjects.decideOn(caller, game, (by) => ({ type: 'revoke', by, grant }));
  }
}
