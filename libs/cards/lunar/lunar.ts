import type { CardValue } from '#rules';
import { neutralRunner } from './neutral-runner';
import { neutralCorp } from './neutral-corp';
import { criminal } from './criminal';
import { haasBioroid } from './haas-bioroid';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { shaper } from './shaper';
import { weylandConsortium } from './weyland';

/** The Lunar cycle, by faction. */
export const lunar: readonly CardValue[] = [
  ...neutralRunner,
  ...neutralCorp,
  ...criminal,
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...shaper,
  ...weylandConsortium,
];
