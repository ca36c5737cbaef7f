import type { ObservedGame } from '#notation/observed/told';
import type { ObservedGames } from './observed-games';

export interface NotThere {
  readonly ok: false;
  readonly code: 'GAME_NOT_FOUND' | 'OUT_OF_RANGE';
  readonly message: string;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | NotThere;

/** Answers a question about an observed game. */
export async function answer<T>(
  games: Pick<ObservedGames, 'get'>,
  id: string,
  about: (game: ObservedGame) => T,
): Promise<Answer<T>> {
  const game = await games.get(id);
  if (game === null)
    return { ok: false, code: 'GAME_NOT_FOUND', message: `there is no observed game ${id}` };
  return { ok: true, value: about(game) };
}

export const noEntry = ({ last }: ObservedGame, at: number): NotThere => ({
  ok: false,
  code: 'OUT_OF_RANGE',
  message:
    last < 0
      ? 'a pasted log shows no positions'
      : `there is no position ${String(at)}: the replay has positions 0 to ${String(last)}`,
});
