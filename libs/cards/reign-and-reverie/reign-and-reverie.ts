import type { CardValue } from '#rules';

/** The Reign and Reverie cycle, by faction. */
export const reignAndReverie: readonly CardValue[] = [];
