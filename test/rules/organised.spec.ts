import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Rules that bind people at the table, of which a program can hold nothing. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'TOURN-01': 'the organiser has the last word on rulings',
  'TOURN-08': 'sleeves',
  'TOURN-09': 'shuffling by hand',
  'TOURN-11': 'notes',
  'TOURN-15': 'tokens and dice',
  'MATCH-02': 'who picks a side is settled at the table; the result says who was the first Corp',
};

/** What a spec says and does, its comments left out. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const specs = ['libs/decks', 'libs/tournament', 'src', 'test/e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => withoutComments(readFileSync(join(root, folder, path), 'utf8'))),
);
const isCited = (rule: string): boolean => specs.some((text) => text.includes(rule));

const { others } = JSON.parse(readFileSync(join(__dirname, 'rules.json'), 'utf8'));
const rules: readonly string[] = [...others.deck, ...others.tournament];

describe('the rules of decks and tournaments', () => {
  it.each(rules.filter((rule) => OUTSIDE[rule] === undefined))('%s is held by a spec', (rule) => {
    expect(isCited(rule)).toBe(true);
  });

  it('that no program can hold are rules, and no spec claims them', () => {
    for (const rule of Object.keys(OUTSIDE)) {
      expect(rules).toContain(rule);
      expect(isCited(rule)).toBe(false);
    }
  });
});
