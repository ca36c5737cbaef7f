import { packedForm } from '#rules';
import { form } from './packed-replay';

/** Of the program that can read what is kept; each snapshot says of which pool it is. */
export const stamp = JSON.stringify({ ...packedForm, form });
