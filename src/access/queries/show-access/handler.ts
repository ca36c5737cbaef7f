import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { viewers } from '#rules';
import { AccessStreams } from '../../access-streams';
import { isOpen } from '../../access';
import { claimsOn, hasStake, owns } from '../../claims';
import { ShowAccess, type ShownAccess } from './query';

@QueryHandler(ShowAccess)
export class ShowAccessHandler implements IQueryHandler<ShowAccess> {
  constructor(@Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'load'>) {}

  async execute({ caller, game }: ShowAccess): Promise<ShownAccess> {
    const access = await this.streams.load(game);
    const claims = claimsOn(game, caller);
    return {
      open: viewers.filter((viewer) => isOpen(access, viewer)),
      consents: hasStake(claims) ? [...access.consents] : [],
      grants: [...access.grants.values()].filter(({ viewer }) => owns(claims, viewer)),
    };
  }
}
