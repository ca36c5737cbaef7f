import { type CardValue, durations } from '#rules';
import { abilityWords } from './ability';
import { amountWords } from './amount';
import { conditionWords } from './condition';
import { rememberedWords } from './remembered';
import { costWords } from './cost';
import { effectWords } from './effect';
import { filterWords, placeNames, targetWords } from './filter';
import { forbiddenWords, modifierWords } from './modifier';
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
  target: [...Object.keys(targetWords), 'named', 'rest'],
  prevention: Object.keys(preventionWords),
  purpose: Object.keys(purposeWords),
  forbidden: Object.keys(forbiddenWords),
  duration: [...durations],
} as const;
type Union = keyof typeof vocabulary;

const isRecord = (one: unknown): one is Readonly<Record<string, unknown>> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

type Tell = (union: Union, word: string) => void;

const has = (union: Union, word: unknown): word is string =>
  typeof word === 'string' && vocabulary[union].some((one) => one === word);

const filterKeys = new Set([
  'none',
  'any',
  'cards',
  'from',
  'fits',
  'for',
  'card',
  'trash',
  'on',
  'of',
]);

/** Tells the words of one object; its place, the key it stands under, says which union it is of. */
function words(one: Readonly<Record<string, unknown>>, under: string, tell: Tell): void {
  if (has('ability', one['kind']) && ('effects' in one || 'modifies' in one || 'imminent' in one))
    tell('ability', one['kind']);
  if (has('effect', one['do'])) tell('effect', one['do']);
  if (has('condition', one['is'])) tell('condition', one['is']);
  if (has('remembered', one['fact'])) tell('remembered', one['fact']);
  // What an ordinal counts is remembered (ORD-01).
  if (under === 'trigger' && 'first' in one && has('remembered', one['on']))
    tell('remembered', one['on']);
  if (has('prevention', one['what'])) tell('prevention', one['what']);
  if (has('duration', one['until'])) tell('duration', one['until']);
  if (has('forbidden', one['verb'])) tell('forbidden', one['verb']);
  if (under === 'modifies' && has('modifier', one['of'])) tell('modifier', one['of']);
  if (under !== 'modifies' && !('do' in one) && has('amount', one['of'])) tell('amount', one['of']);
  if (under === 'cost' || under === 'or')
    for (const key of Object.keys(one)) if (has('cost', key)) tell('cost', key);
  if ('named' in one) tell('target', 'named');
  else if ('rest' in one) tell('target', 'rest');
  else if (filterKeys.has(under) && !('do' in one) && !('top' in one))
    for (const key of Object.keys(one)) if (has('filter', key)) tell('filter', key);
  if (has('place', one['in'])) tell('place', one['in']);
  for (const key of ['cards', 'on', 'from', 'card'])
    if (under !== 'trigger' && has('target', one[key])) tell('target', one[key]);
  if (Array.isArray(one['for']))
    for (const purpose of one['for']) if (has('purpose', purpose)) tell('purpose', purpose);
}

function walk(value: unknown, under: string, tell: Tell): void {
  if (Array.isArray(value)) for (const one of value) walk(one, under, tell);
  else if (isRecord(value)) {
    words(value, under, tell);
    for (const [key, one] of Object.entries(value)) walk(one, key, tell);
  }
}

/** Every word, as `effect: gain`, with the titles of the cards that say it. */
export function wordsUsed(cards: readonly CardValue[]): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  for (const [union, list] of Object.entries(vocabulary))
    for (const word of list) used.set(`${union}: ${word}`, []);
  for (const { title, abilities } of cards)
    walk(abilities, 'abilities', (union, word) => {
      const titles = used.get(`${union}: ${word}`);
      if (titles?.at(-1) !== title) titles?.push(title);
    });
  return used;
}
