import type { CardValue } from '#rules';
import { neutralCorp } from './neutral-corp';

/** The promotional pack of the NAPD, by faction. */
export const napd: readonly CardValue[] = [...neutralCorp];
