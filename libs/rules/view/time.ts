import type { Actor } from '../state/side';
import type { Viewer } from './viewer';

const minute = 60_000;

/**
 * When something was decided, in milliseconds, as a viewer is told: exactly for whoever decided it
 * and the judge, by the minute for others. How long a player thought tells of what they held.
 */
export const timeFor = (viewer: Viewer, by: Actor | null, time: number): number =>
  viewer === 'judge' || viewer === by ? time : Math.floor(time / minute) * minute;
