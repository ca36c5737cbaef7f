import type { CardId, State } from '#rules';
import { SIDES } from '../../lens/side';
import {
  type Features,
  eachDifference,
  fieldOf,
  pileCode,
  plainKey,
  readKey,
  serverNamed,
} from '../features';
import type { Shown } from '../shown';

/** A card that a player of theirs trashes, discards or derezzes by hand, by its title and where it lay. */
export interface TakenByHand {
  readonly entry: number;
  readonly def: number;
  readonly what: 'trashed' | 'derezzed';
  /** Ice by its server and position, 0 innermost. */
  readonly from: 'hand' | 'installed' | { readonly server: string; readonly position: number };
}

/** Whoever does it is named first, with at most so many characters. */
const trashes = /^.{1,60}? trashes (?!.* (?:from the top|due to|to use|to gain) )[^,]+\.$/;
const discards = /^.{1,60}? discards (?:a card in HQ|(?!.* at end of turn)[^,]+)\.$/;
const derezzes = /^.{1,60}? derezzes [^,]+\.$/;

const heaps: ReadonlySet<number> = new Set((['archives', 'heap'] as const).map(pileCode));
const hands: ReadonlySet<number> = new Set((['hq', 'grip'] as const).map(pileCode));
const counted: ReadonlySet<number> = new Set(
  (['encountered strength', 'identity credits'] as const).map(plainKey),
);

/** Nobody is asked anything but to go on. */
const isQuiet = ({ prompts }: Shown): boolean =>
  SIDES.every((side) => prompts[side] === null || prompts[side].kind === 'run');

interface Change {
  readonly key: number;
  readonly was: number;
  readonly is: number;
}

function changesOf(before: Features, after: Features): Change[] {
  const changes: Change[] = [];
  eachDifference(before, after, (key, was, is) => {
    if (!counted.has(key)) changes.push({ key, was, is });
  });
  return changes;
}

/** One card more lies on a discard pile: its title. */
function laidOn(changes: readonly Change[]): number | null {
  const laid = changes.filter(({ key }) => {
    const { category, a } = readKey(key);
    return category === 'pile' && heaps.has(a);
  });
  const [one, other] = laid;
  return one !== undefined && other === undefined && one.is === one.was + 1
    ? readKey(one.key).b
    : null;
}

/** What a player takes away by hand: its line alone tells it, and nothing but that card goes. */
export function takenBetween(before: Shown, now: Shown, entry: number): TakenByHand | null {
  const [line, other] = now.lines;
  if (line === undefined || other !== undefined || !isQuiet(before) || !isQuiet(now)) return null;
  const changes = changesOf(before.features, now.features);
  const place = / ice protecting (.+) at position (\d+)\.$/.exec(line);
  const ice = place === null ? null : { server: place[1] ?? '', position: Number(place[2]) };
  if (derezzes.test(line)) return derezzed(changes, line, entry);
  const isDiscarded = discards.test(line);
  if (!isDiscarded && !trashes.test(line)) return null;
  const def = laidOn(changes);
  if (def === null) return null;
  const isOf = ({ key }: Change): boolean => {
    const { category, a, b } = readKey(key);
    if (category === 'pile') return b === def && (heaps.has(a) || hands.has(a));
    // Places of ice behind it change, too.
    return category === 'ice' ? ice !== null : b === def && category !== 'plain';
  };
  if (!changes.every(isOf)) return null;
  if (!isDiscarded) return { entry, def, what: 'trashed', from: ice ?? 'installed' };
  const isInHand = changes.some(({ key, is, was }) => {
    const { category, a } = readKey(key);
    return category === 'pile' && hands.has(a) && is === was - 1;
  });
  return isInHand ? { entry, def, what: 'trashed', from: 'hand' } : null;
}

/** One piece of ice, or another card, is rezzed no more. */
function derezzed(changes: readonly Change[], line: string, entry: number): TakenByHand | null {
  const [one, ...others] = changes.filter(({ key }) => {
    const { category, field } = readKey(key);
    return (category === 'ice' || category === 'root') && fieldOf(field) === 'rezzed';
  });
  const place = / protecting (.+) at position (\d+)\.$/.exec(line);
  if (one === undefined || others.length > 0 || one.is !== 0) return null;
  const { category, a, b } = readKey(one.key);
  if (category === 'ice')
    return place === null || serverNamed(a) !== place[1]
      ? null
      : { entry, def: -1, what: 'derezzed', from: { server: place[1], position: b } };
  return { entry, def: b, what: 'derezzed', from: 'installed' };
}

/** The card of ours that is taken; undefined where there is none like it. */
export function cardTaken(
  { cards, corp, runner, servers }: State,
  { def, from }: TakenByHand,
): CardId | undefined {
  const isIt = (id: CardId): boolean => cards[id]?.def === def;
  if (from === 'hand') return [...corp.hq, ...runner.grip].find(isIt);
  if (from === 'installed')
    return [...runner.rig, ...servers.flatMap(({ root }) => root)].find(isIt);
  return servers.find(({ name }) => name === from.server)?.ice[from.position];
}
