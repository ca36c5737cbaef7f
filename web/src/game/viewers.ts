import type { Viewer } from '../api/documents';

/** As addresses name them. */
export const viewers = ['corp', 'runner', 'spectator', 'judge'] as const;
export type ViewerName = (typeof viewers)[number];

export const viewerNamed = (text: string | undefined): ViewerName | null =>
  viewers.find((one) => one === text) ?? null;

const ASKED = {
  corp: 'CORP',
  runner: 'RUNNER',
  spectator: 'SPECTATOR',
  judge: 'JUDGE',
} as const satisfies Readonly<Record<ViewerName, Viewer>>;

export const asked = (viewer: ViewerName): Viewer => ASKED[viewer];

export const named = (viewer: Viewer): ViewerName =>
  viewers.find((one) => ASKED[one] === viewer) ?? 'spectator';

/** As whom a game is looked at first. */
export function bestOf(open: { readonly has: (viewer: ViewerName) => boolean }): ViewerName {
  const own = (['corp', 'runner'] as const).filter((seat) => open.has(seat));
  // Who may see one seat alone holds its key.
  const [only] = own;
  if (own.length === 1 && only !== undefined && !open.has('judge')) return only;
  return open.has('judge') ? 'judge' : (viewers.find((one) => open.has(one)) ?? 'spectator');
}
