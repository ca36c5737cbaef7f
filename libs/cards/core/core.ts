import type { CardValue } from '#rules';
import { anarch } from './anarch';
import { criminal } from './criminal';
import { shaper } from './shaper';
import { neutralRunner } from './neutral-runner';
import { haasBioroid } from './haas-bioroid';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { weylandConsortium } from './weyland';
import { neutralCorp } from './neutral-corp';

/** The Core Set, by faction, in the order of its card numbers. */
export const coreSet: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...shaper,
  ...neutralRunner,
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...weylandConsortium,
  ...neutralCorp,
].sort((a, b) => a.code.localeCompare(b.code));
