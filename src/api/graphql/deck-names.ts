import type { DeckNotation } from '#decks/read/read-deck';

const notations: Readonly<Record<string, DeckNotation>> = {
  NETRUNNERDB_TEXT: 'netrunnerdb-text',
  NETRUNNERDB_JSON: 'netrunnerdb-json',
  MARKDOWN: 'markdown',
  JINTEKI: 'jinteki',
  OCTGN: 'octgn',
  OWN: 'own',
};

/** Values of the enums of decks. */
export const deckNames = { DeckNotation: notations };
