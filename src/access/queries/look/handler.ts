import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock } from '../../../platform/clock/clock';
import { CLOCK } from '../../../platform/tokens';
import { AccessStreams } from '../../access-streams';
import { claimsOn } from '../../claims';
import { glance, look, type Sight } from '../../sight';
import { ROUND_ENDS, type RoundEnds } from '../../ports';
import { presentFor } from '../../present';
import { Look } from './query';

@QueryHandler(Look)
export class LookHandler implements IQueryHandler<Look> {
  constructor(
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'load'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'now'>,
    @Inject(ROUND_ENDS) private readonly rounds: RoundEnds,
  ) {}

  async execute({ caller, game, viewer }: Look): Promise<Sight> {
    const access = await this.streams.load(game);
    const claims = claimsOn(game, caller);
    const present = await presentFor(access, claims, this.clock, this.rounds);
    return viewer === null
      ? glance(access, claims, present)
      : look(access, claims, viewer, present);
  }
}
