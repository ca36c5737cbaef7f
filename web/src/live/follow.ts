import { createClient } from 'graphql-ws';
import { LiveMomentsDocument, type LiveMomentsSubscription } from '../api/documents';
import type { Moment, Position, Told } from '../game/position';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import { line } from './line';

type Frame = LiveMomentsSubscription['moments'];

// What the API says of its JSON, as in stretches.
const momentOf = ({ at, time, data, told, legal }: Frame): Moment => ({
  ...{ at, time, legal },
  position: data as Position,
  told: told as readonly Told[],
});

const MOST_PAUSE = 8_000;
const address = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/**
 * Follows a game that is not over as its present viewer, until it is stopped: its moments come by
 * themselves, also after the line was down. `onRefused`: it may not be ours to see any longer.
 */
export function follow(store: GameStore, onRefused: () => void): () => void {
  const keys = store.keys();
  const client = createClient({
    url: address(),
    connectionParams: keys.length > 0 ? { authorization: `Bearer ${keys.join(',')}` } : {},
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (tries) => {
      line.value = 'down';
      await new Promise((done) => setTimeout(done, Math.min(MOST_PAUSE, 250 * 2 ** tries)));
    },
    on: { connected: () => (line.value = 'up') },
  });
  const stop = client.subscribe<LiveMomentsSubscription>(
    {
      query: LiveMomentsDocument.toString(),
      variables: {
        game: store.id,
        as: asked(store.viewer.peek()),
        after: store.extent.peek().to,
      },
    },
    {
      next: ({ data }) => {
        if (data?.moments !== undefined) store.receive(momentOf(data.moments));
      },
      error: () => {
        line.value = 'down';
        void store.refresh();
        setTimeout(onRefused, MOST_PAUSE);
      },
      complete: () => {
        line.value = 'none';
        void store.refresh();
      },
    },
  );
  return () => {
    stop();
    void client.dispose();
    line.value = 'none';
  };
}
