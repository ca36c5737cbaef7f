import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import { playerIdOf } from './player-id';
import { type GivenDecks, readDecks, registeredDecks } from './registered-deck';
import { STORED_LISTS, type StoredLists } from './stored-lists';
import { TournamentStreams, type Written } from './tournament-streams';

export class RegisterPlayer extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly player: string,
    readonly name: string,
    readonly decks: GivenDecks | null,
  ) {
    super();
  }
}

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
