import type { CardValue } from '#rules/pool/value';

/** The identities of the draft packs, by faction. */
export const draft: readonly CardValue[] = [];
