import { badInput } from './errors';

/** A cursor says where a row is to the server alone. */
export const cursorOf = (place: string | number): string =>
  Buffer.from(`retrace:${place}`).toString('base64url');

const noCursor = (argument: string) =>
  badInput(
    'BAD_CURSOR',
    `${argument} is no cursor that this server gave`,
    'Take startCursor, endCursor, the cursor of an edge, or next of a search.',
  );

/** A decimal number; null without a cursor. Throws a GraphQL error for what is no cursor. */
export function placeOf(cursor: string | null | undefined, argument: string): string | null {
  if (cursor === null || cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const place = /^retrace:(\d{1,18})$/.exec(text)?.[1];
  if (place === undefined) throw noCursor(argument);
  return place;
}

/** Numbers of rows fit into four bytes. */
const MOST_NUMBER = 2 ** 31 - 1;

/** The number of a row; null without a cursor. Throws a GraphQL error for what is no cursor. */
export function numberOf(cursor: string | null | undefined, argument: string): number | null {
  const place = placeOf(cursor, argument);
  if (place === null) return null;
  const number = Number(place);
  if (number <= MOST_NUMBER) return number;
  throw noCursor(argument);
}
