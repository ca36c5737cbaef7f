import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ability, CardValue } from '#rules';
import { allCards } from './cycles';
import { sayCard } from './text/say';

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
  paid: /:|(can|may) (spend|pay)|you may remove|you may trash .* to force|once per turn,/i,
  sub: /\[subroutine\]/,
  when: /when|first|each time|after you|if you use|if the (corp|runner)|if you (pay|make|are tagged)|if all|until|first time|if you pay|if you are tagged|is trashed while|if .* is accessed while installed|before drawing|you start the game with/i,
  instead: /instead/,
  before: /about to/i,
  play: /./,
  constant: /./,
  'rez-when': /rez/,
};

/** Words of the rules: where the printed text has one, our words have it, or say the same. */
const rulesWords: readonly (readonly [printed: RegExp, ours?: RegExp])[] = [
  [/\bHQ\b/],
  [/R&D/],
  [/\bArchives\b/],
  [/\bstack\b/],
  [/\bgrip\b/],
  [/\bheap\b/],
  [/\breveal/i],
  [/\bexpose/i],
  [/shuffl/i],
  [/\brandom/],
  [/\btop\b/, /\btop\b|at that place/],
  [/\bbottom\b/],
  [/\bcentral\b/, /\bcentral\b|HQ or R&D/],
  [/\bremote\b/],
  [/\broot of\b/],
  [/cannot be prevented/],
  [/ignoring all (install )?costs/],
  [/\btag/i],
  [/bad publicity/],
  [/\bnet damage/, /\bnet\b.* damage/i],
  [/\bbrain damage/, /\bbrain\b.* damage/i],
  [/\bmeat damage/, /\bmeat\b.* damage/i],
  [/\btrace/i],
  [/virus counter/],
  [/power counter/],
  [/agenda counter/],
  [/advancement token/, /advancement token|is advanced/],
  [/\bbypass/i],
  [/jack(ing)? out/, /jack(s|ing)? out/],
  [/\bderez/i, /\bderez|as long as it is active|in any order/i],
  [/\bpurge/i],
  [/\bforfeit/i],
  [/\bswap/i],
  [/\[recurring-credit\]/, /recurring credit/],
  [/\bcop(y|ies)\b/, /\bcop(y|ies)\b|of one title|twice/i],
  [/\[mu\]|\bMU\b/, /memory/],
  [/\[link\]/, /\blinks?\b/],
  [/Limit 1 console/, /only 1 console/],
  [/Limit 1 region/, /only 1 region/],
  [/from the game/],
  [/hand size/],
  [/score area/],
  [/\bsecretly spen/i, /\bsecretly|in secret/i],
  [/once per (turn|run)|more than once/i, /once|first/],
];

/** What is said in another way: it comes to the same, and was read. */
const saidOtherwise: ReadonlySet<string> = new Set([
  // What is installed and rezzed is seen.
  'Building Blocks',
]);

/** What is no number of what a card does: its own name, what is quoted from the rules, influence. */
const withoutNames = (text: string, title: string): string =>
  [title, title.split(':')[0] ?? title]
    .reduce((rest, one) => rest.replaceAll(one, ''), text)
    .replaceAll(/<errata>.*?<\/errata>|secretly spend 0[^.]*\.|costs 0 influence/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\btwo\b/gi, '2')
    .replaceAll(/\bthree\b/gi, '3')
    .replaceAll(/(\[click\](, ?)?){2,}/g, (clicks) => ` ${clicks.split('[click]').length - 1} `);

/** Numbers that need to be said: one is a word as well. */
const numbersOf = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).filter((n) => n > 1);

/** "2 or fewer" is "less than 3", "for every 2" is half of it. */
function saysNumber(n: number, printed: string, ours: string): boolean {
  const said = numbersOf(ours);
  if (said.includes(n)) return true;
  const isMost = new RegExp(`\\b${n}(\\[credit\\])? or (fewer|less)|-${n}\\[`).test(printed);
  if (isMost) return said.includes(n + 1);
  return n === 2 && /\b(half of|twice|another|all other cards)\b/.test(ours);
}

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

  /** The printed numbers that our words of a card do not say. */
  const unsaid = (value: CardValue, plus = 0): readonly number[] => {
    const text = withoutNames((texts.get(value.code) ?? []).join(' '), value.title);
    const ours = sayCard(value).lines.join(' ');
    const read = ours.replaceAll(/\d+/g, (digits) => String(Number(digits) + plus));
    return numbersOf(text).filter((n) => !saysNumber(n, text, read));
  };

  it('says no number that is missing in our words', () => {
    const missing = allCards
      .map((value) => ({ title: value.title, numbers: unsaid(value) }))
      .filter(({ numbers }) => numbers.length > 0);
    expect(missing).toEqual([]);
  });

  it('is missed where our numbers are others', () => {
    const counting = allCards.filter((value) => unsaid(value, 100).length > 0);
    expect(counting.length).toBeGreaterThan(650);
  });

  it.each(rulesWords.map(([word, ours = word]) => [String(word), word, ours] as const))(
    'has in our words what it names: %s',
    (_word, word, ours) => {
      const naming = allCards.filter((value) => {
        const lines = texts.get(value.code) ?? [];
        return word.test(lines.join(' ').replaceAll(/<[^>]*>/g, ''));
      });
      const silent = naming.filter((value) => !ours.test(sayCard(value).lines.join(' ')));
      expect(silent.map(({ title }) => title).filter((title) => !saidOtherwise.has(title))).toEqual(
        [],
      );
      expect(naming.length).toBeGreaterThan(3);
    },
  );
});
