import type { CardValue } from '#rules';
import { anarch } from './anarch';
import { criminal } from './criminal';
import { haasBioroid } from './haas-bioroid';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { neutralCorp } from './neutral-corp';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';
import { weylandConsortium } from './weyland';

/** The Lunar cycle, by faction. */
export const lunar: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...shaper,
  ...neutralRunner,
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...weylandConsortium,
  ...neutralCorp,
];
