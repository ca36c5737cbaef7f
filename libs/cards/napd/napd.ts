import type { CardValue } from '#rules/pool/value';

/** The promotional pack of the NAPD, by faction. */
export const napd: readonly CardValue[] = [];
