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

/** The notation a source looks like; a plain list is the text export's business. */
export const notationOf = (source: string): DeckNotation => {
  const text = source.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('<')) return 'octgn';
  if (/^(\{|\[\s*[[{\]])/.test(text)) return 'netrunnerdb-json';
  if (text.startsWith(OWN_HEADING)) return 'own';
  if (/^\s*(#{1,6}\s*\S|[*+-]\s+\d+\s*x?\s)/m.test(text)) return 'markdown';
  return 'netrunnerdb-text';
};

/**
 * Reads a deck in any notation. A source that cannot be read whole gives every issue, each with its
 * place and mend, and all that was understood.
 */
export const readDeck = (source: string, notation: DeckNotation = notationOf(source)): Reading =>
  READERS[notation](source);
