import type { CardValue } from '#rules';
import { neutralRunner } from './neutral-runner';
import { sunnyLebeau } from './sunny-lebeau';
import { apex } from './apex';
import { adam } from './adam';
import { weylandConsortium } from './weyland';
import { neutralCorp } from './neutral-corp';
import { nbn } from './nbn';
import { jinteki } from './jinteki';
import { haasBioroid } from './haas-bioroid';
import { shaper } from './shaper';
import { criminal } from './criminal';
import { anarch } from './anarch';

/** The Reign and Reverie cycle, by faction. */
export const reignAndReverie: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...shaper,
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...weylandConsortium,
  ...neutralCorp,
  ...adam,
  ...apex,
  ...sunnyLebeau,
  ...neutralRunner,
];
