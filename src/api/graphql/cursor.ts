import { badInput } from './errors';
import type { ListName } from './list-name';

/** A cursor says of which list it is, and where a row is, to the server alone. */
export const cursorOf = ({ name, asked }: ListName, place: string | number): string =>
  Buffer.from(`retrace:${[name, ...(asked === null ? [] : [asked]), place].join(':')}`).toString(
    'base64url',
  );

const noCursor = (argument: string) =>
  badInput(
    'BAD_CURSOR',
    `${argument} is no cursor that this server gave`,
    'Take startCursor, endCursor, the cursor of an edge, or next of a search.',
  );

const ofAnother = (argument: string, list: ListName, name: string) =>
  badInput(
    'FOREIGN_CURSOR',
    name === list.name
      ? `${argument} is a cursor of ${name}, and of another question to it`
      : `${argument} is a cursor of ${name}, and not of ${list.name}`,
    'Take one that this list gave to the same question, or leave it out to begin anew.',
  );

/** Those that were given before cursors named their list have a place alone. */
const CURSOR = /^retrace:(?:([A-Za-z ]{1,40}):(?:([0-9a-f]{10}):)?)?(\d{1,18})$/;

/** A decimal number; null without a cursor. Throws a GraphQL error for what is no cursor of this list. */
export function placeOf(
  list: ListName,
  cursor: string | null | undefined,
  argument: string,
): string | null {
  if (cursor === null || cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, name, asked = null, place] = CURSOR.exec(text) ?? [];
  if (place === undefined) throw noCursor(argument);
  if (name !== undefined && (name !== list.name || asked !== list.asked))
    throw ofAnother(argument, list, name);
  return place;
}

/** Numbers of rows fit into four bytes. */
const MOST_NUMBER = 2 ** 31 - 1;

/** The number of a row; null without a cursor. Throws a GraphQL error for what is no cursor of this list. */
export function numberOf(
  list: ListName,
  cursor: string | null | undefined,
  argument: string,
): number | null {
  const place = placeOf(list, cursor, argument);
  if (place === null) return null;
  const number = Number(place);
  if (number <= MOST_NUMBER) return number;
  throw noCursor(argument);
}
