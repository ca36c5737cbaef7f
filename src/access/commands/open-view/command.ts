import { Command } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Caller } from '../../caller';
import type { Written } from '../../access-streams';

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
