import { gatherCardLine, splitCardLine } from './card-line';
import { Gathering } from './gathering';
import { linesOf } from './lines';
import type { Reading } from './reading';

/** Reads the deck text of jinteki.net: one card a line, its number first, the identity on any line. */
export const readJinteki = (source: string): Reading => {
  const gathering = new Gathering();
  for (const { text, place } of linesOf(source, gathering)) {
    const line = text.trim();
    if (line !== '') gatherCardLine(gathering, splitCardLine(line), place, text);
  }
  return gathering.reading({ kind: 'line', line: 1, column: 1 });
};
