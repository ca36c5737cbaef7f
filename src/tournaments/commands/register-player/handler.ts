import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerIdOf } from '../../player-id';
import { registeredDecks } from '../../registered-deck';
import { TournamentStreams } from '../../tournament-streams';
import { RegisterPlayer } from './command';

/** Enters a player, now or late; decks are held against the format first. */
@CommandHandler(RegisterPlayer)
export class RegisterPlayerHandler implements ICommandHandler<RegisterPlayer> {
  constructor(private readonly streams: TournamentStreams) {}

  async execute({ caller, tournamentId, player, name, decks, format }: RegisterPlayer) {
    const id = playerIdOf(player);
    if (!id.ok) return id;
    const legal = decks === null ? null : registeredDecks(decks, format);
    if (legal !== null && !legal.ok) return legal;
    return this.streams.write(caller, tournamentId, () => ({
      type: 'register',
      player: id.player,
      name,
      decks: legal?.decks ?? null,
    }));
  }
}
