import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Written } from './access-streams';
import type { Caller } from './caller';
import { Subjects } from './subjects';

/** Opens a game to everybody as one viewer; as the judge, everything. */
export class OpenView extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@CommandHandler(OpenView)
export class OpenViewHandler implements ICommandHandler<OpenView> {
  constructor(private readonly subjects: Subjects) {}

  execute({ caller, game, viewer }: OpenView): Promise<Written> {
    return this.subjects.decideOn(caller, game, (by) => ({ type: 'open', by, viewer }));
  }
}
