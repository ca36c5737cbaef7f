import { LiveMomentsDocument, type LiveMomentsSubscription } from '../api/documents';
import { MOST_PAUSE, openSocket } from '../api/socket';
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

/**
 * Follows a game that is not over as its present viewer, until it is stopped: its moments come by
 * themselves, also after the line was down. `onRefused`: it may not be ours to see any longer.
 */
export function follow(store: GameStore, onRefused: () => void): () => void {
  const client = openSocket({
    keys: store.keys(),
    onUp: () => (line.value = 'up'),
    onDown: () => (line.value = 'down'),
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
