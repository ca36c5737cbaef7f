import { AsyncLocalStorage } from 'node:async_hooks';

/** Nobody waits for the answer any more. */
export class ClientGone extends Error {
  constructor() {
    super('the client has gone');
  }
}

/** What the address begins with that the program asks itself from; none outside has such. */
export const FROM_ITSELF = 'itself-';

/** What log lines of a request have in common. */
export interface RequestContext {
  readonly id: string;
  /** Games and other streams it read or wrote. */
  readonly streams: Set<string>;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** A request may touch a whole tournament; a line names the first few. */
const MOST_STREAMS = 8;

export function inRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function presentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function touches(stream: string): void {
  const streams = storage.getStore()?.streams;
  if (streams !== undefined && streams.size < MOST_STREAMS) streams.add(stream);
}
