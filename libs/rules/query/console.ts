import type { CardValue } from '../ability/value';
import type { Card } from '../state/card';

/** By what is printed: no card makes another a console. */
export const isConsole = (value: CardValue): boolean =>
  value.type === 'hardware' && value.subtypes.includes('console');

/** What the limit counts lies faceup (CONS-01, INST-22). */
export const countsAsConsole = ({ faceup }: Card, value: CardValue): boolean =>
  faceup && isConsole(value);
