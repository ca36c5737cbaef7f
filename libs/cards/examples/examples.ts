import type { CardValue } from '#rules/pool/value';
import { adam } from './adam';
import { apex } from './apex';
import { anarch } from './anarch';
import { criminal } from './criminal';
import { haasBioroid } from './haas-bioroid';
import { jinteki } from './jinteki';
import { nbn } from './nbn';
import { neutralCorp } from './neutral-corp';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';
import { weylandConsortium } from './weyland';

/** The cards outside of the Core Set that the worked examples of the rules speak of. */
export const exampleCards: readonly CardValue[] = [
  ...anarch,
  ...criminal,
  ...shaper,
  ...adam,
  ...apex,
  ...neutralRunner,
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...weylandConsortium,
  ...neutralCorp,
].sort((a, b) => a.code.localeCompare(b.code));
