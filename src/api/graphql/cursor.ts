import { badInput } from './errors';

/** A cursor says where a row is to the server alone. */
export const cursorOf = (place: string | number): string =>
  Buffer.from(`retrace:${place}`).toString('base64url');

/** A decimal number; null without a cursor. Throws a GraphQL error for what is no cursor. */
export function placeOf(cursor: string | null | undefined): string | null {
  if (cursor === null || cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const place = /^retrace:(\d{1,18})$/.exec(text)?.[1];
  if (place === undefined)
    throw badInput('BAD_CURSOR', 'after is no cursor that this server gave', 'Take endCursor.');
  return place;
}

/** Numbers of rows fit into four bytes. */
const MOST_NUMBER = 2 ** 31 - 1;

/** The number of the row before; 0 without a cursor. Throws a GraphQL error for what is no cursor. */
export function numberAfter(cursor: string | null | undefined): number {
  const place = Number(placeOf(cursor) ?? 0);
  if (place <= MOST_NUMBER) return place;
  throw badInput('BAD_CURSOR', 'after is no cursor that this server gave', 'Take endCursor.');
}
