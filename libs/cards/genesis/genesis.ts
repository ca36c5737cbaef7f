import type { CardValue } from '#rules';
import { anarch } from './anarch';
import { jinteki } from './jinteki';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';

/** The Genesis cycle, by faction. */
export const genesis: readonly CardValue[] = [...anarch, ...jinteki, ...neutralRunner, ...shaper];
