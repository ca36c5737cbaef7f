import { cardByCode } from '../catalogue/find-card';
import { foldTitle } from '../catalogue/fold-title';
import { Gathering } from './gathering';
import { linesOf } from './lines';
import type { Place, Reading } from './reading';

export const OWN_HEADING = 'retrace deck 1';
const ENTRY = /^(\S+)\s+(\d{5})(?:\s+(.*))?$/;

/** Reads our own text: a heading, a name, then number, code and title of each card. */
export const readOwn = (source: string): Reading => {
  const gathering = new Gathering();
  const [first, ...rest] = linesOf(source, gathering);
  const start: Place = { kind: 'line', line: 1, column: 1 };
  if (first?.text.trim() !== OWN_HEADING) {
    gathering.issue({
      code: 'NOT_THIS_FORMAT',
      place: start,
      text: first?.text ?? '',
      message: 'This is not a deck in our own text.',
      hint: `Begin with "${OWN_HEADING}".`,
    });
    return gathering.reading(start);
  }
  for (const { text, place } of rest) {
    const line = text.trim();
    if (line === '') continue;
    const name = /^name:(.*)$/.exec(line)?.[1];
    if (name !== undefined) {
      gathering.name = name.trim();
      continue;
    }
    const entry = ENTRY.exec(line);
    if (entry === null) {
      gathering.issue({
        code: 'UNREADABLE',
        place,
        text,
        message: 'This line is no entry.',
        hint: 'Write number, five-digit code and title: "3 01110 Hedge Fund".',
      });
      continue;
    }
    const [, written = '', code = '', title] = entry;
    const quantity = gathering.quantity(written, place, text);
    const card = cardByCode(code) ?? gathering.titled(code, null, place, text);
    if (card === null) continue;
    if (title !== undefined && foldTitle(title) !== foldTitle(card.title)) {
      gathering.issue({
        code: 'CONTRADICTION',
        place,
        text,
        message: `${code} is ${card.title}, not ${title}.`,
        hint: 'Let code and title name one card, or leave the title away.',
      });
    } else if (quantity !== null) gathering.add(card, quantity);
  }
  return gathering.reading(start);
};
