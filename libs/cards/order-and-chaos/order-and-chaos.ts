import type { CardValue } from '#rules';
import { anarch } from './anarch';
import { weylandConsortium } from './weyland';

/** The Order and Chaos cycle, by faction. */
export const orderAndChaos: readonly CardValue[] = [...anarch, ...weylandConsortium];
