import type { DeckList } from '../deck/deck-list';
import type { DeckNotation } from '../read/read-deck';
import { printJinteki } from './jinteki';
import { printMarkdown } from './markdown';
import { printNetrunnerdbJson } from './netrunnerdb-json';
import { printNetrunnerdbText } from './netrunnerdb-text';
import { printOctgn } from './octgn';
import { printOwn } from './own';

const PRINTERS: Readonly<Record<DeckNotation, (list: DeckList) => string>> = {
  'netrunnerdb-text': printNetrunnerdbText,
  'netrunnerdb-json': printNetrunnerdbJson,
  markdown: printMarkdown,
  jinteki: printJinteki,
  octgn: printOctgn,
  own: printOwn,
};

export const printDeck = (list: DeckList, notation: DeckNotation): string =>
  PRINTERS[notation](list);
