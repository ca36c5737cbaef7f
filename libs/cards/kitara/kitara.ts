import type { CardValue } from '#rules';
import { adam } from './adam';
import { sunnyLebeau } from './sunny-lebeau';
import { neutralRunner } from './neutral-runner';
import { neutralCorp } from './neutral-corp';
import { weylandConsortium } from './weyland';
import { nbn } from './nbn';
import { haasBioroid } from './haas-bioroid';
import { shaper } from './shaper';
import { criminal } from './criminal';
import { apex } from './apex';
import { anarch } from './anarch';
import { jinteki } from './jinteki';

/** The Kitara cycle, by faction. */
export const kitara: readonly CardValue[] = [
  ...jinteki,
  ...anarch,
  ...apex,
  ...criminal,
  ...shaper,
  ...haasBioroid,
  ...nbn,
  ...weylandConsortium,
  ...neutralCorp,
  ...adam,
  ...sunnyLebeau,
  ...neutralRunner,
];
