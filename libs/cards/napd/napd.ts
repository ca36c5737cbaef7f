import type { CardValue } from '#rules';

/** The promotional pack of the NAPD, by faction. */
export const napd: readonly CardValue[] = [];
