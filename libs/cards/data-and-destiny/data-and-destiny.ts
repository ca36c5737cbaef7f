import type { CardValue } from '#rules';
import { adam } from './adam';
import { apex } from './apex';
import { nbn } from './nbn';

/** The Data and Destiny cycle, by faction. */
export const dataAndDestiny: readonly CardValue[] = [...adam, ...apex, ...nbn];
