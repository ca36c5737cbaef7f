import type { CardId, State } from '#rules';
import { goesAlong } from '../candidates/with-hosts';
import type { Means } from '../follow';
import { pileKey, plainKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { taken } from './taken';
import type { RoomMade } from './room-made';
import { inHand, cardDef } from './told';

const attacked = plainKey('attacked server');

/** Programs that are gone with no program installed for which they made room, or beside those that have to go. */
export function roomMade(means: Means, node: Node, goal: Goal): Node[] {
  const { after, until } = goal.between;
  return means.roomMade.flatMap(({ entry, for: room, chosen }) => {
    if (entry <= after || entry > until) return [];
    // Amid a run nothing of it is behind yet that comes later.
    if (goal.evidence.shown[entry]?.features.get(attacked) !== node.features.get(attacked))
      return [];
    const { titles } = means;
    const { state } = node.live;
    // Nor does a window of it come behind what that sets off.
    if (state.prompt?.kind === 'window' && node.features.get(attacked) !== undefined) return [];
    const inTurn = (id: CardId): number => chosen.indexOf(titles.titleOf(cardDef(state, id)));
    const gone = chosenOf(
      means,
      state,
      goal,
      goneFromRig(node, goal, mayGo(means, state, room)),
    ).sort((one, other) => inTurn(one) - inTurn(other));
    const card = madeFor(means, state, room, gone);
    if (card === undefined) return [];
    return taken(means, node, {
      kind: 'room-made',
      card,
      credits: 0,
      entry,
      difference: null,
      ...why(room),
      legal: false,
      decisions: gone.map((one) => ({ do: 'pick', card: one })),
    });
  });
}

/** The card that room is made for: what was to be installed, the host, or the first that is trashed. */
function madeFor(
  { titles }: Means,
  state: State,
  room: RoomMade['for'],
  gone: readonly CardId[],
): CardId | undefined {
  switch (room.what) {
    case 'less':
      return gone[0];
    case 'program':
      return inHand(state, titles.ofTitle(room.title) ?? -1);
    case 'host':
      return gone
        .flatMap((id) => state.cards[id]?.host ?? [])
        .find((id) => titles.titleOf(cardDef(state, id)) === room.title);
  }
}

function why(room: RoomMade['for']): { readonly rule: string; readonly reason: string } {
  switch (room.what) {
    case 'less':
      return { rule: 'MU-03', reason: 'More programs are trashed than have to be.' };
    case 'program':
      return {
        rule: 'INST-04',
        reason: `Programs are trashed for ${room.title}, which is not installed after all.`,
      };
    case 'host':
      return {
        rule: 'HOST-05',
        reason: `Programs on ${room.title} are trashed so that it holds another.`,
      };
  }
}

/** Of cards that are gone those that somebody chose: what is told to go with its host is none of them. */
const chosenOf = (
  { rules }: Means,
  state: State,
  { evidence }: Goal,
  gone: readonly CardId[],
): CardId[] =>
  gone.filter((id) => {
    const host = state.cards[id]?.host ?? null;
    return host === null || !gone.includes(host) || !goesAlong(rules.pool, state, evidence, id);
  });

/** For room on a host what lies on it. */
const mayGo =
  ({ titles }: Means, state: State, room: RoomMade['for']) =>
  (id: CardId): boolean => {
    if (room.what !== 'host') return true;
    const host = state.cards[id]?.host ?? null;
    return host !== null && titles.titleOf(cardDef(state, host)) === room.title;
  };

/** Of each title so many cards of the rig, of those that may, as the heap of theirs has more of. */
function goneFromRig(
  { live: { state }, features }: Node,
  goal: Goal,
  may: (id: CardId) => boolean,
): CardId[] {
  const due = new Map<number, number>();
  return state.runner.rig.filter(may).filter((id) => {
    const key = pileKey('heap', cardDef(state, id));
    const left = due.get(key) ?? goal.gain(key, features.get(key) ?? 0);
    due.set(key, left - 1);
    return left > 0;
  });
}
