import type { CardValue } from '#rules';
import { criminal } from './criminal';
import { jinteki } from './jinteki';
import { neutralRunner } from './neutral-runner';

/** The Honor and Profit cycle, by faction. */
export const honorAndProfit: readonly CardValue[] = [...criminal, ...jinteki, ...neutralRunner];
