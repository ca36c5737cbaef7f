import { QueryBus } from '@nestjs/cqrs';
import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../access/caller';
import { gamesOf, type Purpose } from '../../access/purpose';
import { FindGame } from '../../analysis/projections/games/queries';
import type { Gate } from '../gate/gate';
import { listed, type GameSource } from './source';

/** What a `HeldKey` of the schema is made from. */
type HeldKey = Purpose & { readonly purpose: Purpose };

/** What the asker holds. */
@Resolver('HeldKey')
export class KeysResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('keys')
  keys(@Context('caller') { purposes }: Caller): readonly HeldKey[] {
    return purposes.map((purpose) => ({ ...purpose, purpose }));
  }

  @ResolveField('game')
  async game(
    @Parent() { purpose }: HeldKey,
    @Context('gate') gate: Pick<Gate, 'sight'>,
  ): Promise<GameSource | null> {
    const [id] = gamesOf(purpose);
    if (id === undefined || !(await gate.sight(id, null)).ok) return null;
    const row = await this.queries.execute(new FindGame(id));
    return row === null ? null : listed(row);
  }
}
