import type { CardValue } from '#rules';
import { neutralCorp } from './neutral-corp';
import { criminal } from './criminal';
import { jinteki } from './jinteki';
import { neutralRunner } from './neutral-runner';

/** The Honor and Profit cycle, by faction. */
export const honorAndProfit: readonly CardValue[] = [
  ...neutralCorp,
  ...criminal,
  ...jinteki,
  ...neutralRunner,
];
