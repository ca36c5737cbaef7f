import type { CardValue } from '#rules';
import { jinteki } from './jinteki';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';
import { criminal } from './criminal';
import { anarch } from './anarch';
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
  ...anarch,
  ...criminal,
  ...shaper,
  ...neutralRunner,
  ...jinteki,
];
