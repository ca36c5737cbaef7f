import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { contextOf } from './context';
import { printedOn } from './constant';
import { holds } from './ask';

/** "Only if": whether a card's own text lets it be installed or rezzed now. */
export const meetsConditions = (g: Work, card: Card, verb: 'install' | 'rez'): boolean =>
  printedOn(g, card, 'only-if').every(
    (one) => one.verb !== verb || holds(g, contextOf(g, card), one.condition),
  );
