import { GraphQLError } from 'graphql';
import type { Caller } from '../../access/caller';
import type { Keys } from '../../access/keys';
import { presentedIn } from '../../access/presented';

interface Asking {
  readonly headers: { readonly authorization?: string | undefined };
}

/** Who sends a request. Throws a GraphQL error for a header that holds no keys. */
export async function askedBy(keys: Keys, { headers }: Asking): Promise<Caller> {
  const presented = presentedIn(headers.authorization);
  if (presented.ok) return keys.callerOf(presented.keys);
  const { code, message, mend } = presented;
  throw new GraphQLError(message, { extensions: { code, mend, http: { status: 400 } } });
}
