import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Unit } from '../../games/replay/marks';
import { FindStep, type Direction } from '../../games/replay/find-step';
import { valueOf } from './answered';
import { ObservedFields, observedFacts, type ObservedPositionSource } from './observed-fields';
import type { PositionSource } from './source';
import { decisionOut, factOut, legalOut } from './told';

type AnyPosition = PositionSource | ObservedPositionSource;

@Resolver('Position')
export class PositionResolver {
  private readonly observed: ObservedFields;

  constructor(private readonly queries: QueryBus) {
    this.observed = new ObservedFields(queries);
  }

  @ResolveField('legal')
  legal(@Parent() position: AnyPosition) {
    return 'moment' in position ? position.moment.legal.map(legalOut) : [];
  }

  @ResolveField('decisions')
  decisions(@Parent() position: AnyPosition) {
    if (!('moment' in position)) return [];
    const { moment } = position;
    return moment.told.flatMap((one) =>
      'decision' in one ? [decisionOut(one, moment.number, null)] : [],
    );
  }

  @ResolveField('facts')
  facts(@Parent() position: AnyPosition) {
    if (!('moment' in position)) return observedFacts(position);
    const { moment } = position;
    return moment.told.flatMap((one) =>
      'fact' in one ? [factOut({ view: one.fact, text: one.text }, moment.number, null)] : [],
    );
  }

  @ResolveField('told')
  told(@Parent() position: AnyPosition) {
    if ('moment' in position) return position.moment.told;
    return position.entry.facts.map(({ view, text }) => ({ fact: view, text }));
  }

  @ResolveField('next')
  next(@Parent() position: AnyPosition, @Args('by') by: Unit | null) {
    return this.step(position, by, 'next');
  }

  @ResolveField('previous')
  previous(@Parent() position: AnyPosition, @Args('by') by: Unit | null) {
    return this.step(position, by, 'previous');
  }

  @ResolveField('data')
  data(@Parent() position: AnyPosition) {
    return 'moment' in position ? position.moment.position : position.entry.position;
  }

  private async step(
    position: AnyPosition,
    by: Unit | null,
    direction: Direction,
  ): Promise<number | null> {
    const { game, viewer, at } = position;
    if (!('moment' in position)) return this.observed.step(game, at, by ?? 'moment', direction);
    const step = new FindStep(game, viewer, at, by ?? 'moment', direction);
    return valueOf(await this.queries.execute(step));
  }
}
