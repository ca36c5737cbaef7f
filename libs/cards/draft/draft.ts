import type { CardValue } from '#rules';

/** The identities of the draft packs, by faction. */
export const draft: readonly CardValue[] = [];
