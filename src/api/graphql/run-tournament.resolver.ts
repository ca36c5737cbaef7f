import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../access/caller';
import { CloseSwiss } from '../../tournaments/close-swiss';
import { DrawRound } from '../../tournaments/draw-round';
import { PairByHand } from '../../tournaments/pair-by-hand';
import { RecordDecision, type OrganisersDecision } from '../../tournaments/record-decision';
import { TakeCutResult } from '../../tournaments/take-cut-result';
import { TakeResult } from '../../tournaments/take-result';
import { accepted, storedId } from './accepted';
import {
  cutResultOf,
  optionalPlayerOf,
  playerOf,
  resultOf,
  type CutResultArgs,
  type ResultArgs,
} from './tournament-input';
import { decidedOut, type TournamentSource } from './tournament-told';

interface TableArgs {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
}

interface MatchArgs {
  readonly tournament: string;
  readonly match: string;
}

interface PairArgs {
  readonly first: string;
  readonly second: string;
}

/** What the organiser decides while an event is played. */
@Resolver()
export class RunTournamentResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('startTournament')
  startTournament(@Context('caller') caller: Caller, @Args('tournament') tournament: string) {
    return this.record(caller, tournament, { type: 'start' });
  }

  @Mutation('drawRound')
  async drawRound(
    @Context('caller') caller: Caller,
    @Args('tournament') tournament: string,
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    return decidedOut(id, accepted(await this.commands.execute(new DrawRound(caller, id))).state);
  }

  @Mutation('pairByHand')
  async pairByHand(
    @Context('caller') caller: Caller,
    @Args('tournament') tournament: string,
    @Args('tables') tables: readonly PairArgs[],
    @Args('bye') bye: string | null | undefined,
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    const pairs = tables.map(({ first, second }) => [playerOf(first), playerOf(second)] as const);
    const asked = new PairByHand(caller, id, pairs, optionalPlayerOf(bye));
    return decidedOut(id, accepted(await this.commands.execute(asked)).state);
  }

  @Mutation('recordResult')
  recordResult(
    @Context('caller') caller: Caller,
    @Args() { tournament, round, table }: TableArgs,
    @Args('result') result: ResultArgs,
  ) {
    return this.record(caller, tournament, {
      type: 'recordResult',
      round,
      table,
      result: resultOf(result),
    });
  }

  @Mutation('correctResult')
  correctResult(
    @Context('caller') caller: Caller,
    @Args() { tournament, round, table }: TableArgs,
    @Args('result') result: ResultArgs,
  ) {
    return this.correct(caller, tournament, {
      type: 'correctResult',
      round,
      table,
      result: resultOf(result),
    });
  }

  @Mutation('takeResult')
  async takeResult(
    @Context('caller') caller: Caller,
    @Args() { tournament, round, table }: TableArgs,
    @Args('games') games: readonly (string | null)[],
    @Args('firstCorp') firstCorp: string | null | undefined,
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    const asked = new TakeResult(caller, id, round, table, games, optionalPlayerOf(firstCorp));
    return decidedOut(id, accepted(await this.commands.execute(asked)).state);
  }

  @Mutation('takeCutResult')
  async takeCutResult(
    @Context('caller') caller: Caller,
    @Args() { tournament, match }: MatchArgs,
    @Args('game') game: string,
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    const asked = new TakeCutResult(caller, id, match, storedId('game', game));
    return decidedOut(id, accepted(await this.commands.execute(asked)).state);
  }

  @Mutation('linkGame')
  linkGame(
    @Context('caller') caller: Caller,
    @Args() { tournament, round, table }: TableArgs,
    @Args('number') game: number,
    @Args('game') gameId: string,
  ) {
    const stored = storedId('game', gameId);
    return this.record(caller, tournament, {
      type: 'linkGame',
      round,
      table,
      game,
      gameId: stored,
    });
  }

  @Mutation('dropPlayer')
  dropPlayer(
    @Context('caller') caller: Caller,
    @Args('tournament') tournament: string,
    @Args('player') player: string,
  ) {
    return this.record(caller, tournament, { type: 'drop', player: playerOf(player) });
  }

  @Mutation('closeSwiss')
  async closeSwiss(
    @Context('caller') caller: Caller,
    @Args('tournament') tournament: string,
    @Args('then') then: CloseSwiss['then'],
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    return decidedOut(
      id,
      accepted(await this.commands.execute(new CloseSwiss(caller, id, then))).state,
    );
  }

  @Mutation('settleSides')
  settleSides(
    @Context('caller') caller: Caller,
    @Args() { tournament, match }: MatchArgs,
    @Args('corp') corp: string,
    @Args('lot') lot: string | null | undefined,
  ) {
    return this.record(caller, tournament, {
      type: 'settleSides',
      match,
      corp: playerOf(corp),
      lot: optionalPlayerOf(lot),
    });
  }

  @Mutation('recordCutResult')
  recordCutResult(
    @Context('caller') caller: Caller,
    @Args() { tournament, match }: MatchArgs,
    @Args('result') result: CutResultArgs,
  ) {
    return this.record(caller, tournament, {
      type: 'recordCutResult',
      match,
      ...cutResultOf(result),
    });
  }

  @Mutation('correctCutResult')
  correctCutResult(
    @Context('caller') caller: Caller,
    @Args() { tournament, match }: MatchArgs,
    @Args('result') result: CutResultArgs,
  ) {
    return this.correct(caller, tournament, {
      type: 'correctCutResult',
      match,
      ...cutResultOf(result),
    });
  }

  private async record(caller: Caller, tournament: string, decision: OrganisersDecision) {
    return (await this.correct(caller, tournament, decision)).tournament;
  }

  private async correct(caller: Caller, tournament: string, decision: OrganisersDecision) {
    const id = storedId('tournament', tournament);
    const recorded = accepted(
      await this.commands.execute(new RecordDecision(caller, id, decision)),
    );
    return { tournament: decidedOut(id, recorded.state), changes: recorded.changes };
  }
}
