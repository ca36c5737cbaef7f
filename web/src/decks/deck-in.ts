const ADDRESS = /^(?:\S*\/decks\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]\S*)?$/i;

/** What was typed: the address of a deck that is kept here, or the text of a list. */
export const deckIn = (text: string): { readonly deck: string } | { readonly text: string } => {
  const id = ADDRESS.exec(text.trim())?.[1];
  return id === undefined ? { text } : { deck: id };
};
