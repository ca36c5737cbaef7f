import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../access/caller';
import { AnnounceTournament } from '../../tournaments/announce-tournament';
import { HandInDecks } from '../../tournaments/hand-in-decks';
import { RegisterPlayer } from '../../tournaments/register-player';
import { accepted, storedId } from './accepted';
import { decksOf, settingsOf, type DecksArgs, type SettingsArgs } from './tournament-input';
import { decidedOut, type TournamentSource } from './tournament-told';

interface PlayerArgs {
  readonly tournament: string;
  readonly player: string;
}

/** What is done before an event starts. */
@Resolver()
export class EnterTournamentResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('announceTournament')
  async announceTournament(@Args('settings') settings: SettingsArgs) {
    const announced = await this.commands.execute(new AnnounceTournament(settingsOf(settings)));
    const { tournamentId, state, key } = accepted(announced);
    return { tournament: decidedOut(tournamentId, state), key };
  }

  @Mutation('registerPlayer')
  async registerPlayer(
    @Context('caller') caller: Caller,
    @Args() { tournament, player }: PlayerArgs,
    @Args('name') name: string,
    @Args('decks') decks: DecksArgs | null | undefined,
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    const lists = decks === null || decks === undefined ? null : decksOf(decks);
    const asked = new RegisterPlayer(caller, id, player, name, lists);
    return decidedOut(id, accepted(await this.commands.execute(asked)).state);
  }

  @Mutation('handInDecks')
  async handInDecks(
    @Context('caller') caller: Caller,
    @Args() { tournament, player }: PlayerArgs,
    @Args('decks') decks: DecksArgs,
  ): Promise<TournamentSource> {
    const id = storedId('tournament', tournament);
    const asked = new HandInDecks(caller, id, player, decksOf(decks));
    return decidedOut(id, accepted(await this.commands.execute(asked)).state);
  }
}
