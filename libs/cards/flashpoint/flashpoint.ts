import type { CardValue } from '#rules';
import { adam } from './adam';
import { sunnyLebeau } from './sunny-lebeau';
import { neutralCorp } from './neutral-corp';
import { neutralRunner } from './neutral-runner';
import { apex } from './apex';
import { criminal } from './criminal';
import { anarch } from './anarch';
import { haasBioroid } from './haas-bioroid';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { shaper } from './shaper';
import { weylandConsortium } from './weyland';

/** The Flashpoint cycle, by faction. */
export const flashpoint: readonly CardValue[] = [
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...shaper,
  ...weylandConsortium,
  ...anarch,
  ...criminal,
  ...apex,
  ...neutralRunner,
  ...neutralCorp,
  ...adam,
  ...sunnyLebeau,
];
