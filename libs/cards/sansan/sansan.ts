import type { CardValue } from '#rules';
import { haasBioroid } from './haas-bioroid';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';
import { anarch } from './anarch';
import { criminal } from './criminal';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { neutralCorp } from './neutral-corp';
import { weylandConsortium } from './weyland';

/** The SanSan cycle, by faction. */
export const sansan: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...jinteki,
  ...nbn,
  ...neutralCorp,
  ...weylandConsortium,
  ...shaper,
  ...neutralRunner,
  ...haasBioroid,
];
