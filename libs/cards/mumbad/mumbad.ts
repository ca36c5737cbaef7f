import type { CardValue } from '#rules';
import { haasBioroid } from './haas-bioroid';
import { nbn } from './nbn';
import { neutralCorp } from './neutral-corp';
import { weylandConsortium } from './weyland';

/** The Mumbad cycle, by faction. */
export const mumbad: readonly CardValue[] = [
  ...haasBioroid,
  ...nbn,
  ...neutralCorp,
  ...weylandConsortium,
];
