import type { TypedDocumentString } from './documents';
import { pauseAfter, refusalIn, strange, unreachable, type Refusal } from './refusal';

export type Answer<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Of parts that were not answered. */
      readonly refusals: readonly Refusal[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export interface AskOptions {
  readonly keys?: readonly string[];
  readonly signal?: AbortSignal;
}

interface Body<T> {
  readonly data?: T | null;
  readonly errors?: readonly unknown[];
}

/** Asks one question of the server. Never throws but for being aborted. */
export async function ask<T, V>(
  document: TypedDocumentString<T, V>,
  variables: V,
  { keys = [], signal }: AskOptions = {},
): Promise<Answer<T>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (keys.length > 0) headers['authorization'] = `Bearer ${keys.join(',')}`;
  let response: Response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: document.toString(), variables }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return { ok: false, refusal: unreachable };
  }
  let body: Body<T>;
  try {
    body = (await response.json()) as Body<T>;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return { ok: false, refusal: response.status >= 500 ? unreachable : strange };
  }
  const refusals = (body.errors ?? []).map(refusalIn);
  // What is missing for now is not known to be missing.
  const passing = refusals.find((refusal) => pauseAfter(refusal) !== null);
  if (passing !== undefined) return { ok: false, refusal: passing };
  if (body.data !== undefined && body.data !== null)
    return { ok: true, value: body.data, refusals };
  return { ok: false, refusal: refusals[0] ?? strange };
}

/** Why an answer lacks what was asked for. */
export const refusalOf = (answer: Answer<unknown>): Refusal =>
  answer.ok ? (answer.refusals[0] ?? strange) : answer.refusal;
