import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import type { Caller } from '../../access/caller';
import type { GivenGrant } from '../../access/access';
import type { Grant } from '../../access/grant';
import { DeleteGame } from '../../access/delete-game';
import { GiveGrant } from '../../access/give-grant';
import { OpenView } from '../../access/open-view';
import { RevokeGrant } from '../../access/revoke-grant';
import { ShowAccess } from '../../access/show-access';
import { DescribeGame } from '../../games/replay/describe-game';
import { accepted } from './accepted';
import { embargoOf, timeOf, type EmbargoArgs } from './grant-input';

interface GrantArgs {
  readonly game: string;
  readonly viewer: Viewer;
  readonly from: number;
  readonly to?: number | null;
  readonly embargo?: EmbargoArgs | null;
  readonly expires?: unknown;
}

const embargoOut = ({ embargo }: Grant) => {
  if (embargo === null) return null;
  return embargo.until === 'time'
    ? { until: embargo.time }
    : { tournament: embargo.tournament, round: embargo.round };
};

const grantOut = (grant: GivenGrant) => ({
  ...{ ...grant, ...grant.range },
  embargo: embargoOut(grant),
});

/** Who may look at a game. */
@Resolver()
export class GrantsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('access')
  async access(@Args('game') game: string, @Context('caller') caller: Caller) {
    if ((await this.queries.execute(new DescribeGame(game))) === null) return null;
    return this.accessTo(game, caller);
  }

  @Mutation('openView')
  async openView(
    @Args('game') game: string,
    @Args('viewer') viewer: Viewer,
    @Context('caller') caller: Caller,
  ) {
    accepted(await this.commands.execute(new OpenView(caller, game, viewer)));
    return this.accessTo(game, caller);
  }

  @Mutation('giveGrant')
  async giveGrant(@Args() args: GrantArgs, @Context('caller') caller: Caller) {
    const { game, viewer, from, to } = args;
    const wanted = {
      viewer,
      range: { from, to: to ?? null },
      embargo: embargoOf(args.embargo),
      expires: timeOf('expires', args.expires),
    };
    const { grant, key } = accepted(
      await this.commands.execute(new GiveGrant(caller, game, wanted)),
    );
    return { grant: grantOut({ ...grant, revoked: false }), key };
  }

  @Mutation('deleteGame')
  async deleteGame(@Args('game') game: string, @Context('caller') caller: Caller) {
    return accepted(await this.commands.execute(new DeleteGame(caller, game))).games;
  }

  @Mutation('revokeGrant')
  async revokeGrant(
    @Args('game') game: string,
    @Args('grant') grant: string,
    @Context('caller') caller: Caller,
  ) {
    accepted(await this.commands.execute(new RevokeGrant(caller, game, grant)));
    return this.accessTo(game, caller);
  }

  private async accessTo(game: string, caller: Caller) {
    const shown = await this.queries.execute(new ShowAccess(caller, game));
    return { ...shown, grants: shown.grants.map(grantOut) };
  }
}
