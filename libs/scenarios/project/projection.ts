import {
  viewPosition,
  type PositionView,
  type CardName,
  type CardView,
  handleFor,
  type CardId,
} from '#rules';
import type { View } from '#notation/scenario/scenario';
import type { Stand, Table } from '../stand';
import { windowOf } from '../window';
import { pendingFor } from './pending';
import { hidden, viewerOf, type NamedCard } from './viewed';

/** A position in the shape of a scenario's, with derived fields. Plain JSON. */
export type Projection = Readonly<Record<string, unknown>>;

const noCounters = { virus: 0, power: 0, agenda: 0, credit: 0, recurring: 0 };

/** The cards a viewer can point at, by handle. */
function cardsByHandle(stand: Stand, view: View): ReadonlyMap<string, CardId> {
  const viewer = viewerOf(view);
  const byHandle = new Map<string, CardId>();
  for (const card of stand.state.cards) {
    const handle = handleFor(viewer, card.id, card);
    if (handle !== null) byHandle.set(handle, card.id);
  }
  return byHandle;
}

type Identify = (name: CardName) => CardId | null;

function named(table: Table, identify: Identify, name: CardName): NamedCard {
  if ('hidden' in name) return hidden;
  const id = identify(name);
  return { card: name.card, name: id === null ? name.card : table.names.nameOf(id) };
}

export interface ProjectedCard {
  readonly [field: string]: unknown;
  readonly hosted: readonly ProjectedCard[];
}

function card(table: Table, identify: Identify, view: CardView): ProjectedCard {
  const { hosted, counters, chosen, handle, ...rest } = view;
  return {
    rezzed: false,
    faceup: false,
    ...rest,
    ...named(table, identify, view),
    handle,
    counters: { ...noCounters, ...counters },
    hosted: hosted.map((one) => card(table, identify, one)),
    ...(chosen === undefined ? {} : { chosen: named(table, identify, chosen) }),
  };
}

type All = (list: readonly CardView[]) => readonly ProjectedCard[];

/** Cards of a place where none lies facedown (ZONE-07, STEAL-01). */
const up = (all: All, list: readonly CardView[]): object[] =>
  all(list).map((one) => ({ ...one, faceup: true }));

function corpArea(position: PositionView, all: All): object {
  const { servers, identity, hq, rd, archives, score, ...numbers } = position.corp;
  return {
    ...numbers,
    identity: all([identity])[0],
    hq: all(hq),
    rd: all(rd),
    archives: all(archives),
    score: up(all, score),
    servers: Object.fromEntries(
      servers.map((server) => [server.name, { ice: all(server.ice), cards: all(server.cards) }]),
    ),
  };
}

function runnerArea(position: PositionView, all: All): object {
  const { identity, grip, stack, heap, score, rig, ...numbers } = position.runner;
  return {
    ...numbers,
    identity: all([identity])[0],
    grip: all(grip),
    stack: all(stack),
    heap: up(all, heap),
    score: up(all, score),
    rig: {
      programs: up(all, rig.programs),
      hardware: up(all, rig.hardware),
      resources: up(all, rig.resources),
      facedown: all(rig.facedown),
    },
  };
}

/** The position of a stand for a viewer. */
export function project(table: Table, stand: Stand, view: View): Projection {
  const position = viewPosition(table.rules.pool, stand.state, viewerOf(view));
  const byHandle = cardsByHandle(stand, view);
  const identify: Identify = (name) =>
    name.handle === null ? null : (byHandle.get(name.handle) ?? null);
  const all = (list: readonly CardView[]): ProjectedCard[] =>
    list.map((one) => card(table, identify, one));
  const { run, trace, access, outcome } = position;
  const pending = pendingFor(table, stand, view);
  return {
    turn: { ...position.turn, at: windowOf(stand.state) },
    corp: corpArea(position, all),
    runner: runnerArea(position, all),
    play: all(position.play),
    removed: up(all, position.removed),
    ...(run === null
      ? {}
      : {
          run: {
            ...run,
            step: stand.state.prompt?.kind === 'window' ? windowOf(stand.state) : run.step,
            ice: run.ice === null ? null : named(table, identify, run.ice),
          },
        }),
    ...(trace === null ? {} : { trace }),
    ...(access === null
      ? {}
      : { access: { server: access.server, card: named(table, identify, access.card) } }),
    ...(pending === null ? {} : { pending }),
    ...(outcome === null ? {} : { outcome }),
  };
}
