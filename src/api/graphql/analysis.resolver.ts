import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GameReport } from '#analysis/report/game-report';
import type { Viewer } from '#rules';
import { GetAnalysis } from '../../games/replay/get-analysis';
import { valueOf } from './answered';
import type { GameSource } from './source';

const reportOut = ({ accesses, ...report }: GameReport) => ({
  ...report,
  accesses: { accesses: accesses.accesses, runs: accesses.runs, ...accesses.game },
});

@Resolver('Game')
export class AnalysisResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('analysis')
  async analysis(@Parent() { id }: GameSource, @Args('as') as: Viewer) {
    const report = valueOf(await this.queries.execute(new GetAnalysis(id, as)));
    return report === null ? null : reportOut(report);
  }
}
