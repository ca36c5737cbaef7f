import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { Unit } from '../../games/replay/marks';
import { FindStep } from '../../games/replay/find-step';
import type { Direction } from '../../games/replay/stored-game';
import { isWithinAny } from '../gate/bounds';
import type { Gate } from '../gate/gate';
import { valueOf } from './answered';
import type { PositionSource } from './source';
import { decisionOut, factOut, legalOut } from './told';

/** Nest calls a method without decorated parameters as graphql-js does: without a promise, and with the same arguments. */
@Resolver('Position')
export class PositionResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('legal')
  legal({ moment }: PositionSource) {
    return moment.legal.map(legalOut);
  }

  @ResolveField('decisions')
  decisions({ moment }: PositionSource) {
    return moment.told.flatMap((one) =>
      'decision' in one ? [decisionOut(one, moment.number, null)] : [],
    );
  }

  @ResolveField('facts')
  facts({ moment }: PositionSource) {
    return moment.told.flatMap((one) =>
      'fact' in one ? [factOut({ view: one.fact, text: one.text }, moment.number, null)] : [],
    );
  }

  @ResolveField('told')
  told({ moment }: PositionSource) {
    return moment.told;
  }

  @ResolveField('next')
  next(
    position: PositionSource,
    { by }: { readonly by: Unit | null },
    { gate }: { readonly gate: Pick<Gate, 'sight'> },
  ) {
    return this.shown(position, by, 'next', gate);
  }

  @ResolveField('previous')
  previous(
    position: PositionSource,
    { by }: { readonly by: Unit | null },
    { gate }: { readonly gate: Pick<Gate, 'sight'> },
  ) {
    return this.shown(position, by, 'previous', gate);
  }

  @ResolveField('data')
  data({ moment }: PositionSource) {
    return moment.position;
  }

  /** Whoever looks by a grant hears of no moment beyond it: neither its number, nor that there is one. */
  private async shown(
    position: PositionSource,
    by: Unit | null,
    direction: Direction,
    gate: Pick<Gate, 'sight'>,
  ): Promise<number | null> {
    const { game, viewer } = position;
    const [moment, sight] = await Promise.all([
      this.step(position, by, direction),
      gate.sight(game, viewer),
    ]);
    if (!sight.ok) return null;
    return sight.ranges === 'all' || isWithinAny(moment, sight.ranges) ? moment : null;
  }

  private async step(
    { game, viewer, at }: PositionSource,
    by: Unit | null,
    direction: Direction,
  ): Promise<number | null> {
    const step = new FindStep(game, viewer, at, by ?? 'moment', direction);
    return valueOf(await this.queries.execute(step));
  }
}
