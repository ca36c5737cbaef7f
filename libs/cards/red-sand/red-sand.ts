import type { CardValue } from '#rules';
import { neutralCorp } from './neutral-corp';
import { weylandConsortium } from './weyland';
import { nbn } from './nbn';
import { haasBioroid } from './haas-bioroid';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';
import { anarch } from './anarch';
import { criminal } from './criminal';
import { jinteki } from './jinteki';

/** The Red Sand cycle, by faction. */
export const redSand: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...jinteki,
  ...shaper,
  ...neutralRunner,
  ...haasBioroid,
  ...nbn,
  ...weylandConsortium,
  ...neutralCorp,
];
