import { createClient, type Client } from 'graphql-ws';

/** Milliseconds between two tries at most. */
export const MOST_PAUSE = 8_000;

interface SocketOptions {
  readonly keys: readonly string[];
  readonly onUp: () => void;
  readonly onDown: () => void;
}

/** A line on which the server tells what is new; tried again for as long as it is down. */
export const openSocket = ({ keys, onUp, onDown }: SocketOptions): Client =>
  createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: keys.length > 0 ? { authorization: `Bearer ${keys.join(',')}` } : {},
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (tries) => {
      onDown();
      await new Promise((done) => setTimeout(done, Math.min(MOST_PAUSE, 250 * 2 ** tries)));
    },
    on: { connected: onUp },
  });
