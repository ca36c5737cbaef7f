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
  when: /when|first|each time|after you|if you use|if the (corp|runner)|if you (pay|make|are tagged)|if all|until|first time|if you pay|if you are tagged|is trashed while|if .* is accessed while installed/i,
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
  [/\bcop(y|ies)\b/, /\bcop(y|ies)\b|of one title|twice/],
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
