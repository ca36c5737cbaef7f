import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allCards } from '#cards/cycles';
import { sayCard } from '#cards/text/say';
import { CARDS } from '../catalogue/cards';
import { isFree, type DeckCounts } from '../influence/discounts';

const path = resolve(__dirname, '../../../../shared/data/cards/cards-2018-09.json');
const there = existsSync(path);
const withTexts = there ? describe : describe.skip;
if (!there) process.stderr.write(`Printed lines of decks are not compared: ${path} is absent.\n`);

interface Printed {
  readonly code: string;
  readonly title: string;
  readonly text?: string;
}

const printed = (): readonly Printed[] => JSON.parse(readFileSync(path, 'utf8')) as Printed[];

/** Lines that say what a deck can hold, each with its title. */
const linesLike = (pattern: RegExp): readonly (readonly [title: string, line: string])[] => {
  const found = new Map<string, string>();
  for (const { title, text = '' } of printed())
    for (const line of text.split('\n')) if (pattern.test(line)) found.set(title, line);
  return [...found];
};

/** What each of these lines is heeded by. */
const heeded: Readonly<Record<string, 'exclusion' | 'influence' | 'outside'>> = {
  'Adam: Compulsive Hacker': 'outside',
  'Custom Biotics: Engineered for Success': 'exclusion',
  'The Professor: Keeper of Knowledge': 'influence',
  'The Shadow: Pulling the Strings': 'influence',
};

/** Cards from outside are part of no deck. */
function saysOfDecks(
  how: 'exclusion' | 'influence' | 'outside' | undefined,
  said: string,
): boolean {
  if (how === undefined) return true;
  return (how === 'outside' ? /from outside of the game/ : /deck with this identity/).test(said);
}

withTexts('what cards print about decks', () => {
  it('is the number of copies that a deck can have', () => {
    const limits = new Map(CARDS.map((card) => [String(card.code), card]));
    const wrong = printed().flatMap(({ code, title, text = '' }) => {
      const [, most] = /Limit (\d+)\b.* per deck/i.exec(text) ?? [];
      const card = limits.get(code);
      if (most === undefined || card === undefined) return [];
      return card.deckLimit === Number(most) ? [] : [title];
    });
    expect(wrong).toEqual([]);
    expect(linesLike(/Limit \d+\b.* per deck/i).length).toBeGreaterThan(10);
  });

  it('frees cards of influence where it says so', () => {
    const full: DeckCounts = {
      size: 60,
      copiesOf: () => 3,
      ofType: (type) => (type === 'ice' ? 0 : 60),
      outsideAlliance: () => 60,
    };
    const lines = linesLike(/costs 0 influence/i);
    const free = new Set<string>();
    for (const card of CARDS)
      if (card.type !== 'identity' && isFree(card, full)) free.add(card.title);
    expect([...free].sort()).toEqual(lines.map(([title]) => title).sort());
  });

  it('is heeded of identities, each of them', () => {
    const lines = linesLike(/in this deck|in your deck|of your deck\b|part of your deck/i);
    const other = lines.filter(([, line]) => !/costs 0 influence/i.test(line));
    expect(other.map(([title]) => title).sort()).toEqual(Object.keys(heeded).sort());
  });

  it('is said with the words of each card that is written, and of no other', () => {
    const printedOf = new Map(printed().map(({ code, text = '' }) => [code, text]));
    const wrong = allCards.flatMap((value) => {
      const text = printedOf.get(value.code) ?? '';
      const said = sayCard(value).lines.join(' ');
      const [, most] = /Limit (\d+)\b.* per deck/i.exec(text) ?? [];
      const [, many] = /A deck can have (?:only|up to) (\d+) cop/.exec(said) ?? [];
      const claims = [
        most === many,
        /costs 0 influence/i.test(text) === /costs no influence in a deck with/.test(said),
        /Draft format only/.test(text) === /Only for drafts/.test(said),
        saysOfDecks(heeded[value.title], said),
      ];
      return claims.every((one) => one) ? [] : [value.title];
    });
    expect(wrong).toEqual([]);
  });
});
