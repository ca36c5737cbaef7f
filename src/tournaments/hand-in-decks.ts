import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import { playerIdOf } from './player-id';
import { type GivenDecks, readDecks, registeredDecks } from './registered-deck';
import { STORED_LISTS, type StoredLists } from './stored-lists';
import { TournamentStreams, type Written } from './tournament-streams';

export class HandInDecks extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly player: string,
    readonly decks: GivenDecks,
  ) {
    super();
  }
}

/** Hands in both lists of a registered player, or others until the event starts (TOURN-14). */
@CommandHandler(HandInDecks)
export class HandInDecksHandler implements ICommandHandler<HandInDecks> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(STORED_LISTS) private readonly lists: StoredLists,
  ) {}

  async execute({ caller, tournamentId, player, decks }: HandInDecks) {
    const id = playerIdOf(player);
    if (!id.ok) return id;
    const read = await readDecks(decks, this.lists, caller);
    return this.streams.write(caller, tournamentId, (state) => {
      const legal = registeredDecks(read, state);
      return legal.ok ? { type: 'handInDecks', player: id.player, decks: legal.decks } : legal;
    });
  }
}
