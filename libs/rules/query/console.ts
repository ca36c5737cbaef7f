import { isConsole, type CardValue } from '../ability/value';
import type { Card } from '../state/card';

/** What the limit counts lies faceup (CONS-01, INST-22). */
export const countsAsConsole = ({ faceup }: Card, value: CardValue): boolean =>
  faceup && isConsole(value);
