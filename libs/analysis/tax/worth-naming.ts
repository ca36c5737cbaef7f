import type { Decision, Pool, State } from '#rules';
import { wordsOf } from './words-of';

/** No choice but that of a subtype has so many. */
const MOST_OPTIONS = 12;

/** Of subtypes that can be named, one that no card speaks of is as good as another. */
export function worthNaming(
  { cards }: State,
  { definitions }: Pool,
  options: readonly Decision[],
): readonly Decision[] {
  if (options.length <= MOST_OPTIONS) return options;
  const told = new Set(cards.map(({ def }) => definitions[def]));
  const words = [...told].map((one) => wordsOf(one?.abilities).replaceAll(' ', '-'));
  const isTold = (one: Decision): boolean =>
    one.do === 'option' && words.some((text) => text.includes(`"${one.option}"`));
  const untold = options.find((one) => !isTold(one));
  return options.filter((one) => one === untold || isTold(one));
}
