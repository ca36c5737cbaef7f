const vowel = /^[aeiou]/i;

/** "a program", "an agenda". */
export const a = (noun: string): string => `${vowel.test(noun) ? 'an' : 'a'} ${noun}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One sentence. Text that ends one already, such as a quotation, is left as it is. */
export const sentence = (text: string): string =>
  `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

const uncounted = /\b(ice|damage|bad publicity|link|strength)$/;

/** The plural of a noun; of "piece of ice" the first word bends. */
export function plural(noun: string): string {
  const of = noun.indexOf(' of ');
  if (of > 0) return `${plural(noun.slice(0, of))}${noun.slice(of)}`;
  if (uncounted.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const thirdPersons: ReadonlyMap<string, string> = new Map([
  ['have', 'has'],
  ['rez', 'rezzes'],
  ['derez', 'derezzes'],
  ['do', 'does'],
  ['are', 'is'],
  ['may', 'may'],
  ['must', 'must'],
  ['cannot', 'cannot'],
]);

/** "lose 1 click" as "loses 1 click". */
export function thirdPerson(phrase: string): string {
  const end = phrase.indexOf(' ');
  const verb = end < 0 ? phrase : phrase.slice(0, end);
  const rest = end < 0 ? '' : phrase.slice(end);
  return `${thirdPersons.get(verb) ?? plural(verb)}${rest}`;
}

/** "A, B and C". */
export function list(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const before = items.slice(0, -1).join(', ');
  // What is said of one of them ends with a comma.
  return `${before}${/, which [^,]*$/.test(before) ? ',' : ''} ${word} ${last}`;
}
