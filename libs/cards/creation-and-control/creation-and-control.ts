import type { CardValue } from '#rules';
import { haasBioroid } from './haas-bioroid';
import { neutralCorp } from './neutral-corp';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';

/** The Creation and Control cycle, by faction. */
export const creationAndControl: readonly CardValue[] = [
  ...haasBioroid,
  ...neutralCorp,
  ...neutralRunner,
  ...shaper,
];
