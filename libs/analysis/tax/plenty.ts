import {
  addLasting,
  cardId,
  cloneState,
  ownCard,
  workOn,
  type Ability,
  type CardId,
  type Pool,
  type State,
} from '#rules';
import type { HeedsGrip } from './heeds-grip';
import { MOST_PRICE } from './way';

/** More of them than are lost on any way: each costs something. */
const PLENTY_IN_GRIP = MOST_PRICE + 1;
const PLENTY_OF_COUNTERS = 20;

export function withHosted(from: State, hosted: readonly CardId[], host: CardId): State {
  const state = cloneState(from);
  for (const id of hosted) ownCard(state, id).host = host;
  return state;
}

export function fillCounters(state: State, growing: readonly CardId[]): void {
  for (const id of growing) {
    const card = ownCard(state, id);
    card.power += PLENTY_OF_COUNTERS;
    card.virus += PLENTY_OF_COUNTERS;
  }
}

/** As many copies of a card of which it does not matter that it is there; none where it matters of all. */
function copies({ runner, cards }: State, count: number, heeds: HeedsGrip): readonly CardId[] {
  const all = [...runner.grip, ...runner.stack, ...runner.heap, ...runner.rig];
  const like = all.flatMap((id) => cards[id] ?? []).find(({ def }) => !heeds(def));
  if (like === undefined) return [];
  return Array.from({ length: count }, () => {
    const id = cardId(cards.length);
    cards.push({ ...like, id, host: null });
    return id;
  });
}

/** What the Runner could draw, or take back, is in the grip; false where that is too little to be sure of it. */
export function fillGrip(state: State, isSure: boolean, heeds: HeedsGrip): boolean {
  const { runner } = state;
  const taken = isSure ? runner.stack : [...runner.stack, ...runner.heap].slice(0, PLENTY_IN_GRIP);
  const lacking = isSure ? 0 : PLENTY_IN_GRIP - taken.length;
  const drawn = [...taken, ...copies(state, lacking, heeds)];
  if (!isSure && drawn.length < PLENTY_IN_GRIP) return false;
  runner.grip = [...runner.grip, ...drawn];
  runner.stack = runner.stack.filter((id) => !drawn.includes(id));
  runner.heap = runner.heap.filter((id) => !drawn.includes(id));
  for (const id of drawn) {
    const card = ownCard(state, id);
    card.zone = 'grip';
    card.faceup = false;
  }
  return true;
}

const strengths = new WeakMap<Pool, string | null>();

/** Where a card makes itself much stronger. */
function greatStrength(pool: Pool): string | null {
  const before = strengths.get(pool);
  if (before !== undefined) return before;
  const [path = null] = [...pool.abilities].find(([, one]) => isGreatStrength(one.ability)) ?? [];
  strengths.set(pool, path);
  return path;
}

/** As strong as it takes; false where no card of the pool says how. */
export function strengthen(pool: Pool, state: State, source: CardId, within: number): boolean {
  const path = greatStrength(pool);
  if (path === null) return false;
  const g = workOn(pool, state, null);
  for (let times = 0; times < 5; times += 1)
    addLasting(g, {
      ...{ serial: (state.serial += 1), path, source, controller: 'runner', until: 'run', within },
      ...{ ownRun: true, waiting: false, server: null, target: null, targetLife: 0 },
      ...{ named: {}, x: 0 },
    });
  return true;
}

const isGreatStrength = (ability: Ability): boolean =>
  ability.kind === 'constant' &&
  ability.while === undefined &&
  ability.modifies.of === 'strength' &&
  ability.modifies.cards === 'this' &&
  typeof ability.modifies.by === 'number' &&
  ability.modifies.by >= 5;
