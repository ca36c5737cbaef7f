import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../caller';
import type { Written } from '../../access-streams';

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
