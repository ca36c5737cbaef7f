import { printingsOf } from '../catalogue/find-card';
import { gatherCardLine, splitCardLine } from './card-line';
import { Gathering } from './gathering';
import { linesOf } from './lines';
import type { Reading } from './reading';

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
  for (const { text, place } of linesOf(source, gathering)) {
    const line = text.trim();
    if (isCommentary(line)) continue;
    const card = splitCardLine(line);
    if (!started && card.quantity === null && printingsOf(card.title).length === 0)
      gathering.name = line;
    else gatherCardLine(gathering, card, place, text);
    started = true;
  }
  return gathering.reading({ kind: 'line', line: 1, column: 1 });
};
