import { showPlace, type Issue } from '#decks/read/reading';
import { isStoredId } from '#text/stored-id';
import { badInput } from './errors';
import { hinted } from '../hinted';
import { refusalError } from '../refusal-error';

interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Such as `round 3, table 7`. */
  readonly place?: string;
  /** Everything that is wrong with a text. */
  readonly issues?: readonly Issue[];
}

const isAccepted = <A extends { readonly ok: boolean }>(
  answer: A,
): answer is Extract<A, { readonly ok: true }> => answer.ok;

/** An answer that is no refusal; throws a GraphQL error with all that a refusal says. */
export function accepted<A extends { readonly ok: true } | Refused>(
  answer: A,
): Extract<A, { readonly ok: true }> {
  if (isAccepted(answer)) return answer;
  if (answer.ok) throw new Error('an answer is accepted or refused');
  const { code, message, hint, place, issues } = answer;
  throw refusalError(message, {
    ...{ code, ...hinted(hint) },
    ...(place === undefined ? {} : { place }),
    ...(issues === undefined
      ? {}
      : {
          issues: issues.map((issue) => ({
            ...issue,
            ...hinted(issue.hint),
            place: showPlace(issue.place),
          })),
        }),
  });
}

/** The same id; throws a GraphQL error for one that this program never gave. */
export function storedId(what: string, id: string): string {
  if (isStoredId(id)) return id;
  throw badInput(
    'BAD_ID',
    `this is no id of a ${what}`,
    `Take the id that making the ${what} gave.`,
  );
}
