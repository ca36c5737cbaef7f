import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { Written } from '../../tournament-streams';

export class CloseSwiss extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    /** Go on with the cut, or end here. */
    readonly then: 'seedCut' | 'finish',
  ) {
    super();
  }
}
