import type { CardValue } from '#rules';
import { jinteki } from './jinteki';

/** The Kitara cycle, by faction. */
export const kitara: readonly CardValue[] = [...jinteki];
