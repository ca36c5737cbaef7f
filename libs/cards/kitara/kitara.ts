import type { CardValue } from '#rules/pool/value';
import { jinteki } from './jinteki';

/** The Kitara cycle, by faction. */
export const kitara: readonly CardValue[] = [...jinteki];
