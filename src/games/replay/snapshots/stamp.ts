import { corePool } from '#cards/pool';
import { stampOf } from '#rules';
import { form } from './packed-replay';

const { packing, engine } = stampOf(corePool);

/** Of the program that can read what is kept; each snapshot says of which pool it is. */
export const stamp = JSON.stringify({ packing, engine, form });
