import type { CardValue } from '#rules';
import { haasBioroid } from './haas-bioroid';
import { shaper } from './shaper';

/** The Creation and Control cycle, by faction. */
export const creationAndControl: readonly CardValue[] = [...haasBioroid, ...shaper];
