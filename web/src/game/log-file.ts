import { refusedBy, unreachable, type Refusal } from '../api/refusal';
import type { GameStore } from './store';

export type LogFile =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: Refusal };

/** Whether it was only watched: of a game of decisions no file could have been kept. */
export const isObserved = ({ head }: GameStore): boolean =>
  head.value === null || head.value.fileKept !== null;

/** What of an address is answered with the keys of the game. Throws when it is aborted. */
export async function fetched(
  store: GameStore,
  address: string,
  signal: AbortSignal | null = null,
): Promise<Response | null> {
  const keys = store.keys();
  const headers: HeadersInit = keys.length > 0 ? { authorization: `Bearer ${keys.join(',')}` } : {};
  try {
    return await fetch(address, { headers, signal });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return null;
  }
}

/** The game's log as the present viewer may read it. */
export async function logFile(store: GameStore, signal: AbortSignal | null): Promise<LogFile> {
  const form = isObserved(store) ? 'facts' : 'jinteki-log';
  const address = `/games/${store.id}/log?as=${store.viewer.value}&form=${form}`;
  const response = await fetched(store, address, signal);
  if (response === null) return { ok: false, refusal: unreachable };
  if (response.ok) return { ok: true, text: await response.text() };
  return { ok: false, refusal: await refusedBy(response) };
}

/** Hands a file to the browser to be kept. */
export function keepFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const logName = (store: GameStore): string =>
  `${store.id}-${store.viewer.value}.${isObserved(store) ? 'ndjson' : 'txt'}`;
