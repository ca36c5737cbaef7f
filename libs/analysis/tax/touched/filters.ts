import type { Filter, Place, Target } from '#rules';
import type { Reading } from './reading';
import type { Topic } from './topic';
import { isOfRig, listOf } from './whose';

/** Cards that were named, or are kept, wherever they are. */
type Named = Exclude<Target, string | { readonly all: Filter }>;

export const isNamed = (target: Filter | Exclude<Target, string>): target is Named =>
  'named' in target || 'rest' in target || 'kept' in target;

/** Whether a card that is told goes on to fit: what it is stays, where it is may not. */
const fitting: { readonly [P in keyof Required<Filter>]: readonly Topic[] } = {
  in: ['anything'],
  side: [],
  type: [],
  subtype: [],
  not: [],
  rezzed: ['ice'],
  unrezzed: ['ice'],
  server: ['moves', 'swaps'],
  advanceable: ['anything'],
  other: ['anything'],
  typeOf: ['anything'],
  copyOf: ['anything'],
  brokeInRun: ['anything'],
  hasTrashCost: ['anything'],
  newest: ['anything'],
  spentRecurring: ['anything'],
  ofIdentity: ['anything'],
  unique: ['anything'],
  any: ['anything'],
  none: ['anything'],
  same: [],
  except: [],
  facedown: ['anything'],
  faceup: ['anything'],
  position: ['stands'],
  got: ['anything'],
  was: ['anything'],
  hosts: ['anything'],
  hostedOn: ['anything'],
  changesWith: ['anything'],
  relative: ['anything'],
  called: ['anything'],
  measure: ['anything'],
};

export function readFits(by: Reading, filter: Filter | Target): void {
  if (typeof filter === 'string') return;
  if ('all' in filter || isNamed(filter)) return by.ask('anything');
  for (const part of Object.keys(filter) as (keyof Filter)[]) by.ask(...fitting[part]);
}

/** How many cards are at a place. */
const counted: { readonly [P in Place]: readonly Topic[] } = {
  grip: ['grip-less', 'grip-more'],
  heap: ['heap'],
  hosted: ['rig-less', 'rig-more'],
  installed: [],
  hq: ['corp'],
  rd: ['corp'],
  archives: ['archives-less', 'archives-more'],
  play: ['corp'],
  'corp-score': ['score'],
  'runner-score': ['score'],
};

/** Subtypes of programs alone. */
const BREAKERS: ReadonlySet<unknown> = new Set([
  ...['icebreaker', 'fracter', 'decoder', 'killer', 'ai'],
]);

/** All ice of the server in which the card stands, rezzed or not. */
const isIceHere = (filter: Filter): boolean =>
  filter.server === 'this' &&
  filter.type === 'ice' &&
  Object.keys(filter).every((part) => part === 'type' || part === 'server');

/** Which cards fit, or how many do. */
export function readCards(by: Reading, filter: Filter | Target): void {
  if (typeof filter === 'string') return;
  if ('all' in filter) return readCards(by, filter.all);
  if (isNamed(filter)) return by.ask('ice', 'corp', 'advancement', 'rig-less', 'rig-more');
  const places = listOf(filter.in);
  for (const place of places) by.ask(...counted[place]);
  if (places.length > 0 && !places.includes('installed')) return;
  if (filter.side === 'runner' || isOfRig(filter.type) || BREAKERS.has(filter.subtype))
    return by.ask('rig-less', 'rig-more');
  if (isIceHere(filter)) return by.ask('stands');
  if (listOf(filter.type).includes('ice')) return by.ask('ice', 'advancement');
  by.ask('ice', 'corp', 'advancement', 'rig-less', 'rig-more');
}
