import { isRecord } from '#text/is-record';
import type { Answered } from '../shell';

/** What became of one file. */
export type Fate =
  | {
      readonly kind: 'created' | 'known';
      readonly id: string;
      /** How far the decisions of a replay were found; null for a log, which holds them. */
      readonly tier: string | null;
      /** Opens it as its uploader; null where none was given out. */
      readonly key: string | null;
    }
  | { readonly kind: 'refused'; readonly message: string };

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function refusal(error: Readonly<Record<string, unknown>>): string {
  const place = [
    ...(error['line'] === undefined ? [] : [`line ${words(error['line'])}`]),
    ...(typeof error['decision'] === 'number' ? [`decision ${error['decision']}`] : []),
  ].join(', ');
  const said = [error['message'], error['hint']]
    .map(words)
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`));
  return [place, words(error['code']), said.join(' ')].filter((part) => part !== '').join(': ');
}

/** Reads the server's answer to an upload. */
export function fateOf(answered: Answered): Fate {
  if (!answered.ok) return { kind: 'refused', message: answered.message };
  const { body, status } = answered;
  // A log becomes a game of decisions, anything else one that was observed.
  const id = isRecord(body) ? (body['id'] ?? body['game']) : undefined;
  if (isRecord(body) && typeof id === 'string' && status < 300)
    return {
      ...{ kind: body['created'] === false ? 'known' : 'created', id },
      tier: typeof body['tier'] === 'string' ? body['tier'] : null,
      key: typeof body['key'] === 'string' ? body['key'] : null,
    };
  if (isRecord(body) && isRecord(body['error']))
    return { kind: 'refused', message: refusal(body['error']) };
  return { kind: 'refused', message: `the server answered ${status} without saying why` };
}
