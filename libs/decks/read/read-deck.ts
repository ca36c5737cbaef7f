import { placeOfFault, textFault } from '#text/kept-text';
import { Gathering } from './gathering';
import { readJinteki } from './jinteki';
import { readMarkdown } from './markdown';
import { readNetrunnerdbJson } from './netrunnerdb-json';
import { readNetrunnerdbText } from './netrunnerdb-text';
import { readOctgn } from './octgn';
import { OWN_HEADING, readOwn } from './own';
import type { Reading } from './reading';

export const DECK_NOTATIONS = [
  'netrunnerdb-text',
  'netrunnerdb-json',
  'markdown',
  'jinteki',
  'octgn',
  'own',
] as const;
export type DeckNotation = (typeof DECK_NOTATIONS)[number];

const READERS: Readonly<Record<DeckNotation, (source: string) => Reading>> = {
  'netrunnerdb-text': readNetrunnerdbText,
  'netrunnerdb-json': readNetrunnerdbJson,
  markdown: readMarkdown,
  jinteki: readJinteki,
  octgn: readOctgn,
  own: readOwn,
};

/** Characters of a text: the largest deck there could be takes a tenth of it. */
const MOST_CHARACTERS = 200_000;

/** The notation a source looks like; a plain list is the text export's business. */
export const notationOf = (source: string): DeckNotation => {
  if (source.length > MOST_CHARACTERS) return 'netrunnerdb-text';
  const text = source.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('<')) return 'octgn';
  if (/^(\{|\[\s*[[{\]])/.test(text)) return 'netrunnerdb-json';
  if (text.startsWith(OWN_HEADING)) return 'own';
  if (/^[ \t]*(#{1,6}[ \t]*\S|[*+-][ \t]+\d+[ \t]*x?\s)/m.test(text)) return 'markdown';
  return 'netrunnerdb-text';
};

const tooLong = (source: string): Reading => {
  const gathering = new Gathering();
  const start = { kind: 'line', line: 1, column: 1 } as const;
  gathering.issue({
    code: 'TOO_LONG',
    place: start,
    text: source.slice(0, 60),
    message: `This has ${source.length} characters, more than any deck.`,
    hint: `Give one deck, in at most ${MOST_CHARACTERS} characters.`,
  });
  return gathering.reading(start);
};

const LINK = /^https?:\/\/\S+$/i;
const WEB_PAGE = /^<(!doctype\s+html|html|head|body)\b/i;

/** The source as a reading that says that it leads to a deck, or stands around one; null where it may be one. */
const aroundADeck = (source: string): Reading | null => {
  const text = source.replace(/^\ufeff/, '').trim();
  const what = LINK.test(text) ? 'a link' : WEB_PAGE.test(text) ? 'a web page' : null;
  if (what === null) return null;
  const start = { kind: 'line', line: 1, column: 1 } as const;
  const gathering = new Gathering();
  gathering.issue({
    code: 'NOT_THIS_FORMAT',
    place: start,
    text: text.slice(0, 60),
    message: `This is ${what}, not a deck.`,
    hint: 'Copy the list that stands there, one card a line, or give a file that was exported there.',
  });
  return gathering.reading(start);
};

/** The source as a reading that names the character it cannot be kept with; null where it can. */
const badText = (source: string): Reading | null => {
  const what = textFault(source);
  if (what === null) return null;
  const at = placeOfFault(source);
  const lines = source.slice(0, at).split(/\r\n|\r|\n/);
  const before = lines.at(-1) ?? '';
  const place = { kind: 'line', line: lines.length, column: before.length + 1 } as const;
  const gathering = new Gathering();
  gathering.issue({
    code: 'BAD_TEXT',
    place,
    text: before.slice(-60),
    message: `This line holds ${what}.`,
    hint: 'Take it out: a deck is plain text.',
  });
  return gathering.reading(place);
};

/**
 * Reads a deck in any notation. A source that cannot be read whole gives its issues, each with its
 * place and hint, and all that was understood.
 */
export const readDeck = (source: string, notation: DeckNotation = notationOf(source)): Reading =>
  source.length > MOST_CHARACTERS
    ? tooLong(source)
    : (badText(source) ?? aroundADeck(source) ?? READERS[notation](source));
