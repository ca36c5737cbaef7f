import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Side, type Viewer, viewers } from '#rules';
import { type GivenGrant, isOpen } from './access';
import { AccessStreams } from './access-streams';
import type { Caller } from './caller';
import { claimsOn, hasStake, owns } from './claims';

export interface ShownAccess {
  /** As whom everybody may look. */
  readonly open: readonly Viewer[];
  /** Whose consent to open everything is there; told to those who have a key to the game. */
  readonly consents: readonly Side[];
  /** Those the caller could have given. */
  readonly grants: readonly GivenGrant[];
}

/** Who may look at a game, as far as it is the caller's business. */
export class ShowAccess extends Query<ShownAccess> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
  ) {
    super();
  }
}

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
