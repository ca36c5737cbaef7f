import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { viewers, type Side, type Viewer } from '#rules';
import { FindCounterpart } from '../../games/replay/find-counterpart';
import { atEase } from '../../platform/observability/at-ease';
import { GetSeries } from '../../games/replay/get-series';
import { ListStretch } from '../../games/replay/list-stretch';
import { notThere } from '../../access/refusal';
import { outOfGrant } from '../gate/bounds';
import type { Context as Asking } from '../gate/guards';
import { refusedAccess } from '../gate/refused';
import { valueOf } from './answered';
import { badInput } from './errors';
import type { GameSource } from './source';
import { stretchOf } from './stretch';

interface ViewedArgs {
  readonly as: Viewer;
}

interface StretchArgs extends ViewedArgs {
  readonly at: number;
  readonly first: number;
}

interface CounterpartArgs extends ViewedArgs {
  readonly at: number;
  readonly for: Viewer;
}

const MOST = 100;

/** What is needed to look at a game from its opening to its end. Without decorated parameters, as `PositionResolver`. */
@Resolver('Game')
export class ViewingResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('views')
  async views({ id, told }: GameSource, _: unknown, { gate }: Asking) {
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
  seats({ id }: GameSource, _: unknown, { gate }: Asking): readonly Side[] {
    return gate.seats(id);
  }

  @ResolveField('stretch')
  async stretch({ id }: GameSource, { as, at, first }: StretchArgs, { signal }: Asking) {
    if (first < 1 || first > MOST)
      throw badInput('BAD_PAGE', `first is ${first}`, `Ask for 1 to ${MOST} moments.`);
    const asked = new ListStretch(id, as, at, first, signal);
    return atEase(stretchOf(valueOf(await this.queries.execute(asked))), signal);
  }

  @ResolveField('series')
  async series({ id }: GameSource, { as }: ViewedArgs, { signal }: Asking) {
    return valueOf(await this.queries.execute(new GetSeries(id, as, signal)));
  }

  @ResolveField('counterpart')
  async counterpart({ id }: GameSource, { at, as, for: other }: CounterpartArgs, { gate }: Asking) {
    const sight = await gate.sight(id, other);
    if (!sight.ok) throw refusedAccess(sight.why ?? notThere(id));
    if (sight.ranges !== 'all') throw refusedAccess(outOfGrant(sight.ranges));
    return valueOf(await this.queries.execute(new FindCounterpart(id, as, at, other)));
  }
}
