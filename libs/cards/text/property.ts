import type { CounterKind, Property } from '#rules';
import { counterNoun } from './counter';

/** What a number of a card is called. */
export const propertyWords: Readonly<Record<Property, string>> = {
  cost: 'printed cost',
  'rez-cost': 'rez cost',
  strength: 'strength',
  points: 'agenda points',
  'printed-points': 'printed agenda points',
  trash: 'trash cost',
  memory: 'memory cost',
  requirement: 'advancement requirement',
  subroutines: 'number of subroutines',
  subtypes: 'number of subtypes',
};

export const isCounterKind = (one: Property | CounterKind): one is CounterKind =>
  one in counterNoun;
