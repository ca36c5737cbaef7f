import { SIDES } from '../../lens/side';
import type { Shown } from '../shown';

/** What a player is asked where something may be prevented. */
export const prevents = /^Prevent /;

/** Somebody is asked whether something is prevented, right after what it would happen to is chosen. */
export const isPreventionAsked = (there: Shown | undefined): boolean =>
  SIDES.some((side) => prevents.test(there?.prompts[side]?.message ?? ''));
