import { isRecord } from './fields';
import { refusalIn, strange, unreachable, type Refusal } from './refusal';

export interface Stored {
  readonly game: string;
  readonly created: boolean;
  readonly key: string | null;
}

export type Sent =
  | { readonly ok: true; readonly stored: Stored }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** Seconds after which the server takes it, as it says; null where it does not. */
      readonly again: number | null;
    };

export interface SendOptions {
  readonly isPrivate: boolean;
  /** How much has gone out, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const fieldOf = (value: unknown, field: string): unknown =>
  isRecord(value) ? value[field] : undefined;

/** Refused for now, not for ever. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

const refused = (refusal: Refusal, again: number | null = null): Sent => ({
  ...{ ok: false, refusal, again },
});

function sentOf(status: number, text: string, retryAfter: string | null): Sent {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused(status >= 500 ? unreachable : strange);
  }
  const again = BUSY.has(status) ? Number(retryAfter ?? 1) || 1 : null;
  if (status >= 400) return refused(refusalIn(fieldOf(body, 'error')), again);
  // A game of decisions has an id, an import names its observed game.
  const game = fieldOf(body, 'verified') ?? fieldOf(body, 'id') ?? fieldOf(body, 'game');
  const key = fieldOf(body, 'key');
  if (typeof game !== 'string') return refused(strange);
  return {
    ok: true,
    stored: {
      game,
      created: fieldOf(body, 'created') === true,
      key: typeof key === 'string' ? key : null,
    },
  };
}

/** Sends one game. `fetch` cannot tell how far it is. */
export function sendFile(file: Blob, { isPrivate, onProgress }: SendOptions): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/games${isPrivate ? '?private' : ''}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve(
        sentOf(request.status, request.responseText, request.getResponseHeader('retry-after')),
      ),
    );
    request.addEventListener('error', () => resolve(refused(unreachable)));
    request.send(file);
  });
}
