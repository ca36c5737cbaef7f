import type { Viewer } from '#rules';
import type { Replays } from './replays';
import type { Seen } from './viewer-replay';

export interface NotThere {
  readonly ok: false;
  readonly code: 'GAME_NOT_FOUND' | 'OUT_OF_RANGE';
  readonly message: string;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | NotThere;

/** What a viewer asks about, and from which of the viewer's own moments. */
export interface Place {
  readonly game: string;
  readonly viewer: Viewer;
  readonly at: number;
}

export const noGame = (game: string): NotThere => ({
  ok: false,
  code: 'GAME_NOT_FOUND',
  message: `there is no game ${game} that you may look at`,
});

const outOfRange = (at: number, last: number): NotThere => ({
  ok: false,
  code: 'OUT_OF_RANGE',
  message:
    last < 0
      ? `there is no moment ${at}: this viewer has been told nothing yet`
      : `there is no moment ${at}: this viewer has been told moments 0 to ${last}`,
});

/** Answers a question about one game as a viewer was told it. */
export async function answerAs<T>(
  replays: Pick<Replays, 'get'>,
  { game, viewer }: Omit<Place, 'at'>,
  about: (seen: Seen, over: boolean) => T,
): Promise<Answer<T>> {
  const replay = await replays.get(game);
  if (replay === null) return noGame(game);
  return { ok: true, value: about(replay.seenBy[viewer], replay.outcome !== null) };
}

/** Answers a question about one moment of one game. */
export async function answerAt<T>(
  replays: Pick<Replays, 'get'>,
  place: Place,
  about: (seen: Seen) => T,
): Promise<Answer<T>> {
  const answered = await answerAs(replays, place, (seen): Answer<T> =>
    seen.has(place.at) ? { ok: true, value: about(seen) } : outOfRange(place.at, seen.last),
  );
  return answered.ok ? answered.value : answered;
}
