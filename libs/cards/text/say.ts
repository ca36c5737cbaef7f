import type { Ability, CardValue, Side } from '#rules';
import { sayAbility } from './ability';
import { deckLinesOf } from './deck';
import { factsOf, typeLineOf } from './facts';
import type { Voice } from './voice';

/** A card in words: what is printed on it as facts, and what it does, in the project's own words. */
export interface SaidCard {
  readonly title: string;
  readonly typeLine: string;
  readonly facts: readonly string[];
  /**
   * One entry for each line of the card's abilities, in their order; the price of playing it first,
   * what is said of its deck last.
   */
  readonly lines: readonly string[];
}

const ownerOf = (value: CardValue): Side => {
  switch (value.type) {
    case 'identity':
      return value.side;
    case 'agenda':
    case 'asset':
    case 'ice':
    case 'operation':
    case 'upgrade':
      return 'corp';
    case 'event':
    case 'hardware':
    case 'program':
    case 'resource':
      return 'runner';
  }
};

const voiceOf = (value: CardValue): Voice => {
  const me = ownerOf(value);
  return {
    me,
    actor: me,
    self: `this ${value.type}`,
    encountered: 'the ice being encountered',
    named: new Map(),
    target: 'it',
  };
};

/** Limits that come with a subtype (CONS-01, REG-01). */
const limitsOf = (value: CardValue): string[] => [
  ...(value.subtypes.includes('console') ? ['You can have only 1 console installed.'] : []),
  ...(value.subtypes.includes('region') ? ['A server can have only 1 region.'] : []),
];

const backsOf = (value: CardValue) =>
  value.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];

const abilitiesOf = (line: CardValue['abilities'][number]): readonly Ability[] =>
  'kind' in line ? [line] : line;

function lineOf(abilities: readonly Ability[], v: Voice): string[] {
  const [only] = abilities;
  if (only?.kind === 'play' && abilities.length === 1) return [...sayAbility(only, v)];
  return [abilities.flatMap((ability) => sayAbility(ability, v)).join(' ')];
}

/** What is paid to play a card is read before what it does. */
function inOrder(value: CardValue): CardValue['abilities'] {
  if (value.type !== 'operation' && value.type !== 'event') return value.abilities;
  const isPrice = (line: CardValue['abilities'][number]): boolean =>
    abilitiesOf(line).some(
      (one) =>
        one.kind === 'constant' &&
        one.modifies.of === 'play-also' &&
        one.modifies.cards === undefined,
    );
  return [...value.abilities.filter(isPrice), ...value.abilities.filter((line) => !isPrice(line))];
}

/** Says a card to somebody who has never seen it. Pure: the same value, the same words. */
export function sayCard(value: CardValue): SaidCard {
  const v = voiceOf(value);
  return {
    title: value.title,
    typeLine: typeLineOf(value),
    facts: factsOf(value),
    lines: [
      ...inOrder(value).flatMap((line) => lineOf(abilitiesOf(line), v)),
      ...backsOf(value).flatMap(({ title, abilities }, _i, { length: copies }) =>
        abilities
          .flatMap((line) => lineOf(abilitiesOf(line), v))
          .map((line) => `On the other side${copies > 1 ? ` (${title})` : ''}: ${line}`),
      ),
      ...limitsOf(value),
      ...deckLinesOf(value),
    ],
  };
}
