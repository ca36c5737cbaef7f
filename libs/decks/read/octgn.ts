import { parseXml, XmlElement, XmlError, type XmlNode } from '@rgrove/parse-xml';
import { cardByCode, printingsOf } from '../catalogue/find-card';
import { Gathering } from './gathering';
import type { Place, Reading } from './reading';

/** OCTGN's own ids of the game and of its cards; a card's id ends with the five-digit code. */
export const OCTGN_GAME = '0f38e453-26df-4c04-9d67-6d43de939c77';
export const OCTGN_CARD = 'bc0f047c-01b1-427f-a439-d451eda';

const elements = (nodes: readonly XmlNode[], name: string): readonly XmlElement[] =>
  nodes.flatMap((node) => (node instanceof XmlElement && node.name === name ? [node] : []));

const parse = (source: string): XmlElement | string => {
  try {
    const root = parseXml(source).root;
    return root?.name === 'deck' ? root : 'The document is no <deck>.';
  } catch (error) {
    if (error instanceof XmlError) return `This is not XML: ${error.message.split('\n', 1)[0]}`;
    throw error;
  }
};

const gatherCard = (gathering: Gathering, element: XmlElement, place: Place): void => {
  const { qty = '', id = '' } = element.attributes;
  const title = element.text.trim();
  const text = `<card qty="${qty}" id="${id}">${title}</card>`;
  const quantity = gathering.quantity(qty, place, text);
  const byId = id.startsWith(OCTGN_CARD) ? cardByCode(id.slice(OCTGN_CARD.length)) : undefined;
  if (byId !== undefined && title !== '') {
    const [named] = printingsOf(title);
    if (named !== undefined && named.title !== byId.title) {
      gathering.issue({
        code: 'CONTRADICTION',
        place,
        text,
        message: `The id is of ${byId.title}, the words say ${named.title}.`,
        hint: 'Let both name one card.',
      });
      return;
    }
  }
  const card = byId ?? gathering.titled(title, null, place, text);
  if (quantity !== null && card !== null) gathering.add(card, quantity);
};

/** Reads an OCTGN deck (`.o8d`); the name is kept in its notes. */
export const readOctgn = (source: string): Reading => {
  const gathering = new Gathering();
  const start: Place = { kind: 'path', path: '/deck' };
  const root = parse(source.replace(/^\ufeff/, ''));
  if (typeof root === 'string' || root.attributes['game'] !== OCTGN_GAME) {
    gathering.issue({
      code: 'NOT_THIS_FORMAT',
      place: start,
      text: source.slice(0, 60),
      message: typeof root === 'string' ? root : 'The deck is of another game.',
      hint: `Give a <deck game="${OCTGN_GAME}">.`,
    });
    return gathering.reading(start);
  }
  elements(root.children, 'section').forEach((section, at) => {
    elements(section.children, 'card').forEach((card, index) => {
      const path = `/deck/section[${at + 1}]/card[${index + 1}]`;
      gatherCard(gathering, card, { kind: 'path', path });
    });
  });
  gathering.name = elements(root.children, 'notes')[0]?.text.trim().split('\n', 1)[0] ?? null;
  return gathering.reading(start);
};
