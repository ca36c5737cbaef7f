import type { CardValue } from '#rules';
import { neutralRunner } from './neutral-runner';
import { sunnyLebeau } from './sunny-lebeau';
import { neutralCorp } from './neutral-corp';
import { adam } from './adam';
import { apex } from './apex';
import { nbn } from './nbn';

/** The Data and Destiny cycle, by faction. */
export const dataAndDestiny: readonly CardValue[] = [
  ...adam,
  ...apex,
  ...nbn,
  ...neutralCorp,
  ...sunnyLebeau,
  ...neutralRunner,
];
