import { isRecord } from '#text/is-record';
import { cardByCode } from '../catalogue/find-card';
import { Gathering } from './gathering';
import type { Place, Reading } from './reading';

interface Located {
  readonly value: unknown;
  readonly path: string;
}

/** The deck within the shapes the service answers with: itself, a list of one, or `{ data: [...] }`. */
const unwrap = ({ value, path }: Located): Located => {
  if (Array.isArray(value) && value.length === 1) {
    return unwrap({ value: value[0], path: `${path}[0]` });
  }
  if (isRecord(value) && value['data'] !== undefined && value['cards'] === undefined) {
    return unwrap({ value: value['data'], path: `${path}.data` });
  }
  return { value, path };
};

const parse = (source: string): Located | null => {
  try {
    return unwrap({ value: JSON.parse(source), path: '$' });
  } catch {
    return null;
  }
};

/** Reads NetrunnerDB's JSON: a name, and a number of copies for each code. */
export const readNetrunnerdbJson = (source: string): Reading => {
  const gathering = new Gathering();
  const start: Place = { kind: 'path', path: '$' };
  const document = parse(source);
  const deck = document?.value;
  const path = document?.path ?? '$';
  const cards = isRecord(deck) ? deck['cards'] : undefined;
  if (!isRecord(deck) || !isRecord(cards)) {
    const several = Array.isArray(deck) && deck.length > 1;
    gathering.issue({
      code: 'NOT_THIS_FORMAT',
      place: { kind: 'path', path },
      text: source.slice(0, 60),
      message: several
        ? `There are ${deck.length} decks here.`
        : document === null
          ? 'This is not JSON.'
          : 'There is no deck here.',
      hint: several
        ? 'Give one deck at a time.'
        : 'Give an object with "cards": { "01110": 3, ... }.',
    });
    return gathering.reading(start);
  }
  if (typeof deck['name'] === 'string') gathering.name = deck['name'];
  for (const [code, count] of Object.entries(cards)) {
    const place: Place = { kind: 'path', path: `${path}.cards.${code}` };
    const text = `"${code}": ${JSON.stringify(count)}`;
    const quantity = gathering.quantity(String(count), place, text);
    const card = cardByCode(code) ?? gathering.titled(code, null, place, text);
    if (quantity !== null && card !== null) gathering.add(card, quantity);
  }
  return gathering.reading(start);
};
