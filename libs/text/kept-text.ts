/** Control characters but tabs and ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Where characters are read whole, this is left of one. */
const HALF = /\p{Cs}/u;

/** JSON in which neither a character nor an escape can stand for a text that is not kept. */
const SUSPICIOUS = /\\[ubf]|[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Below this there is one way only to write a letter. */
const MANY_WAYS = /[^\0-\u02ff]/;

/** Whether each letter is written in the one way in which names are compared (Unicode's NFC). */
const isComposed = (text: string): boolean =>
  !MANY_WAYS.test(text) || text === text.normalize('NFC');

/** Characters of a name: of a player, a deck, an event. */
export const LONGEST_NAME = 200;

/** What is wrong with a text, in words; null where it can be stored and read again. */
export function textFault(text: string): string | null {
  if (HALF.test(text)) return 'half of a character (a lone surrogate)';
  if (CONTROL.test(text)) return 'a control character';
  return isComposed(text) ? null : 'a letter in an unusual form (the text is not in NFC)';
}

/** Nothing of it is seen: marks, separators, what stands for nothing, fillers and the blank of Braille. */
const UNSEEN = /^[\p{C}\p{Z}\p{DI}\u2800]*$/u;

const LINES = /[\t\n\r\u0085\u2028\u2029]/;

/** What turns the direction of all that stands behind it, on the page of others, too. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** What is wrong with a name that is new, in words; null where it can be kept. */
export function nameFault(name: string): string | null {
  if (UNSEEN.test(name)) return 'nothing in it';
  if (LINES.test(name)) return 'more than one line';
  if (TURNS.test(name)) return 'a mark that turns the direction of writing';
  if (name.length <= LONGEST_NAME) return null;
  return `${name.length} characters, of which ${LONGEST_NAME} are kept`;
}

/** The nearest name that can be kept; null where nothing of it is seen. */
export function mendedName(name: string): string | null {
  const line = name
    .replaceAll(new RegExp(TURNS, 'g'), '')
    .split(LINES)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const mended = beginningOf(line, LONGEST_NAME).trim();
  return UNSEEN.test(mended) ? null : mended;
}

/** Where a text and its usual form part. */
function firstChange(text: string): number {
  const usual = text.normalize('NFC');
  let at = 0;
  while (at < text.length && text[at] === usual[at]) at += 1;
  return at;
}

/** The first character of a text that is not kept, counted from 0; the text has one. */
export const placeOfFault = (text: string): number => {
  const places = [HALF, CONTROL].map((kind) => text.search(kind)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : firstChange(text);
};

/** Whether the value of this JSON may hold a text that is not kept, told without a walk. */
export const mayHoldBadText = (json: string): boolean => SUSPICIOUS.test(json) || !isComposed(json);

export interface BadText {
  /** Keys and indexes on the way to the text; to the object where a key of it is at fault. */
  readonly path: readonly string[];
  /** In words. */
  readonly what: string;
}

interface Inner {
  readonly value: unknown;
  readonly key: string;
  readonly within: Inner | null;
}

function pathTo(inner: Inner): readonly string[] {
  const path: string[] = [];
  for (let at: Inner = inner; at.within !== null; at = at.within) path.unshift(at.key);
  return path;
}

/** A text or key, at any depth of a JSON value, that no store keeps; null where there is none. */
export function badTextWithin(value: unknown): BadText | null {
  const open: Inner[] = [{ value, key: '', within: null }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value === 'string') {
      const what = textFault(next.value);
      if (what !== null) return { path: pathTo(next), what };
    } else if (typeof next.value === 'object' && next.value !== null)
      for (const [key, inner] of Object.entries(next.value)) {
        const what = textFault(key);
        if (what !== null) return { path: pathTo(next), what: `a key with ${what}` };
        open.push({ value: inner, key, within: next });
      }
  }
  return null;
}

/** The beginning of a text, at most so long, that ends with a whole character. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}$/u, '');
