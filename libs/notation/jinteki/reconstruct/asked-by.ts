import { SIDES } from '../lens/side';
import type { Shown } from './shown';

/** A card asks one of the players something there. */
export const isAskedBy = (at: Pick<Shown, 'prompts'> | undefined, title: string): boolean =>
  at !== undefined && SIDES.some((side) => at.prompts[side]?.cardTitle === title);
