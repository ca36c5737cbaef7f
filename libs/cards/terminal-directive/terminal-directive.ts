import type { CardValue } from '#rules';
import { neutralCorp } from './neutral-corp';
import { weylandConsortium } from './weyland';
import { haasBioroid } from './haas-bioroid';
import { criminal } from './criminal';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';

/** The Terminal Directive cycle, by faction. */
export const terminalDirective: readonly CardValue[] = [
  ...neutralRunner,
  ...shaper,
  ...criminal,
  ...haasBioroid,
  ...weylandConsortium,
  ...neutralCorp,
];
