import type { Card, CardId, Zone, ServerName, State } from '#rules';
import type { Breach, StateLaw } from './law';

interface Row {
  readonly zone: Zone;
  readonly server: ServerName | null;
  readonly ids: readonly CardId[];
}

const rowsOf = (state: State): Row[] => {
  const { corp, runner } = state;
  const row = (zone: Zone, ids: readonly CardId[], server: ServerName | null = null): Row => ({
    zone,
    server,
    ids,
  });
  return [
    row('identity', [corp.identity, runner.identity]),
    row('rd', corp.rd),
    row('hq', corp.hq),
    row('archives', corp.archives),
    row('corp-score', corp.score),
    row('stack', runner.stack),
    row('grip', runner.grip),
    row('heap', runner.heap),
    row('rig', runner.rig),
    row('runner-score', runner.score),
    row('play', state.play),
    row('hosted', state.hosted),
    row('aside', state.aside),
    row('removed', state.removed),
    ...state.servers.flatMap(({ name, ice, root }) => [
      row('ice', ice, name),
      row('root', root, name),
    ]),
  ];
};

function misplaced(card: Card | undefined, id: CardId, row: Row): Breach {
  if (card === undefined) return `${row.zone} holds card ${id}, which is none`;
  if (card.id !== id) return `card ${id} calls itself ${card.id}`;
  if (card.zone !== row.zone) return `card ${id} lies in ${row.zone} and says ${card.zone}`;
  if (card.server !== row.server)
    return `card ${id} lies in ${row.server ?? 'no server'} and says ${card.server ?? 'none'}`;
  return null;
}

/** Every card lies in exactly one place, and says so itself. */
export const onePlace: StateLaw = (_pool, state) => {
  const seen = new Set<CardId>();
  for (const row of rowsOf(state))
    for (const id of row.ids) {
      if (seen.has(id)) return `card ${id} lies in two places, one is ${row.zone}`;
      seen.add(id);
      const breach = misplaced(state.cards[id], id, row);
      if (breach !== null) return breach;
    }
  return seen.size === state.cards.length
    ? null
    : `${state.cards.length - seen.size} cards are nowhere`;
};

const left: readonly Zone[] = ['heap', 'archives', 'removed'];

/** HOST-18: the ability for which it was trashed still resolves, or the game ended amid it (WIN-01). */
const isHeld = (state: State, { id, zone }: Card): boolean =>
  state.outcome === null
    ? state.frames.some(
        (one) => one.at === 'use' && one.vars.card === id && one.vars.holds === true,
      )
    : left.includes(zone);

/** What a card is hosted on is in play, and hosting goes round in no circle. */
export const hosts: StateLaw = (_pool, state) => {
  for (const card of state.cards) {
    let host = card.host;
    for (let depth = 0; host !== null; depth += 1) {
      if (depth > state.cards.length) return `card ${card.id} is hosted in a circle`;
      const on = state.cards[host];
      if (on === undefined) return `card ${card.id} is hosted on no card`;
      if (!['identity', 'rig', 'ice', 'root', 'corp-score'].includes(on.zone) && !isHeld(state, on))
        return `card ${card.id} is hosted on ${host}, which is in ${on.zone}`;
      host = on.host;
    }
  }
  return null;
};

/** What is being played, searched for or installed has its procedure under way (RUN0-13, TRIG-03). */
export const underWay: StateLaw = (pool, state) => {
  if (state.outcome !== null) return null;
  for (const id of state.play) {
    const stays = pool.definitions[state.cards[id]?.def ?? -1]?.printed.some(
      ({ of }) => of === 'stays-in-play',
    );
    if (stays === true) continue;
    if (!state.frames.some((frame) => frame.at === 'play' && frame.vars.card === id))
      return `card ${id} is in play, and nobody plays it`;
  }
  const isHeld = state.frames.some(({ at }) => at === 'block' || at === 'install');
  return state.aside.length === 0 || isHeld ? null : 'cards lie aside for no ability';
};
