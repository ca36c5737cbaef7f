import type { CardId, Prompt, Rules, State } from '#rules';
import type { Trail } from '../node';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { witnessesIn } from '../witnesses/witnesses-in';
import type { Witnessed } from '../witnesses/witnesses-of';
import { carryOut } from './carry-out';
import { isDecided } from '../witnesses/deed';
import type { Deviation, Granted } from './deviation';
import { type Placed, trailBetween } from './granted-in-place';
import { type Try, triesIn } from './tries';

/** Entries that something stated may lie beside those of a try that it tells of. */
const near = 2;

/** Something that is stated tells of a use of the card in these entries. */
function isStated(title: string, { entry, until }: Try, all: readonly Witnessed[]): boolean {
  return all.some(({ deed, witness }) => {
    if (deed.asks !== title) return false;
    const { after, until: last } = deed.between;
    const [from, to] =
      witness === null
        ? [after + 1 - near, last + near]
        : [Math.min(witness.from.entry, witness.line.entry), witness.line.entry];
    return from <= until && to >= entry;
  });
}

/** Entries after which ours may come to what theirs was through with. */
const late = 8;

/** How many decisions come before what is done in an entry: those whose lines come first, and of others those found by then. */
function placeOf(entry: number, trail: readonly Trail[], told: ReadonlyMap<Trail, number>): number {
  let made = 0;
  for (const [at, one] of trail.entries()) {
    const { after, until } = one.between;
    if (after > entry + late) break;
    const line = told.get(one);
    if (line !== undefined && line > entry) break;
    if (line === undefined ? until <= entry : line < entry || until <= entry) made = at + 1;
  }
  return made;
}

/** Nobody is asked by a card. */
const goesOn: ReadonlySet<Prompt['kind']> = new Set(['action', 'discard', 'jack-out', 'window']);

interface Position {
  readonly state: State;
  readonly made: number;
}

/** The position of ours before each of some decisions, deviations that come before it behind; a few on where a question is open there. */
function positionsAt(
  rules: Rules,
  { start, granted }: Placed,
  trail: readonly Trail[],
  places: readonly { readonly one: Try; readonly at: number }[],
  told: ReadonlyMap<Trail, number>,
): ReadonlyMap<Try, Position> {
  const positions = new Map<Try, Position>();
  const open = new Map<Try, Position>();
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
      const isAsked = state.prompt !== null && !goesOn.has(state.prompt.kind);
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

const cardOf = ({ active, cards }: State, def: number): CardId | undefined =>
  active.find((id) => cards[id]?.def === def);

const saidOf = (title: string): string => `${title} is used, and nothing comes of it.`;

/** What is used in vain, as the file shows, and has no place in ours: nothing of our position is another for it. */
export function triesInPlace(
  rules: Rules,
  titles: Titles,
  shown: readonly Shown[],
  stretch: Placed,
): Placed {
  const tries = triesIn(titles, shown, stretch);
  if (tries.length === 0) return stretch;
  const { all } = witnessesIn(rules, shown, stretch);
  const untold = tries.filter((one) => !isStated(titles.titleOf(one.def), one, all));
  if (untold.length === 0) return stretch;
  const trail = trailBetween(stretch.start, stretch.end);
  const told = new Map<Trail, number>();
  for (const { deed, witness } of all)
    if (witness !== null && isDecided(deed.by)) told.set(deed.by, witness.line.entry);
  const places = untold.map((one) => ({ one, at: placeOf(one.entry, trail, told) }));
  const positions = positionsAt(rules, stretch, trail, places, told);
  const first = stretch.start.trail?.length ?? 0;
  const granted = [...stretch.granted];
  for (const [one, { made, state }] of positions) {
    const card = cardOf(state, one.def);
    if (card === undefined) continue;
    const decision = first + made;
    const deviation: Deviation = {
      ...{ kind: 'in-vain', card, credits: 0, entry: one.entry, difference: 'D15' },
      ...{ rule: 'ABIL-09', reason: saidOf(titles.titleOf(one.def)), legal: false },
    };
    insert(granted, { before: null, deviation, decision });
  }
  return { ...stretch, granted };
}

/** In its place among those that stand before the same decision. */
function insert(granted: Granted[], one: Granted): void {
  const at = granted.findIndex(
    ({ decision, deviation: { entry } }) =>
      decision > one.decision || (decision === one.decision && entry > one.deviation.entry),
  );
  granted.splice(at < 0 ? granted.length : at, 0, one);
}
