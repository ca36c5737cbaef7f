import { Command } from '@nestjs/cqrs';
import type { Side } from '#rules';
import type { Caller } from '../../../../access/caller';
import type { Choice } from '../../choice';
import type { LiveRefusal } from '../../refusal';

export interface Decided {
  readonly ok: true;
  /** The last moment the player has been told now. */
  readonly at: number;
}

/** One decision of a player in a game being played, with all that chance does before the next. */
export class Decide extends Command<Decided | LiveRefusal> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly side: Side,
    readonly what: Choice | 'concede',
  ) {
    super();
  }
}
