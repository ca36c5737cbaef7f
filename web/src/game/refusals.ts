import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import type { Extent } from './extent';
import { viewerNamed, viewers, type ViewerName } from './viewers';

/** With these the server says that a game, or a view of it, is not there for us. */
export const GONE: ReadonlySet<string> = new Set([
  'GAME_NOT_FOUND',
  'GAME_DELETED',
  'VIEW_NOT_OPEN',
  'GRANT_REVOKED',
  'GRANT_EXPIRED',
]);

const own = (code: string, message: string, hint: string): Refusal => ({
  ...{ code, message, hint },
  ...{ line: null, entry: null, decision: null },
});

export const noGame = own(
  'GAME_NOT_FOUND',
  texts.game.refusals.noGame,
  texts.game.refusals.noGameHint,
);

export const notOpen = (viewer: ViewerName): Refusal =>
  own(
    'VIEW_NOT_OPEN',
    texts.game.refusals.notOpen(texts.viewers[viewer]),
    texts.game.refusals.notOpenHint,
  );

export const beyond = (at: number, { from, to }: Extent): Refusal =>
  own('OUT_OF_RANGE', texts.game.refusals.beyond(at), texts.game.refusals.beyondHint(from, to));

const MOMENT = /^\d{1,6}$/;

/** What an address names that is no view or no moment of any game; null where it names both, or neither. */
export function misnamed(viewer: string | undefined, moment: string | undefined): Refusal | null {
  const { refusals } = texts.game;
  if (viewer !== undefined && viewerNamed(viewer) === null)
    return own('OUT_OF_RANGE', refusals.noView(viewer), refusals.noViewHint(viewers));
  if (moment !== undefined && !MOMENT.test(moment))
    return own('OUT_OF_RANGE', refusals.noMoment(moment), refusals.noMomentHint);
  return null;
}
