import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerIdOf } from '../../player-id';
import { registeredDecks } from '../../registered-deck';
import { TournamentStreams } from '../../tournament-streams';
import { HandInDecks } from './command';

/** Hands in both lists of a registered player, or others until the event starts (TOURN-14). */
@CommandHandler(HandInDecks)
export class HandInDecksHandler implements ICommandHandler<HandInDecks> {
  constructor(private readonly streams: TournamentStreams) {}

  async execute({ caller, tournamentId, player, decks, format }: HandInDecks) {
    const id = playerIdOf(player);
    if (!id.ok) return id;
    const legal = registeredDecks(decks, format);
    if (!legal.ok) return legal;
    return this.streams.write(caller, tournamentId, () => ({
      type: 'handInDecks',
      player: id.player,
      decks: legal.decks,
    }));
  }
}
