import type { CardFacts } from '../game/card-facts';

type Known = Pick<CardFacts, 'type' | 'subtypes' | 'strength'>;

/** Whether a card has a strength to show: a replay tells 0 of every program that has none. */
export const hasStrength = (facts: Known | null | undefined): boolean =>
  facts === null ||
  facts === undefined ||
  facts.strength !== null ||
  facts.type === 'ice' ||
  facts.subtypes.includes('Icebreaker');
