import type { Effect } from '../ability/ability';
import { see } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf, isInstalled, ownerOf } from '../query/card';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { emit } from './emit';
import type { ServerName } from '../state/server';
import { listOf } from '../query/list-of';
import { serverOf } from '../query/run';
import { move, type Destination } from './move';
import { checkPoints } from './outcome';
import { trash } from './trash';

/**
 * Puts a card on another without installing it, faceup or facedown as the effect says (HOST-08,
 * HOST-11). What is installed stays so, with all that is on it (HOST-13).
 */
export function hostOn(g: Work, id: CardId, host: CardId, faceup: boolean): void {
  const card = cardOf(g, id);
  const uninstalls = card.zone !== 'rig';
  const { hostedBy } = uninstalls ? move(g, id, { zone: 'hosted', faceup }) : { hostedBy: [] };
  ownCard(g.state, id).host = host;
  g.unsettled = true;
  emit(g, { type: 'hosted', card: see(g, id), host: see(g, host) });
  // HOST-09: what lay on it goes when it leaves.
  if (hostedBy.length > 0) trash(g, hostedBy, { by: ownerOf(g, card) });
}

interface Spot extends Destination {
  readonly at: number;
}

/** Where a card lies, down to its place among the others there. */
function spotOf(g: Work, id: CardId): Spot {
  const { zone, server, faceup } = cardOf(g, id);
  const at = listOf(g, zone, server)?.indexOf(id) ?? 0;
  return { zone, faceup, at, ...(server === null ? {} : { server }) };
}

/** The Runner stays where the Runner is: what lies there now is what is approached (SWAP-02). */
function keepRuns(g: Work, one: CardId, other: CardId): () => void {
  const kept = g.state.frames.flatMap((frame) =>
    frame.at === 'run' ? [{ vars: frame.vars, position: frame.vars.position }] : [],
  );
  return () => {
    for (const { vars, position } of kept) {
      vars.position = position;
      if (vars.phase !== 'approach' || (vars.ice !== one && vars.ice !== other)) continue;
      vars.ice = vars.ice === one ? other : one;
      vars.iceLife = cardOf(g, vars.ice).life;
    }
  };
}

/** Two cards change places at once, each to the other's server and position; nothing is installed by it (SWAP-01, SWAP-02). */
export function swap(
  g: Work,
  one: CardId,
  other: CardId,
  { keeps, shown }: Pick<Extract<Effect, { readonly do: 'swap' }>, 'keeps' | 'shown'> = {},
): void {
  const kept = keeps === undefined ? 0 : cardOf(g, one)[keeps];
  const before = [see(g, one), see(g, other)];
  const [from, to] = [spotOf(g, one), spotOf(g, other)];
  const hosts = [cardOf(g, one).host, cardOf(g, other).host] as const;
  const stay = keepRuns(g, one, other);
  // What stays installed stays rezzed; what is put down is put down unrezzed.
  const installed = isInstalled(cardOf(g, one)) && isInstalled(cardOf(g, other));
  const sameList = from.zone === to.zone && from.server === to.server;
  const [first, second] = from.at < to.at || !sameList ? [one, other] : [other, one];
  const [low, high] = first === one ? [from, to] : [to, from];
  const lying = (spot: Spot, card: Spot): Spot => ({
    ...spot,
    // The Runner installs faceup.
    faceup:
      spot.zone === 'rig' ||
      (installed && card.faceup) ||
      (shown === true && spot.zone === 'archives'),
  });
  // The higher one first goes to the lower place, so that neither place moves under the other.
  const left = [
    ...move(g, second, lying(low, high)).hostedBy,
    ...move(g, first, lying(high, low)).hostedBy,
  ];
  // HOST-19: the place on a host is exchanged as others are.
  if (from.zone === 'root' || to.zone === 'root') {
    const [ofOne, ofOther] = hosts;
    if (to.zone === 'root') ownCard(g.state, one).host = ofOther === one ? null : ofOther;
    if (from.zone === 'root') ownCard(g.state, other).host = ofOne === other ? null : ofOne;
  }
  stay();
  if (keeps !== undefined) ownCard(g.state, other)[keeps] = kept;
  // What takes the place of a card that was accessed is accessed no more than that was.
  for (const frame of g.state.frames)
    if (frame.at === 'breach' && frame.vars.accessed.includes(one)) frame.vars.accessed.push(other);
  emit(g, { type: 'swapped', cards: before });
  // HOST-09
  if (left.length > 0) trash(g, left, { by: ownerOf(g, cardOf(g, one)) });
  checkPoints(g); // WIN-06
}

/** Where a piece of ice lies. */
interface IceSlot {
  readonly server: ServerName;
  readonly at: number;
}

/** INST-24: ice takes the places of ice, server by server, innermost first; nothing else of it changes. */
export function arrangeIce(g: Work, slots: readonly CardId[], ice: readonly CardId[]): void {
  const places = slots.map((id): IceSlot => {
    const { server } = cardOf(g, id);
    if (server === null) throw new Error(`card ${id} protects no server`);
    return { server, at: serverOf(g, server).ice.indexOf(id) };
  });
  const moved = ice.filter((id, i) => id !== slots[i]);
  if (moved.length === 0) return;
  const before = moved.map((id) => see(g, id));
  places.forEach(({ server, at }, i) => {
    const id = ice[i];
    if (id === undefined) return;
    serverOf(g, server).ice[at] = id;
    ownCard(g.state, id).server = server;
  });
  g.unsettled = true;
  emit(g, { type: 'swapped', cards: before });
}

/** INST-24, RUN0-12: outermost on another server; a run that is at it goes on from there. */
export function moveIce(g: Work, id: CardId, server: ServerName): void {
  const { faceup } = cardOf(g, id);
  const before = see(g, id);
  const runs = g.state.frames.flatMap((frame) =>
    frame.at === 'run' && frame.vars.ice === id ? [frame.vars] : [],
  );
  move(g, id, { zone: 'ice', server, faceup });
  for (const run of runs) {
    run.server = server;
    run.position = serverOf(g, server).ice.length;
  }
  emit(g, { type: 'swapped', cards: [before] });
  if (runs.length > 0) emit(g, { type: 'run-moved', server });
}

/** INST-24: innermost on a server, rezzed or not as it was. */
export function moveInnermost(g: Work, id: CardId, server: ServerName): void {
  const { faceup } = cardOf(g, id);
  const before = see(g, id);
  move(g, id, { zone: 'ice', server, faceup, at: 0 });
  emit(g, { type: 'swapped', cards: [before] });
}

/** SWAP-03: the run that is at a piece of ice is where that lies. */
export function followIce(g: Work, id: CardId): void {
  const { server } = cardOf(g, id);
  if (server === null) return;
  const position = serverOf(g, server).ice.indexOf(id) + 1;
  for (const frame of g.state.frames)
    if (frame.at === 'run' && frame.vars.ice === id) {
      frame.vars.server = server;
      frame.vars.position = position;
    }
}

/** INST-24: to the root of another server, rezzed or not as it was. */
export function moveRoot(g: Work, id: CardId, server: ServerName): void {
  const { faceup } = cardOf(g, id);
  const before = see(g, id);
  move(g, id, { zone: 'root', server, faceup });
  emit(g, { type: 'swapped', cards: [before] });
}
