import { QueryBus } from '@nestjs/cqrs';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ShowRound } from '../../tournaments/show-round';
import type { RoundSource } from './tournament-told';

@Resolver('TournamentRound')
export class TournamentRoundResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('findings')
  async findings(@Parent() { tournament, number }: RoundSource) {
    const shown = await this.queries.execute(new ShowRound(tournament, number));
    return shown?.findings ?? [];
  }
}
