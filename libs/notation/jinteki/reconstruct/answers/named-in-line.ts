import { useIn } from '../told-use';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wordsOf = (name: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d]|\\bfrom |\\bhosted on )${escaped(name)}s?(?![\\p{L}\\d])`, flags);

/** How often a text names a card, or its place, but for where something comes from, or is hosted. */
export const timesNamed = (name: string, text: string): number =>
  text.includes(name) ? [...text.matchAll(wordsOf(name, 'gu'))].length : 0;

/** What lines tell a card to be used for. */
export const usesTold = (title: string, lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => useIn(title, line) ?? []);

/** The one of some choices that lines name; null where they name none or several. */
export function namedChoice(choices: readonly string[], lines: readonly string[]): string | null {
  const told = lines.map((line) => ({ line, lower: line.toLowerCase() }));
  const named = choices.filter((choice) => {
    const lower = choice.toLowerCase();
    // A pattern is dear to make, and most choices are named nowhere.
    return told.some((one) => one.lower.includes(lower) && wordsOf(choice, 'iu').test(one.line));
  });
  const [one, other] = named;
  return one !== undefined && other === undefined ? one : null;
}

/** What a question counts, as lines count it: of copies each, and of credits by their sign. */
function countedIn(message: string): RegExp | null {
  if (/^Guess a number\b/.test(message)) return /\bguess(?:es)? (\d+)/g;
  const what = /^How many (?:hosted |additional |more )?(.+?) (?:do|would|were) /.exec(
    message,
  )?.[1];
  if (what === undefined) return null;
  const copies = escaped(what).replace(/^copies /, 'cop(?:y|ies) ');
  const stem = copies.endsWith('s') ? `${copies}?` : copies;
  return new RegExp(`\\b(\\d+) (?:hosted |additional |more )?\\[?${stem}\\b`, 'gi');
}

/** The number that lines tell of what a question counts; null where they tell none or several. */
export function namedNumber(
  title: string,
  message: string,
  lines: readonly string[],
): string | null {
  const counted = countedIn(message);
  if (counted === null) return null;
  const numbersIn = (texts: readonly string[]): readonly string[] => [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(counted)].flatMap(([, one]) => one ?? [])),
    ),
  ];
  const uses = numbersIn(usesTold(title, lines));
  const [one, other] = uses.length > 0 ? uses : numbersIn(lines);
  return one !== undefined && other === undefined ? one : null;
}
