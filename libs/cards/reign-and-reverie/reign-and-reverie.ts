import type { CardValue } from '#rules/pool/value';

/** The Reign and Reverie cycle, by faction. */
export const reignAndReverie: readonly CardValue[] = [];
