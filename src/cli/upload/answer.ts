import type { Answered } from '../shell';

/** What became of one file. */
export type Fate =
  | { readonly kind: 'created' | 'known'; readonly id: string }
  | { readonly kind: 'refused'; readonly message: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function refusal(error: Readonly<Record<string, unknown>>): string {
  const place = [
    ...(error['line'] === undefined ? [] : [`line ${words(error['line'])}`]),
    ...(typeof error['decision'] === 'number' ? [`decision ${error['decision']}`] : []),
  ].join(', ');
  const parts = [place, words(error['code']), words(error['message']), words(error['hint'])];
  return parts.filter((part) => part !== '').join(': ');
}

/** Reads the server's answer to an upload. */
export function fateOf(answered: Answered): Fate {
  if (!answered.ok) return { kind: 'refused', message: answered.message };
  const { body, status } = answered;
  if (isObject(body) && typeof body['id'] === 'string' && status < 300)
    return { kind: body['created'] === false ? 'known' : 'created', id: body['id'] };
  if (isObject(body) && isObject(body['error']))
    return { kind: 'refused', message: refusal(body['error']) };
  return { kind: 'refused', message: `the server answered ${status} without saying why` };
}
