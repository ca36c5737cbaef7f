import type { CardValue } from '#rules/pool/value';

/** The Magnum Opus cycle, by faction. */
export const magnumOpus: readonly CardValue[] = [];
