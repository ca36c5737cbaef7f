import type { Refusal } from '../api/refusal';
import type { Extent } from './extent';
import type { ViewerName } from './viewers';

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
  'There is no such game, or it is not open to you',
  'If you were given a key, add it. Else check the address.',
);

export const notOpen = (viewer: ViewerName): Refusal =>
  own(
    'VIEW_NOT_OPEN',
    `This game is not open to you as the ${viewer}`,
    'Choose another seat above, or add the key that opens it.',
  );

export const beyond = (at: number, { from, to }: Extent): Refusal =>
  own(
    'OUT_OF_RANGE',
    `There is no moment ${at} for you here`,
    `You may see moments ${from} to ${to}; the nearest is shown.`,
  );
