import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ability, CardValue } from '#rules';
import { allCards } from './cycles';

const path = resolve(__dirname, '../../../shared/data/cards/cards-2018-09.json');

interface Printed {
  readonly code: string;
  readonly text?: string;
}

const isPrinted = (one: unknown): one is Printed =>
  typeof one === 'object' && one !== null && 'code' in one;

function printed(): ReadonlyMap<string, readonly string[]> {
  const all: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(all)) throw new Error(`${path} holds no list of cards`);
  return new Map(all.filter(isPrinted).map(({ code, text = '' }) => [code, text.split('\n')]));
}

const abilitiesOf = (value: CardValue): { line: number; ability: Ability }[] =>
  value.abilities.flatMap((line, index) =>
    ('kind' in line ? [line] : line).map((ability) => ({ line: ability.line ?? index, ability })),
  );

/** What the printed line of an ability of a kind looks like. */
const looks: { readonly [K in Ability['kind']]: RegExp } = {
  paid: /:|(can|may) (spend|pay)|you may remove|once per turn,/i,
  sub: /\[subroutine\]/,
  when: /when|first|each time|after you|if you use|if the (corp|runner)|if you (pay|make|are tagged)|if all|until|first time|if you pay|if you are tagged|is trashed while|if .* is accessed while installed/i,
  instead: /instead/,
  before: /about to/i,
  play: /./,
  constant: /./,
  'rez-when': /rez/,
};

const there = existsSync(path);
const withTexts = there ? describe : describe.skip;
if (!there) process.stderr.write(`Printed lines are not compared: ${path} is absent.\n`);

withTexts('the printed line an ability stands on', () => {
  const texts = there ? printed() : new Map<string, readonly string[]>();

  it.each(allCards.map((value) => [value.title, value] as const))('%s', (_title, value) => {
    const lines = texts.get(value.code) ?? [];
    for (const { line, ability } of abilitiesOf(value)) {
      const { source, flags } = looks[ability.kind];
      expect(`${ability.kind}: ${lines[line] ?? 'no such line'}`).toMatch(
        new RegExp(`^${ability.kind}: .*(${source})`, flags),
      );
    }
  });
});
