import type { Definition } from '../ability/pool';
import type { Card } from '../state/card';

/** What the limit counts lies faceup (CONS-01, INST-22). */
export const countsAsConsole = ({ faceup }: Card, { isConsole }: Definition): boolean =>
  faceup && isConsole;
