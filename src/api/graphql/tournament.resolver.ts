import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isStoredId } from '#text/stored-id';
import { ShowBracket } from '../../tournaments/show-bracket';
import { ExportEvent, type Export } from '../../tournaments/export-event';
import { ShowTournament } from '../../tournaments/show-tournament';
import { ShowStandings } from '../../tournaments/show-standings';
import { bracketOut, tournamentOut, type TournamentSource } from './tournament-told';

@Resolver('Tournament')
export class TournamentResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('tournament')
  async tournament(@Args('id') id: string): Promise<TournamentSource | null> {
    const event = isStoredId(id) ? await this.queries.execute(new ShowTournament(id)) : null;
    return event === null ? null : tournamentOut(id, event);
  }

  @ResolveField('standings')
  standings(
    @Parent() { id }: TournamentSource,
    @Args('afterRound') afterRound: number | null | undefined,
  ) {
    return this.queries.execute(new ShowStandings(id, afterRound ?? null));
  }

  @ResolveField('bracket')
  async bracket(@Parent() { id }: TournamentSource) {
    const bracket = await this.queries.execute(new ShowBracket(id));
    return bracket === null ? null : bracketOut(bracket);
  }

  @ResolveField('export')
  export(
    @Parent() { id }: TournamentSource,
    @Args('as') as: Export,
    @Args('round') round: number | null | undefined,
  ) {
    return this.queries.execute(new ExportEvent(id, as, round ?? null));
  }
}
