import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Written } from '../../access-streams';
import { Subjects } from '../../subjects';
import { OpenView } from './command';

@CommandHandler(OpenView)
export class OpenViewHandler implements ICommandHandler<OpenView> {
  constructor(private readonly subjects: Subjects) {}

  execute({ caller, game, viewer }: OpenView): Promise<Written> {
    return this.subjects.decideOn(caller, game, (by) => ({ type: 'open', by, viewer }));
  }
}
