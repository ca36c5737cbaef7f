import type { CardId, Prompt, Rules, State } from '#rules';
import type { Trail } from '../node';
import { sourceOf } from '../source-of';
import type { Witnessed } from '../witnesses/witnesses-of';
import { isDecided } from '../witnesses/deed';
import { carryOut } from './carry-out';
import type { Deviation, Granted } from './deviation';
import { type Placed, trailBetween } from './granted-in-place';

/** How many decisions come before what is done in an entry: those whose lines come first, and of others those found by then. */
function placeOf(entry: number, trail: readonly Trail[], told: ReadonlyMap<Trail, number>): number {
  let made = 0;
  for (const [at, one] of trail.entries()) {
    const { until } = one.between;
    const line = told.get(one);
    if (line !== undefined && line > entry) break;
    // What a line told before may be decided much later: what is done between turns ours is asked for with the next one.
    if (line === undefined ? until <= entry : line < entry || until <= entry) made = at + 1;
  }
  while (goesWith(trail[made - 1], trail[made], entry, told)) made += 1;
  return made;
}

const askerOf = ({ asked }: Trail): CardId | null => sourceOf(asked?.live.state.prompt);

/** A card is used on a server, which one line tells. */
const isServerOf = ({ decision }: Trail, one: Trail): boolean =>
  decision.do === 'use' && one.decision.do === 'server' && askerOf(one) === decision.card;

/** What a card asks behind an answer, or for a use, that a line told before, however late ours comes to both. */
const goesWith = (
  before: Trail | undefined,
  one: Trail | undefined,
  entry: number,
  told: ReadonlyMap<Trail, number>,
): boolean => {
  if (before === undefined || one === undefined || told.has(one)) return false;
  if (before.between.until <= entry) return false;
  if (isServerOf(before, one)) return true;
  const asker = askerOf(before);
  return one.between.after >= entry && asker !== null && asker === askerOf(one);
};

/** Nobody is asked by a card. */
const goesOn: ReadonlySet<Prompt['kind']> = new Set(['action', 'discard', 'jack-out', 'window']);

/** How many more decisions without a line come before it, where what is allowed of entries before it stands behind them. */
function behindAllowed(
  entry: number,
  made: number,
  trail: readonly Trail[],
  told: ReadonlyMap<Trail, number>,
  { granted, start }: Placed,
): number {
  const first = start.trail?.length ?? 0;
  const last = granted.reduce(
    (most, { decision, deviation }) =>
      deviation.entry < entry ? Math.max(most, decision - first) : most,
    made,
  );
  const isToldLater = trail.slice(made, last).some((one) => (told.get(one) ?? 0) > entry);
  return isToldLater ? made : last;
}

interface Position {
  readonly state: State;
  readonly made: number;
}

/** The position of ours before each of some decisions, deviations that come before it behind; a few on where a question is open there. */
function positionsAt<T extends { readonly entry: number }>(
  rules: Rules,
  { start, granted }: Placed,
  trail: readonly Trail[],
  places: readonly { readonly one: T; readonly at: number }[],
  told: ReadonlyMap<Trail, number>,
  amid: boolean,
): ReadonlyMap<T, Position> {
  const positions = new Map<T, Position>();
  const open = new Map<T, Position>();
  const first = start.trail?.length ?? 0;
  let live = rules.live(start.live.state, 'none');
  let [next, allowed] = [0, -1];
  for (let made = 0; made <= trail.length; made += 1) {
    for (let one = granted[next]; one !== undefined; one = granted[next]) {
      if (made < trail.length && one.decision > first + made) break;
      const deviated = carryOut(rules, live.state, one.deviation);
      if (deviated === null) return positions;
      if (deviated !== live.state) live = rules.live(deviated, 'none');
      allowed = Math.max(allowed, one.deviation.entry);
      next += 1;
    }
    const { state } = live;
    const at = trail[made];
    for (const { one, at: place } of places) {
      if (place > made || positions.has(one)) continue;
      const here = open.get(one) ?? { state, made };
      const isAsked = !amid && state.prompt !== null && !goesOn.has(state.prompt.kind);
      const isLater = at === undefined || allowed > one.entry || (told.get(at) ?? 0) > one.entry;
      if (!isAsked) positions.set(one, { state, made });
      else if (isLater) positions.set(one, here);
      else open.set(one, here);
    }
    if (at === undefined || positions.size === places.length) break;
    if (!live.apply(at.decision, at.by).ok) break;
  }
  return positions;
}

/** What changes nothing of our position, and where it is told. */
export interface Aside<T> {
  readonly all: readonly T[];
  /** The card that it is told of, in the position there; undefined where ours has none. */
  readonly cardOf: (state: State, one: T) => CardId | undefined;
  readonly tell: (one: T, card: CardId) => Deviation;
  /** It comes behind so many decisions, and not only behind those of entries before, also where a question of ours is open; null where it has no place. */
  readonly behind?: (one: T, made: number) => number | null;
}

/** What is allowed in a stretch, with what changes nothing of our position, each where it was done. */
export function toldAside<T extends { readonly entry: number }>(
  rules: Rules,
  stretch: Placed,
  witnessed: readonly Witnessed[],
  { all, behind, cardOf, tell }: Aside<T>,
): Placed {
  if (all.length === 0) return stretch;
  const trail = trailBetween(stretch.start, stretch.end);
  const told = new Map<Trail, number>();
  for (const { deed, witness } of witnessed)
    if (witness !== null && isDecided(deed.by)) told.set(deed.by, witness.line.entry);
  const places = all.flatMap((one) => {
    const { entry } = one;
    const made = placeOf(entry, trail, told);
    if (behind === undefined)
      return [{ one, at: behindAllowed(entry, made, trail, told, stretch) }];
    // What is told behind what it belongs to comes before all else in its entry.
    const at = behind(one, placeOf(one.entry - 0.5, trail, told));
    return at === null ? [] : [{ one, at }];
  });
  const positions = positionsAt(rules, stretch, trail, places, told, behind !== undefined);
  const first = stretch.start.trail?.length ?? 0;
  const granted = [...stretch.granted];
  for (const [one, { made, state }] of positions) {
    const card = cardOf(state, one);
    if (card === undefined) continue;
    const own = { before: null, deviation: tell(one, card), decision: first + made };
    insert(granted, own, behind !== undefined);
  }
  return { ...stretch, granted };
}

/** Entries that a card may ask on before a deviation that leads to its question is told. */
const asking = 4;

/** In its place among those that stand before the same decision: what answers a question of its card, behind what leads to it. */
function insert(granted: Granted[], one: Granted, answers: boolean): void {
  const { card, entry } = one.deviation;
  const isBehind = ({ decision, deviation }: Granted): boolean =>
    decision > one.decision || (decision === one.decision && deviation.entry > entry);
  const isOfIt = ({ decision, deviation }: Granted): boolean =>
    decision === one.decision && deviation.card === card && (deviation.decisions ?? []).length > 0;
  // What led there by then did so, and no later one.
  const isLed = granted.some((other) => isOfIt(other) && other.deviation.entry <= entry);
  const leads = (other: Granted): boolean =>
    answers && isOfIt(other) && other.deviation.entry <= entry + (isLed ? 0 : asking);
  const at = granted.findIndex((other) => isBehind(other) && !leads(other));
  granted.splice(at < 0 ? granted.length : at, 0, one);
}
