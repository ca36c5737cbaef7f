import type { Replay } from './replay';
import type { Replays } from './replays';

export interface NotThere {
  readonly ok: false;
  readonly code: 'GAME_NOT_FOUND' | 'OUT_OF_RANGE';
  readonly message: string;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | NotThere;

/** Answers a question about one position of one game. */
export async function answer<T>(
  replays: Pick<Replays, 'get'>,
  game: string,
  at: number,
  about: (replay: Replay) => T,
): Promise<Answer<T>> {
  const replay = await replays.get(game);
  if (replay === null)
    return { ok: false, code: 'GAME_NOT_FOUND', message: `there is no game ${game}` };
  if (replay.has(at)) return { ok: true, value: about(replay) };
  return {
    ok: false,
    code: 'OUT_OF_RANGE',
    message: `there is no position ${at}: the game has positions 0 to ${replay.length}`,
  };
}
