import { handleFor, cardOf, type Card, type CardId, workOn } from '#rules';
import type { View } from '#notation/scenario/scenario';
import type { Stand, Table } from '../stand';
import { project, type ProjectedCard, type Projection } from './projection';
import { hidden, viewerOf } from './viewed';

const listNames: Partial<Record<Card['zone'], string>> = {
  hq: 'hq',
  rd: 'rd',
  archives: 'archives',
  'corp-score': 'corp.score',
  grip: 'grip',
  stack: 'stack',
  heap: 'heap',
  'runner-score': 'runner.score',
  rig: 'rig',
  removed: 'removed',
  play: 'play',
  aside: 'aside',
  identity: 'identity',
};

/** Every name of the place a card lies at: the exact one, its list, its host. */
export function placesOf(table: Table, stand: Stand, id: CardId): readonly string[] {
  const { state } = stand;
  const found = cardOf(workOn(table.rules.pool, state, null), id);
  const places: string[] = [];
  const within = (name: string, list: readonly CardId[]): void => {
    const at = list.indexOf(id);
    if (at >= 0) places.push(`${name}[${at}]`, name);
  };
  const lists: readonly (readonly [string, readonly CardId[]])[] = [
    ['hq', state.corp.hq],
    ['rd', state.corp.rd],
    ['archives', state.corp.archives],
    ['corp.score', state.corp.score],
    ['grip', state.runner.grip],
    ['stack', state.runner.stack],
    ['heap', state.runner.heap],
    ['runner.score', state.runner.score],
    ['play', state.play],
    ['removed', state.removed],
    ...state.servers.flatMap((server): [string, readonly CardId[]][] => [
      [`${server.name}.ice`, server.ice],
      [`${server.name}.cards`, server.root],
    ]),
  ];
  for (const [name, list] of lists) within(name, list);
  const name = listNames[found.zone];
  if (name !== undefined && !places.includes(name)) places.push(name);
  if (found.host !== null) places.push(`hosted:${table.names.nameOf(found.host)}`);
  return places;
}

function* cardsIn(value: unknown): Generator<ProjectedCard> {
  if (typeof value !== 'object' || value === null) return;
  if (isCard(value)) yield value;
  for (const one of Object.values(value)) yield* cardsIn(one);
}

const isCard = (value: object): value is ProjectedCard => 'hosted' in value && 'counters' in value;

/** A card as a viewer sees it lie; one that cannot be pointed at is hidden. */
export function cardSeen(
  table: Table,
  stand: Stand,
  id: CardId,
  view: View,
  projection: Projection = project(table, stand, view),
): Readonly<Record<string, unknown>> {
  const found = cardOf(workOn(table.rules.pool, stand.state, null), id);
  const handle = handleFor(viewerOf(view), id, found);
  for (const one of cardsIn(projection))
    if (handle !== null && one['handle'] === handle) {
      const host = found.host === null ? {} : { host: table.names.nameOf(found.host) };
      return { ...one, ...host };
    }
  return { ...hidden, counters: {}, advancement: 0 };
}
