import { signal, useSignal } from '@preact/signals';
import { createClient } from 'graphql-ws';
import { useEffect } from 'preact/hooks';
import { LiveMomentsDocument, type LiveMomentsSubscription } from '../api/documents';
import type { Moment, Position, Told } from '../game/position';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';

/** Whether a game that goes on is followed, or the line is down and tried again. */
export const line = signal<'none' | 'up' | 'down'>('none');

type Frame = LiveMomentsSubscription['moments'];

// What the API says of its JSON, as in stretches.
const momentOf = ({ at, time, data, told, legal }: Frame): Moment => ({
  ...{ at, time, legal },
  position: data as Position,
  told: told as readonly Told[],
});

const MOST_PAUSE = 8_000;
const address = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** Follows a game that is not over: its moments come by themselves, also after the line was down. */
export function useFollowing(store: GameStore): void {
  const head = store.head.value;
  const viewer = store.viewer.value;
  const isOver = head === null || head.reason !== null || head.observed !== null;
  const turn = useSignal(0);
  const mayLook = store.extents.value.has(viewer);
  useEffect(() => {
    if (isOver || !mayLook) return;
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
        variables: { game: store.id, as: asked(viewer), after: store.extent.peek().to },
      },
      {
        next: ({ data }) => {
          if (data?.moments !== undefined) store.receive(momentOf(data.moments));
        },
        // Refused: it may not be ours to see any longer.
        error: () => {
          line.value = 'down';
          void store.refresh();
          setTimeout(() => (turn.value += 1), MOST_PAUSE);
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
  }, [store, viewer, isOver, mayLook, turn.value]);
}
