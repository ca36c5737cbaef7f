import { noGame, type Answer } from './answer';
import type { StoredGame } from './stored-game';

export const GAME_READER = Symbol('GameReader');

/** Every stored game, whether its decisions were recorded or it was observed in another's file. */
export interface GameReader {
  /** With all that was stored before the call. Null when there is no such game. */
  get(id: string): Promise<StoredGame | null>;
  /** The game as it is in memory, without asking anybody; null for one that is not, or that may go on. */
  inMemory(id: string): StoredGame | null;
}

/** Answers a question about one game. */
export async function answer<T>(
  reader: GameReader,
  id: string,
  about: (game: StoredGame) => Answer<T> | Promise<Answer<T>>,
): Promise<Answer<T>> {
  const game = reader.inMemory(id) ?? (await reader.get(id));
  return game === null ? noGame(id) : about(game);
}
