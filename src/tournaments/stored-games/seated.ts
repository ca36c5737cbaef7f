import type { PlayerId, Side } from '#tournament/results/outcome';
import type { Event } from '#tournament/stream/state';
import type { Refused } from '../tournament-streams';
import { changedTitles } from './changed-titles';
import type { FinishedGame } from './finished-games';

export interface Seats {
  readonly corp: PlayerId;
  readonly runner: PlayerId;
}

/** Whether a game means a player of the event: it names its own by id or by name. */
export const isNamed = (event: Event, id: PlayerId, name: string): boolean =>
  id === name || event.players.get(id)?.name === name;

/** Why a game is not that of two players on these sides; `null` when the names are theirs. */
export const namesProblem = (
  event: Event,
  game: FinishedGame,
  { corp, runner }: Seats,
  place: string,
): Refused | null =>
  isNamed(event, corp, game.corp) && isNamed(event, runner, game.runner)
    ? null
    : {
        ok: false,
        code: 'GAME_OF_OTHERS',
        place,
        message: `This game is not ${corp} as Corp against ${runner}.`,
        hint: 'Name the games in order, or say who was the first Corp.',
      };

/** TOURN-14: both play the lists they handed in; nothing is asked where none are. */
export const decksProblem = (
  event: Event,
  game: FinishedGame,
  seats: Seats,
  place: string,
): Refused | null => {
  for (const side of ['corp', 'runner'] as const satisfies readonly Side[]) {
    const handedIn = event.players.get(seats[side])?.decks?.[side];
    if (handedIn === undefined) continue;
    const played = game.decks[side];
    if (played === null) {
      return {
        ok: false,
        code: 'DECK_UNSEEN',
        place,
        message: `The ${side} list of this game is not open to you, so it cannot be held against the one handed in (TOURN-14).`,
        hint: `Send a key that shows the whole game as the ${side} or as a judge, or record the result by hand.`,
      };
    }
    const changed = changedTitles(handedIn.cards, played);
    if (changed.length === 0) continue;
    return {
      ok: false,
      code: 'DECK_CHANGED',
      place,
      message: `${seats[side]} did not play the ${side} list handed in (TOURN-14).`,
      hint: 'Ask the players; record the result by hand if it stands.',
    };
  }
  return null;
};
