import type { CardValue } from '#rules';
import { jinteki } from './jinteki';
import { weylandConsortium } from './weyland';

/** The Spin cycle, by faction. */
export const spin: readonly CardValue[] = [...jinteki, ...weylandConsortium];
