import { formatNamed } from '#decks/legality/formats';
import { isPlayerId } from '#tournament/results/outcome';
import type { TournamentStreams } from '../../tournament-streams';
import type { RegisterPlayer } from './command';
import { registeredDeck } from './registered-deck';

/** Enters a player, now or late; decks are held against the format first (TOURN-06, TOURN-13). */
export class RegisterPlayerHandler {
  constructor(private readonly streams: TournamentStreams) {}

  async execute({ tournamentId, player, name, decks, format }: RegisterPlayer) {
    if (!isPlayerId(player)) {
      return {
        ok: false as const,
        code: 'PLAYER_ID_WRONG',
        place: 'player',
        message: `"${player}" is no player's id.`,
        mend: 'Use up to 64 characters without spaces.',
      };
    }
    if (decks === null) {
      const command = { type: 'register', player, name, decks } as const;
      return this.streams.write(tournamentId, () => command);
    }
    const named = formatNamed(format);
    if (!named.ok) return { ...named, place: 'format' };
    const corp = registeredDeck(decks.corp, 'corp', named.format);
    if (!corp.ok) return corp;
    const runner = registeredDeck(decks.runner, 'runner', named.format);
    if (!runner.ok) return runner;
    const both = { corp: corp.deck, runner: runner.deck };
    return this.streams.write(tournamentId, () => ({
      type: 'register',
      player,
      name,
      decks: both,
    }));
  }
}
