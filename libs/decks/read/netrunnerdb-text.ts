import { printingsOf } from '../catalogue/find-card';
import { gatherCardLine, splitCardLine } from './card-line';
import { Gathering } from './gathering';
import type { Place, Reading } from './reading';

const HEADING =
  /^(agenda|asset|barrier|code gate|event|hardware|ice|icebreaker|identity|multi|operation|other|program|resource|sentry|trap|upgrade)s?\s*(\(\d+\)|:)?$/i;
const SUMMARY =
  /^(\d+ influence spent|\d+ agenda points?\b|\d+ cards? \(min|cards up to\b|deck(list)? (built|published)\b|warning:|https?:)/i;

/** Lines the export writes around the cards; they are counted again from the cards. */
export const isCommentary = (line: string): boolean =>
  line === '' || HEADING.test(line) || SUMMARY.test(line);

/**
 * Reads NetrunnerDB's text export, with or without packs and influence pips. The first line that is
 * no card is the name; the identity may stand on any line.
 */
export const readNetrunnerdbText = (source: string): Reading => {
  const gathering = new Gathering();
  let started = false;
  source.split(/\r\n|\r|\n/).forEach((text, index) => {
    const line = text.replace(/^\ufeff/, '').trim();
    const column = text.length - text.trimStart().length + 1;
    const place: Place = { kind: 'line', line: index + 1, column };
    if (isCommentary(line)) return;
    const card = splitCardLine(line);
    if (!started && card.quantity === null && printingsOf(card.title).length === 0)
      gathering.name = line;
    else gatherCardLine(gathering, card, place, text);
    started = true;
  });
  return gathering.reading({ kind: 'line', line: 1, column: 1 });
};
