import type { CardValue } from '#rules';
import { neutralCorp } from './neutral-corp';
import { anarch } from './anarch';
import { weylandConsortium } from './weyland';

/** The Order and Chaos cycle, by faction. */
export const orderAndChaos: readonly CardValue[] = [
  ...neutralCorp,
  ...anarch,
  ...weylandConsortium,
];
