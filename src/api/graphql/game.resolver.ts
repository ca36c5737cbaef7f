import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Side, Viewer } from '#rules';
import { GetAccessLog } from '../../analysis/projections/access-log/queries';
import { GetScoreHistory } from '../../analysis/projections/score-history/queries';
import { GetTimeline } from '../../analysis/projections/timeline/queries';
import type { Unit } from '../../games/replay/marks';
import { ListDecisions } from '../../games/replay/list-decisions';
import { GetHindsight } from '../../games/replay/get-hindsight';
import { GetKnowledge } from '../../games/replay/get-knowledge';
import { ExportTold } from '../../games/replay/export-told';
import { GetMoment } from '../../games/replay/get-moment';
import { FindStep, type Direction } from '../../games/replay/find-step';
import { textOf, valueOf } from './answered';
import { connectionOf, rowsAsked } from './connection';
import { placeOf } from './cursor';
import { badInput } from './errors';
import { ObservedFields, type ObservedPositionSource } from './observed-fields';
import { positionOf, type GameSource, type PositionSource } from './source';
import { decisionOut, factOut } from './told';

interface PageArgs {
  readonly as: Viewer;
  readonly first?: number | null;
  readonly after?: string | null;
}

interface StepArgs {
  readonly from: number;
  readonly by: Unit;
  readonly direction: Direction;
  readonly as: Viewer;
}

interface MomentArgs {
  readonly at: number;
  readonly as: Viewer;
}

interface HindsightArgs extends MomentArgs {
  readonly of: Side;
}

const noSeat = () =>
  badInput('NO_SEAT', 'what is known is known to a player', 'Ask as CORP or RUNNER.');
const judgesAlone = () =>
  badInput('JUDGES_ALONE', 'hindsight holds the cards of both players', 'Ask as JUDGE.');

const USUAL = 50;

const NO_DECISIONS = connectionOf([], () => '', false, null);

@Resolver('Game')
export class GameResolver {
  private readonly observed: ObservedFields;

  constructor(private readonly queries: QueryBus) {
    this.observed = new ObservedFields(queries);
  }

  @ResolveField('decisions')
  decisions(@Parent() { told }: GameSource, @Args('as') as: Viewer) {
    return told[as].decisions;
  }

  @ResolveField('moments')
  moments(@Parent() { told }: GameSource, @Args('as') as: Viewer) {
    return told[as].moments - 1;
  }

  @ResolveField('timeline')
  async timeline(@Parent() { id, imported }: GameSource, @Args() { as, first, after }: PageArgs) {
    const from = placeOf(after);
    if (imported !== null) return this.observed.timeline(id, as, rowsAsked(first, USUAL), from);
    const page = await this.queries.execute(
      new GetTimeline(id, as, rowsAsked(first, USUAL), Number(from ?? 0)),
    );
    const facts = page.rows.map((row) => factOut(row, row.at, row.number));
    return {
      ...connectionOf(facts, ({ number }) => number ?? 0, page.more, from),
      totalCount: page.total,
    };
  }

  @ResolveField('accessLog')
  async accessLog(@Parent() { id, imported }: GameSource, @Args('as') as: Viewer) {
    if (imported !== null) return this.observed.accessLog(id, as);
    return this.queries.execute(new GetAccessLog(id, as));
  }

  @ResolveField('scoreHistory')
  async scoreHistory(@Parent() { id, imported }: GameSource, @Args('as') as: Viewer) {
    if (imported !== null) return this.observed.scoreHistory(id, as);
    return this.queries.execute(new GetScoreHistory(id, as));
  }

  @ResolveField('decisionList')
  async decisionList(
    @Parent() { id, imported }: GameSource,
    @Args() { as, first, after }: PageArgs,
  ) {
    if (imported !== null) return NO_DECISIONS;
    const from = placeOf(after);
    const { decisions, more } = valueOf(
      await this.queries.execute(
        new ListDecisions(id, as, rowsAsked(first, USUAL), Number(from ?? 0)),
      ),
    );
    const rows = decisions.map((one) => decisionOut(one, one.at, one.number));
    return connectionOf(rows, ({ number }) => number ?? 0, more, from);
  }

  @ResolveField('position')
  async position(
    @Parent() { id, imported }: GameSource,
    @Args('at') at: number,
    @Args('as') as: Viewer,
  ): Promise<PositionSource | ObservedPositionSource> {
    if (imported !== null) return this.observed.position(id, at, as);
    return positionOf(id, valueOf(await this.queries.execute(new GetMoment(id, at, as))));
  }

  @ResolveField('knowledge')
  async knowledge(@Parent() { id }: GameSource, @Args() { at, as }: MomentArgs) {
    if (as !== 'corp' && as !== 'runner') throw noSeat();
    return valueOf(await this.queries.execute(new GetKnowledge(id, as, at)));
  }

  @ResolveField('hindsight')
  async hindsight(@Parent() { id }: GameSource, @Args() { at, of, as }: HindsightArgs) {
    if (as !== 'judge') throw judgesAlone();
    const places = valueOf(await this.queries.execute(new GetHindsight(id, of, at)));
    return places.map(({ really, ...knowledge }) => ({
      knowledge,
      really: really.map(({ card }) => card),
    }));
  }

  @ResolveField('log')
  async log(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    return textOf(await this.queries.execute(new ExportTold(id, as)));
  }

  @ResolveField('step')
  async step(
    @Parent() { id, imported }: GameSource,
    @Args() { from, by, direction, as }: StepArgs,
  ) {
    if (imported !== null) return this.observed.step(id, from, by, direction);
    return valueOf(await this.queries.execute(new FindStep(id, as, from, by, direction)));
  }
}
