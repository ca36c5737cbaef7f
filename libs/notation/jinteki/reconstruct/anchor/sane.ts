import { countOf, type JsonObject } from '../../json';
import { advancementOf, countersOf } from '../../lens/card';
import { playerView } from '../../lens/game';
import type { Place } from './place';

/** No game comes near; a position beyond it is not worth taking over. */
const most = 999;
const isSane = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= most;

/** Theirs can move more counters from a card than lie there. */
const isSaneOnCard = (number: number): boolean => isSane(Math.abs(number));

export function isSaneCard({ card }: Place): boolean {
  return (
    isSaneOnCard(advancementOf(card)) &&
    Object.values(countersOf(card)).every((n) => isSaneOnCard(countOf(n)))
  );
}

export function isSaneState(theirs: JsonObject): boolean {
  const sides = [playerView(theirs, 'corp'), playerView(theirs, 'runner')];
  return sides.every((side) =>
    [side.credits, side.clicks, side.tags, side.badPublicity, side.brainDamage].every(isSane),
  );
}
