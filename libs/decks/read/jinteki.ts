import { gatherCardLine, splitCardLine } from './card-line';
import { Gathering } from './gathering';
import type { Reading } from './reading';

/** Reads the deck text of jinteki.net: one card a line, its number first, the identity on any line. */
export const readJinteki = (source: string): Reading => {
  const gathering = new Gathering();
  source.split(/\r\n|\r|\n/).forEach((text, index) => {
    const line = text.replace(/^\ufeff/, '').trim();
    if (line === '') return;
    const place = { kind: 'line', line: index + 1, column: text.indexOf(line) + 1 } as const;
    gatherCardLine(gathering, splitCardLine(line), place, text);
  });
  return gathering.reading({ kind: 'line', line: 1, column: 1 });
};
