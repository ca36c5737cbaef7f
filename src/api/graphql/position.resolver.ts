import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Unit } from '../../replays/marks';
import { ListFacts } from '../../replays/queries/facts/query';
import { ListLegalDecisions } from '../../replays/queries/legal-decisions/query';
import { FindStep, type Direction } from '../../replays/queries/step/query';
import { valueOf } from './answered';
import type { PositionSource } from './source';
import { factOut, legalOut } from './told';

@Resolver('Position')
export class PositionResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('legal')
  async legal(@Parent() { game, at, viewer }: PositionSource) {
    return valueOf(await this.queries.execute(new ListLegalDecisions(game, at, viewer))).map(
      legalOut,
    );
  }

  @ResolveField('facts')
  async facts(@Parent() { game, at, viewer }: PositionSource) {
    const facts = valueOf(await this.queries.execute(new ListFacts(game, at, viewer)));
    return facts.map((fact) => factOut(fact, at, null));
  }

  @ResolveField('next')
  next(@Parent() { game, at }: PositionSource, @Args('by') by: Unit | null) {
    return this.step(game, at, by, 'next');
  }

  @ResolveField('previous')
  previous(@Parent() { game, at }: PositionSource, @Args('by') by: Unit | null) {
    return this.step(game, at, by, 'previous');
  }

  @ResolveField('data')
  data(@Parent() { view }: PositionSource) {
    return view;
  }

  private async step(game: string, at: number, by: Unit | null, direction: Direction) {
    return valueOf(await this.queries.execute(new FindStep(game, at, by ?? 'decision', direction)));
  }
}
