import { sha256 } from '../../platform/digest/sha256';

/** The list that a cursor is of; two lists of one name and other questions are two. */
export interface ListName {
  readonly name: string;
  /** Of what was asked, where a place in the list says something only beside it; else null. */
  readonly asked: string | null;
}

const PAGE = new Set(['first', 'after', 'last', 'before']);

/** What is not said and what is said to be nothing are the same. */
const said = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .filter(([, one]) => one !== null && one !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, one]): unknown => [name, said(one)])
    : value;

/** A list whose places stand among all events: what else is asked only leaves rows out. */
export const listNamed = (name: string): ListName => ({ name, asked: null });

/** A list in which a place is a rank, or a number by which one viewer was told something. */
export function listAsked(name: string, args: object): ListName {
  const asked = Object.fromEntries(Object.entries(args).filter(([key]) => !PAGE.has(key)));
  return { name, asked: sha256(JSON.stringify(said(asked))).slice(0, 10) };
}
