import type { CardValue } from '#rules';

/** The Magnum Opus cycle, by faction. */
export const magnumOpus: readonly CardValue[] = [];
