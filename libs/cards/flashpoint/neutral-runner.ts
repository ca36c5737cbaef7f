import type { CardValue } from '#rules';

export const neutralRunner: readonly CardValue[] = [];
