import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules/view/viewer';
import { GetAccessLog } from '../../analysis/projections/access-log/queries';
import { GetScoreHistory } from '../../analysis/projections/score-history/queries';
import { GetTimeline } from '../../analysis/projections/timeline/queries';
import type { Unit } from '../../replays/marks';
import { ListDecisions } from '../../replays/queries/decision-list/query';
import { GetPosition } from '../../replays/queries/position/query';
import { FindStep, type Direction } from '../../replays/queries/step/query';
import { valueOf } from './answered';
import { connectionOf, rowsAsked } from './connection';
import { placeOf } from './cursor';
import type { GameSource, PositionSource } from './source';
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
}

const USUAL = 50;

@Resolver('Game')
export class GameResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('timeline')
  async timeline(@Parent() { id }: GameSource, @Args() { as, first, after }: PageArgs) {
    const from = placeOf(after);
    const page = await this.queries.execute(
      new GetTimeline(id, as, rowsAsked(first, USUAL), Number(from ?? 0)),
    );
    const facts = page.rows.map((row) => factOut(row, row.decision, row.number));
    return {
      ...connectionOf(facts, ({ number }) => number ?? 0, page.more, from),
      totalCount: page.total,
    };
  }

  @ResolveField('accessLog')
  async accessLog(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const log = await this.queries.execute(new GetAccessLog(id, as));
    return log.map((access) => ({ ...access, run: access.run === 0 ? null : access.run }));
  }

  @ResolveField('scoreHistory')
  async scoreHistory(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const history = await this.queries.execute(new GetScoreHistory(id, as));
    return history.map(({ corp_points, runner_points, ...score }) => ({
      ...score,
      corpPoints: corp_points,
      runnerPoints: runner_points,
    }));
  }

  @ResolveField('decisionList')
  async decisionList(@Parent() { id }: GameSource, @Args() { as, first, after }: PageArgs) {
    const from = placeOf(after);
    const { decisions, more } = valueOf(
      await this.queries.execute(
        new ListDecisions(id, as, rowsAsked(first, USUAL), Number(from ?? 0)),
      ),
    );
    const rows = decisions.map(({ view, text, number }) => decisionOut(view, text, number));
    return connectionOf(rows, ({ number }) => number, more, from);
  }

  @ResolveField('position')
  async position(
    @Parent() { id }: GameSource,
    @Args('at') at: number,
    @Args('as') as: Viewer,
  ): Promise<PositionSource> {
    const view = valueOf(await this.queries.execute(new GetPosition(id, at, as)));
    return { ...view, view, game: id, at };
  }

  @ResolveField('step')
  async step(@Parent() { id }: GameSource, @Args() { from, by, direction }: StepArgs) {
    return valueOf(await this.queries.execute(new FindStep(id, from, by, direction)));
  }
}
