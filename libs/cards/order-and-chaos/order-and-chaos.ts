import type { CardValue } from '#rules/pool/value';
import { anarch } from './anarch';
import { weylandConsortium } from './weyland';

/** The Order and Chaos cycle, by faction. */
export const orderAndChaos: readonly CardValue[] = [...anarch, ...weylandConsortium];
