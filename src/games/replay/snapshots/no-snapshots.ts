import type { Snapshots } from '../../../platform/snapshots/snapshots';

/** Keeps nothing: for who opens a game once. */
export const noSnapshots: Snapshots = {
  find: () => Promise.resolve(null),
  some: () => Promise.resolve([]),
  keep: () => Promise.resolve(),
  dropForeign: () => Promise.resolve(0),
};
