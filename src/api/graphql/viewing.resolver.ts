import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { viewers, type Side, type Viewer } from '#rules';
import { FindCounterpart } from '../../games/replay/find-counterpart';
import { GetSeries } from '../../games/replay/get-series';
import { ListStretch } from '../../games/replay/list-stretch';
import { notThere } from '../../access/refusal';
import { outOfGrant } from '../gate/bounds';
import type { Gate } from '../gate/gate';
import { refusedAccess } from '../gate/refused';
import { valueOf } from './answered';
import { badInput } from './errors';
import type { GameSource } from './source';
import { stretchOf } from './stretch';

interface StretchArgs {
  readonly as: Viewer;
  readonly at: number;
  readonly first: number;
}

interface CounterpartArgs {
  readonly at: number;
  readonly as: Viewer;
  readonly for: Viewer;
}

const MOST = 100;

/** What is needed to look at a game from its opening to its end. */
@Resolver('Game')
export class ViewingResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('views')
  async views(@Parent() { id, told }: GameSource, @Context('gate') gate: Gate) {
    const found = await Promise.all(
      viewers.map(async (viewer) => {
        const sight = await gate.sight(id, viewer);
        if (!sight.ok) return [];
        const last = told[viewer].moments - 1;
        const ranges = sight.ranges === 'all' ? [{ from: 0, to: null }] : sight.ranges;
        return ranges.map(({ from, to }) => ({ viewer, from, to: Math.min(to ?? last, last) }));
      }),
    );
    return found.flat();
  }

  @ResolveField('seats')
  seats(@Parent() { id }: GameSource, @Context('gate') gate: Gate): readonly Side[] {
    return gate.seats(id);
  }

  @ResolveField('stretch')
  async stretch(@Parent() { id }: GameSource, @Args() { as, at, first }: StretchArgs) {
    if (first < 1 || first > MOST)
      throw badInput('BAD_PAGE', `first is ${first}`, `Ask for 1 to ${MOST} moments.`);
    const asked = new ListStretch(id, as, at, first);
    return stretchOf(valueOf(await this.queries.execute(asked)));
  }

  @ResolveField('series')
  async series(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    return valueOf(await this.queries.execute(new GetSeries(id, as)));
  }

  @ResolveField('counterpart')
  async counterpart(
    @Parent() { id }: GameSource,
    @Args() { at, as, for: other }: CounterpartArgs,
    @Context('gate') gate: Gate,
  ) {
    const sight = await gate.sight(id, other);
    if (!sight.ok) throw refusedAccess(sight.why ?? notThere(id));
    if (sight.ranges !== 'all') throw refusedAccess(outOfGrant(sight.ranges));
    return valueOf(await this.queries.execute(new FindCounterpart(id, as, at, other)));
  }
}
