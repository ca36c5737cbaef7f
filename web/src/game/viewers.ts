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
