import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ability } from '#rules/ability/ability';
import type { CardValue } from '#rules/pool/value';
import { exampleCards } from '../examples/examples';
import { coreSet } from './core';

const path = resolve(__dirname, '../../../../shared/data/cards/cards-2018-09.json');

interface Printed {
  readonly code: string;
  readonly pack: string;
  readonly text?: string;
  readonly [fact: string]: unknown;
}

const isPrinted = (one: unknown): one is Printed =>
  typeof one === 'object' && one !== null && 'code' in one && 'pack' in one;

function printed(): ReadonlyMap<string, Printed> {
  const all: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(all)) throw new Error(`${path} holds no list of cards`);
  return new Map(all.filter(isPrinted).map((card) => [card.code, card]));
}

const number = (one: unknown): unknown => (one === null ? 'X' : one);

/** The printed facts in the shape of a card's value. */
const factsOf = (card: Printed): Record<string, unknown> => ({
  code: card.code,
  title: card['title'],
  type: card['type'],
  faction: card['faction'],
  unique: card['unique'] === true,
  subtypes:
    typeof card['subtypes'] === 'string' && card['subtypes'] !== ''
      ? card['subtypes'].toLowerCase().split(' - ')
      : [],
  influence: card['influence'],
  cost: number(card['cost']),
  strength: card['strength'],
  memory: card['memory'],
  points: card['points'],
  advancement: card['advancement'],
  trash: card['trash'],
  deckSize: card['minimumDeckSize'],
  influenceLimit: card['influenceLimit'],
  link: card['link'],
});

const valueFacts = (value: CardValue): Record<string, unknown> => {
  const facts: Record<string, unknown> = { ...value };
  return {
    code: value.code,
    title: value.title,
    type: value.type,
    faction: value.faction,
    unique: value.unique === true,
    subtypes: value.subtypes,
    influence: facts['influence'] ?? undefined,
    cost: facts['cost'],
    strength: facts['strength'] ?? undefined,
    memory: facts['memory'],
    points: facts['points'],
    advancement: facts['advancement'],
    trash: facts['trash'],
    deckSize: facts['deckSize'],
    influenceLimit: facts['influenceLimit'],
    link: facts['link'],
  };
};

const cardsOfThePools = [...coreSet, ...exampleCards];
const there = existsSync(path);
const withFacts = there ? describe : describe.skip;
if (!there) process.stderr.write(`Card facts are not compared: ${path} is absent.\n`);

withFacts('the cards against the printed facts', () => {
  const cards = there ? printed() : new Map<string, Printed>();

  it('has every card once', () => {
    const core = [...cards.values()].filter((card) => card.pack === 'core');
    expect(coreSet.map((value) => value.code)).toEqual(core.map((card) => card.code).sort());
  });

  it.each(cardsOfThePools.map((value) => [value.title, value] as const))('%s', (_title, value) => {
    const card = cards.get(value.code);
    expect(card).toBeDefined();
    if (card !== undefined) expect(valueFacts(value)).toEqual(factsOf(card));
  });
});

const abilitiesOf = (value: CardValue): { line: number; ability: Ability }[] =>
  value.abilities.flatMap((line, index) =>
    ('kind' in line ? [line] : line).map((ability) => ({ line: ability.line ?? index, ability })),
  );

/** What the printed line of an ability of a kind looks like. */
const looks: { readonly [K in Ability['kind']]: RegExp } = {
  paid: /:|can spend|you may remove/,
  sub: /\[subroutine\]/,
  when: /when|first time|if you pay|until/i,
  instead: /instead/,
  play: /./,
  constant: /./,
  'rez-when': /rez/,
};

withFacts('the printed line an ability stands on', () => {
  const cards = there ? printed() : new Map<string, Printed>();

  it.each(cardsOfThePools.map((value) => [value.title, value] as const))('%s', (_title, value) => {
    const lines = cards.get(value.code)?.text?.split('\n') ?? [];
    for (const { line, ability } of abilitiesOf(value))
      expect(`${ability.kind}: ${lines[line] ?? 'no such line'}`).toMatch(
        new RegExp(
          `^${ability.kind}: .*(${looks[ability.kind].source})`,
          looks[ability.kind].flags,
        ),
      );
  });
});
