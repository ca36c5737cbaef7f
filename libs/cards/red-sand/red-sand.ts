import type { CardValue } from '#rules';
import { anarch } from './anarch';
import { criminal } from './criminal';
import { jinteki } from './jinteki';

/** The Red Sand cycle, by faction. */
export const redSand: readonly CardValue[] = [...anarch, ...criminal, ...jinteki];
