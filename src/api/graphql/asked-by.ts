import { anonymous, type Caller } from '../../access/caller';
import type { Keys } from '../../access/keys';
import { presentedIn } from '../../access/presented';
import { badInput } from './errors';

/** Who sends a request. Throws a GraphQL error for a header that holds no keys. */
export async function askedBy(keys: Keys, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined) return anonymous;
  const presented = presentedIn(authorization);
  if (presented.ok) return keys.callerOf(presented.keys);
  const { code, message, hint } = presented;
  throw badInput(code, message, hint);
}
