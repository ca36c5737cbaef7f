/** A secret that was given out; it says nothing of itself. */
export type Key = string & { readonly __brand: 'Key' };

export interface BadKey {
  readonly ok: false;
  readonly code: 'BAD_KEY';
  readonly message: string;
  readonly hint: string;
}

export type Presented = { readonly ok: true; readonly keys: readonly Key[] } | BadKey;

const MOST_KEYS = 8;

/** The form of a key; `newSecret` gives what follows the dash. */
export const isKey = (text: string): text is Key => /^rk-[\w-]{32}$/.test(text);

const bad = (message: string): BadKey => ({
  ok: false,
  code: 'BAD_KEY',
  message,
  hint: 'Send "Authorization: Bearer KEY" with the key as it was given, or KEY,KEY for several.',
});

/** The keys in an `Authorization` header. The header itself is never repeated in a refusal. */
export function presentedIn(header: string | undefined): Presented {
  if (header === undefined) return { ok: true, keys: [] };
  const list = /^Bearer +(\S.*)$/i.exec(header.trim())?.[1];
  if (list === undefined) return bad('the Authorization header holds no bearer key');
  const keys = list.split(',').map((one) => one.trim());
  const wrong = keys.findIndex((one) => !isKey(one));
  if (wrong >= 0) return bad(`key ${wrong + 1} of the Authorization header is no key`);
  if (keys.length > MOST_KEYS)
    return bad(`the Authorization header holds ${keys.length} keys, at most ${MOST_KEYS} are read`);
  return { ok: true, keys: keys.filter(isKey) };
}
