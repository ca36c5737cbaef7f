import { SIDES } from '../../lens/side';
import type { Shown } from '../shown';

/** What a player is asked where something may be prevented. */
export const prevents = /^Prevent /;

/** Whom a player waits for where something may be done before what is imminent happens. */
const interrupts = / to resolve \S+-interrupt triggers$/;

/** Somebody is asked whether something is prevented, or does so first, right after what it would happen to is chosen. */
export const isPreventionAsked = (there: Shown | undefined): boolean =>
  SIDES.some((side) => {
    const message = there?.prompts[side]?.message ?? '';
    return prevents.test(message) || interrupts.test(message);
  });
