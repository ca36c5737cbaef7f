import { randomBytes } from 'node:crypto';

const BYTES = 24;

/** 192 random bits in 32 characters of base64url. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');
