import type { CardValue } from '#rules';
import { anarch } from './anarch';
import { neutralCorp } from './neutral-corp';
import { neutralRunner } from './neutral-runner';
import { weylandConsortium } from './weyland';
import { weylandConsortiumIce } from './weyland-ice';

/** The Order and Chaos cycle, by faction. */
export const orderAndChaos: readonly CardValue[] = [
  ...anarch,
  ...neutralCorp,
  ...neutralRunner,
  ...weylandConsortium,
  ...weylandConsortiumIce,
];
