/** Decks and tournaments that are made here. */
export const works = {
  haveKey: {
    deck: 'It is mine: I have its key',
    tournament: 'I organise it: I have its key',
  },
  kept: 'Its key is kept in this browser, in “My games”: whoever has it may change this.',
  deck: {
    paste: 'Paste a deck',
    pasteHint:
      'As NetrunnerDB, jinteki.net or OCTGN export it, or a card a line: “3 Hedge Fund”. Everybody can read it here; legal or not.',
    owner: 'Whose it is',
    text: 'The list',
    store: 'Keep it here',
    notes: 'Taken for granted in reading',
    toDeck: 'To the deck',
    revise: 'Change the list',
    note: 'What was changed',
    storeVersion: 'Keep as the next version',
    versions: 'Versions',
    version: (number: number) => `Version ${number}`,
    asText: 'As text',
    notation: 'Written',
    notations: {
      OWN: 'as Retrace does',
      NETRUNNERDB_TEXT: 'as NetrunnerDB does',
      NETRUNNERDB_JSON: 'as NetrunnerDB’s API does',
      MARKDOWN: 'in Markdown',
      JINTEKI: 'as jinteki.net does',
      OCTGN: 'as OCTGN does',
    },
  },
} as const;
