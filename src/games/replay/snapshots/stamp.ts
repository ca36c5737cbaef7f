import { coreRules } from '#cards/pool';
import { stampOf } from '#rules';
import { form } from './packed-replay';

/** Of the program that can read what is kept: its engine, its cards and their form. */
export const stamp = JSON.stringify({ ...stampOf(coreRules.pool), form });
