import {
  cloneState,
  ownCard,
  refreshActive,
  workOn,
  type Card,
  type CardId,
  type Pool,
  type ServerName,
  type State,
} from '#rules';
import { BRAIN, CLICKS, GRIP, TAGS } from './likeness';

/** Where ice stands while it is looked at alone: what is independent costs the same anywhere. */
export const ALONE: ServerName = 'HQ';

/** Ice that is not on the way lies facedown, so that nobody asks what it says; but for what carries cards. */
function layAside(pool: Pool, state: State, id: CardId): void {
  const card = state.cards[id];
  if (card?.zone !== 'ice' || state.cards.some(({ host }) => host === id)) return;
  ownCard(state, id).faceup = false;
  refreshActive(workOn(pool, state, null), id);
}

/** The same table with no ice in front of any server. */
export function bareTable(pool: Pool, from: State): State {
  const state = cloneState(from);
  for (const server of state.servers) {
    for (const id of server.ice) layAside(pool, state, id);
    server.ice = [];
  }
  return state;
}

/** So many cards are left in the grip, whichever: the others went to the heap. */
function leaveInGrip(state: State, grip: readonly CardId[], count: number): void {
  if (state.runner.grip.length === count) return;
  const [left, gone] = [grip.slice(0, count), grip.slice(count)];
  state.runner.heap = [...state.runner.heap.filter((id) => !grip.includes(id)), ...gone];
  state.runner.grip = left;
  for (const id of grip) {
    const card = ownCard(state, id);
    card.zone = left.includes(id) ? 'grip' : 'heap';
    card.faceup = card.zone === 'heap';
  }
}

/**
 * The Runner about to approach one piece of ice, after a chance to jack out. `from` stands where the Runner
 * was asked that last; `means` is what they have left by now.
 */
export function beforeIce(
  pool: Pool,
  from: State,
  ice: Card,
  means: readonly number[],
  grip: readonly CardId[],
): State {
  const state = cloneState(from);
  const server = state.servers.find(({ name }) => name === ALONE);
  const run = state.frames.findLast(({ at }) => at === 'run');
  if (server === undefined || run?.at !== 'run') throw new Error('there is no run on it');
  for (const id of server.ice) layAside(pool, state, id);
  server.ice = [ice.id];
  state.cards[ice.id] = { ...ice, server: ALONE };
  refreshActive(workOn(pool, state, null), ice.id);
  Object.assign(run.vars, {
    ...{ position: 1, ice: ice.id, iceLife: ice.life, approached: 1 },
    ...{ stood: [], phase: 'approach', jumpTo: null },
  });
  run.step = '2.2a';
  state.runner.clicks = means[CLICKS] ?? 0;
  state.runner.tags = -(means[TAGS] ?? 0);
  state.runner.brain = -(means[BRAIN] ?? 0);
  leaveInGrip(state, grip, means[GRIP] ?? 0);
  return state;
}
