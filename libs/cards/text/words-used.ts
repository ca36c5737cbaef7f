import { type CardValue, durations } from '#rules';
import { abilityWords } from './ability';
import { amountWords } from './amount';
import { conditionWords } from './condition';
import { rememberedWords } from './remembered';
import { costWords } from './cost';
import { effectWords } from './effect';
import { filterWords, targetWords } from './filter';
import { placeNames } from './place';
import { forbiddenWords } from './forbidden';
import { modifierWords } from './modifier';
import { preventionWords } from './prevention';
import { purposeWords } from './purpose';

/** Every word of the vocabulary, by the union it belongs to. */
const vocabulary = {
  ability: Object.keys(abilityWords),
  effect: Object.keys(effectWords),
  modifier: Object.keys(modifierWords),
  amount: Object.keys(amountWords),
  condition: Object.keys(conditionWords),
  remembered: Object.keys(rememberedWords),
  cost: Object.keys(costWords),
  filter: Object.keys(filterWords),
  place: Object.keys(placeNames),
  target: [...Object.keys(targetWords), 'named', 'rest', 'kept'],
  prevention: Object.keys(preventionWords),
  purpose: Object.keys(purposeWords),
  forbidden: Object.keys(forbiddenWords),
  duration: [...durations],
} as const;
type Union = keyof typeof vocabulary;

const isRecord = (one: unknown): one is Readonly<Record<string, unknown>> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

/** A word, the object that says it and the key it stands under there. */
type Tell = (union: Union, word: string, said: object, key: string) => void;

const has = (union: Union, word: unknown): word is string =>
  typeof word === 'string' && vocabulary[union].some((one) => one === word);

const filterKeys = new Set([
  'none',
  'any',
  'cards',
  'from',
  'fits',
  'for',
  'all',
  'card',
  'as',
  'trash',
  'trashAll',
  'on',
  'of',
]);

/** Tells the words of one object; its place, the key it stands under, says which union it is of. */
function words(one: Readonly<Record<string, unknown>>, under: string, tell: Tell): void {
  const at = (union: Union, key: string, word: unknown = one[key]): void => {
    if (has(union, word)) tell(union, word, one, key);
  };
  if ('effects' in one || 'modifies' in one || 'imminent' in one) at('ability', 'kind');
  at('effect', 'do');
  at('condition', 'is');
  at('remembered', 'fact');
  // What an ordinal counts is remembered (ORD-01).
  if (under === 'trigger' && 'first' in one) at('remembered', 'on');
  at('prevention', 'what');
  at('duration', 'until');
  at('forbidden', 'verb');
  if (under === 'modifies') at('modifier', 'of');
  if (under !== 'modifies' && !('do' in one)) at('amount', 'of');
  if (under === 'cost' || under === 'or') for (const key of Object.keys(one)) at('cost', key, key);
  if ('named' in one) at('target', 'named', 'named');
  else if ('kept' in one && !('among' in one)) at('target', 'kept', 'kept');
  else if ('rest' in one) at('target', 'rest', 'rest');
  else if (filterKeys.has(under) && !('do' in one) && !('top' in one))
    for (const key of Object.keys(one)) at('filter', key, key);
  at('place', 'in');
  if (under !== 'trigger') for (const key of ['cards', 'on', 'from', 'card']) at('target', key);
  if (Array.isArray(one['for'])) for (const purpose of one['for']) at('purpose', 'for', purpose);
}

function walk(value: unknown, under: string, tell: Tell): void {
  if (Array.isArray(value)) for (const one of value) walk(one, under, tell);
  else if (isRecord(value)) {
    words(value, under, tell);
    for (const [key, one] of Object.entries(value)) walk(one, key, tell);
  }
}

/** Where a card says a word: the object, and the key under which it stands there. */
export interface SaidAt {
  readonly title: string;
  readonly said: object;
  readonly key: string;
}

/** Every word, as `effect: gain`, with the places where the cards say it. */
export function wordsSaid(cards: readonly CardValue[]): ReadonlyMap<string, readonly SaidAt[]> {
  const places = new Map<string, SaidAt[]>();
  for (const [union, list] of Object.entries(vocabulary))
    for (const word of list) places.set(`${union}: ${word}`, []);
  for (const { title, abilities } of cards)
    walk(abilities, 'abilities', (union, word, said, key) => {
      places.get(`${union}: ${word}`)?.push({ title, said, key });
    });
  return places;
}

/** Every word, as `effect: gain`, with the titles of the cards that say it. */
export const wordsUsed = (cards: readonly CardValue[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...wordsSaid(cards)].map(([word, places]) => [
      word,
      [...new Set(places.map(({ title }) => title))],
    ]),
  );
