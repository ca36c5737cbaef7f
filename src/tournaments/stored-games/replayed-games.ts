import type { LoggedDeck, LogHeader } from '#notation/native/header';
import type { Outcome } from '#rules';
import type { FinishedGame, FoundGame, PlayedCards } from './finished-games';

/** What is asked of a game that is played through the rules. */
export interface ReplayedGame {
  readonly header: Pick<LogHeader, 'players' | 'start'>;
  readonly outcome: Outcome | null;
}

const BY_HAND = 'Record the result by hand.';

const cardsOf = ({ identity, cards }: LoggedDeck): PlayedCards => {
  const copies: Record<string, number> = { [identity]: 1 };
  for (const [code, number] of cards) copies[code] = (copies[code] ?? 0) + number;
  return copies;
};

const outcomeOf = ({ outcome }: ReplayedGame): FinishedGame['outcome'] | null => {
  if (outcome === null) return null;
  return outcome.winner === null ? { kind: 'draw' } : { kind: 'win', side: outcome.winner };
};

export const unknownGame = (gameId: string): Extract<FoundGame, { ok: false }> => ({
  ok: false,
  code: 'GAME_UNKNOWN',
  message: `There is no game ${gameId} that is open to you.`,
  hint: `Upload it, or send the keys that show all of it. ${BY_HAND}`,
});

/** Whoever won an observed game is not for the rules to say. */
export const observedGame = (gameId: string): Extract<FoundGame, { ok: false }> => ({
  ok: false,
  code: 'GAME_OBSERVED',
  message: `${gameId} was observed on another server; its decisions are not known to its end.`,
  hint: `${BY_HAND} Name the game there, or link it afterwards.`,
});

/** The lists that a caller may see whole: those of the sides whose every moment is open to them. */
export interface OpenLists {
  readonly corp: boolean;
  readonly runner: boolean;
}
const BOTH_LISTS: OpenLists = { corp: true, runner: true };

/** What a match can take from a replayed game; whatever is stored was judged by the rules before. */
export const finishedGame = (
  gameId: string,
  replayed: ReplayedGame | null,
  open: OpenLists = BOTH_LISTS,
): FoundGame => {
  if (replayed === null) return unknownGame(gameId);
  const outcome = outcomeOf(replayed);
  if (outcome === null) {
    const message = `${gameId} is not over.`;
    return { ok: false, code: 'GAME_NOT_FINISHED', message, hint: BY_HAND };
  }
  const { players, start } = replayed.header;
  if (start.kind !== 'decks') {
    const message = `${gameId} begins in the midst of a game.`;
    return { ok: false, code: 'GAME_NOT_WHOLE', message, hint: BY_HAND };
  }
  const decks = {
    corp: open.corp ? cardsOf(start.corp) : null,
    runner: open.runner ? cardsOf(start.runner) : null,
  };
  const game = { corp: players.corp.name, runner: players.runner.name, decks, outcome };
  return { ok: true, game };
};
