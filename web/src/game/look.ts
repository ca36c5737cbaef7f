import { ask } from '../api/ask';
import { CounterpartDocument, type Side } from '../api/documents';
import type { GameStore } from './store';
import { asked, type ViewerName } from './viewers';

/** Another view at the same point of the game. */
export async function look(store: GameStore, viewer: ViewerName): Promise<void> {
  const was = store.viewer.peek();
  if (viewer === was || !store.extents.peek().has(viewer)) return;
  const at = store.at.peek();
  const isNow = store.head.peek()?.reason === null && at >= store.extent.peek().to;
  if (isNow) {
    await store.refresh();
    store.open(viewer, store.extents.peek().get(viewer)?.to ?? 0);
    return;
  }
  const variables = { id: store.id, at, as: asked(was), for: asked(viewer) };
  const answer = await ask(CounterpartDocument, variables, { keys: store.keys() });
  const there = answer.ok ? answer.value.game?.counterpart : null;
  // Who may not see both is shown where that view begins.
  store.open(viewer, there ?? store.extents.peek().get(viewer)?.from ?? 0);
}

/** The other seat; from a spectator's or judge's, the seat whose turn it is. */
export function lookFromOtherSeat(store: GameStore): void {
  const now = store.viewer.peek();
  const turn = store.moment.peek()?.position.turn.side ?? 'corp';
  void look(store, now === 'corp' ? 'runner' : now === 'runner' ? 'corp' : turn);
}

/** Everything, or what a seat knew. */
export function lookOpenly(store: GameStore): void {
  if (store.viewer.peek() !== 'judge') void look(store, 'judge');
  else void look(store, store.moment.peek()?.position.turn.side ?? 'runner');
}

/** The seat that is looked from, where its player looks. */
export function seatOf({ viewer, head }: GameStore): Side | null {
  const seat = asked(viewer.value);
  return head.value?.seats.find((held) => held === seat) ?? null;
}
