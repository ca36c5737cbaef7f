import { cardByCode, printingsOf } from '../catalogue/find-card';
import { gatherCardLine, splitCardLine } from './card-line';
import { Gathering } from './gathering';
import { isCommentary } from './netrunnerdb-text';
import { linesOf } from './lines';
import type { Reading } from './reading';

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)/g;
const CARD_ADDRESS = /\/card\/(\d{5})\b/;

/** The words of a Markdown line, without bullets, links and emphasis. */
const plain = (line: string): string =>
  line
    .replace(/^\s*(?:[*+-]\s+)?/, '')
    .replace(LINK, '$1')
    .replace(/(^|\s)[_*]+\(([^()]*)\)[_*]+/g, '$1($2)')
    .replace(/^(\*\*|__)(.*)\1$/, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1')
    .trim();

/** Reads NetrunnerDB's Markdown export; a link to a card names its very printing. */
export const readMarkdown = (source: string): Reading => {
  const gathering = new Gathering();
  for (const { text, place } of linesOf(source, gathering)) {
    const heading = /^\s*(#+)\s*(.*)$/.exec(text);
    const line = plain(heading?.[2] ?? text);
    if (isCommentary(line)) continue;
    if (heading !== null) {
      if (gathering.name === null) gathering.name = line;
      continue;
    }
    const card = splitCardLine(line);
    const linked = cardByCode(CARD_ADDRESS.exec(text)?.[1] ?? '');
    if (linked !== undefined) {
      const [named] = printingsOf(card.title);
      if (named !== undefined && named.title !== linked.title) {
        gathering.issue({
          code: 'CONTRADICTION',
          place,
          text,
          message: `The link is to ${linked.title}, the words say ${named.title}.`,
          hint: 'Let both name one card.',
        });
        continue;
      }
      const quantity = card.quantity === null ? 1 : gathering.quantity(card.quantity, place, text);
      if (quantity !== null) gathering.add(linked, quantity);
      continue;
    }
    gatherCardLine(gathering, card, place, text);
  }
  return gathering.reading({ kind: 'line', line: 1, column: 1 });
};
