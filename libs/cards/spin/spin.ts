import type { CardValue } from '#rules/pool/value';
import { jinteki } from './jinteki';
import { weylandConsortium } from './weyland';

/** The Spin cycle, by faction. */
export const spin: readonly CardValue[] = [...jinteki, ...weylandConsortium];
