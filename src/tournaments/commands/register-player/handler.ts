import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerIdOf } from '../../player-id';
import { readDecks, registeredDecks } from '../../registered-deck';
import { STORED_LISTS, type StoredLists } from '../../stored-lists';
import { TournamentStreams } from '../../tournament-streams';
import { RegisterPlayer } from './command';

/** Enters a player, now or late; decks are held against the event's format first. */
@CommandHandler(RegisterPlayer)
export class RegisterPlayerHandler implements ICommandHandler<RegisterPlayer> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(STORED_LISTS) private readonly lists: StoredLists,
  ) {}

  async execute({ caller, tournamentId, player, name, decks }: RegisterPlayer) {
    const id = playerIdOf(player);
    if (!id.ok) return id;
    const read = decks === null ? null : await readDecks(decks, this.lists, caller);
    return this.streams.write(caller, tournamentId, (state) => {
      const legal = read === null ? null : registeredDecks(read, state);
      if (legal !== null && !legal.ok) return legal;
      return { type: 'register', player: id.player, name, decks: legal?.decks ?? null };
    });
  }
}
