import type { CardValue } from '#rules';
import { criminal } from './criminal';
import { jinteki } from './jinteki';
import { neutralCorp } from './neutral-corp';
import { neutralRunner } from './neutral-runner';

/** The Honor and Profit cycle, by faction. */
export const honorAndProfit: readonly CardValue[] = [
  ...criminal,
  ...neutralRunner,
  ...jinteki,
  ...neutralCorp,
];
