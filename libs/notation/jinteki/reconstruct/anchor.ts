import {
  advance,
  bring,
  type CardId,
  cardOf,
  cloneState,
  endLasting,
  type Fact,
  frame,
  type Pool,
  type State,
  type Work,
  workOn,
} from '#rules';
import { type JsonObject, objectOf } from '../json';
import { strengthOf } from '../lens/card';
import { gameView } from '../lens/game';
import { runOf } from '../lens/run';
import { playerOf, type Side, SIDES } from '../lens/side';
import { framesInRun } from './amid-run';
import { assign } from './anchor/assign';
import { order } from './anchor/in-order';
import { layOut } from './anchor/lay-out';
import { type Place, placesOf } from './anchor/place';
import { isSaneCard, isSaneState } from './anchor/sane';
import { lastsOn, settleNumbers } from './anchor/settle-numbers';
import type { DeckModel } from './deck-model';
import type { Features } from './features';
import { ourFeatures } from './ours';
import { raise } from './raised';
import type { Titles } from './titles';

/** The strength that theirs shows of what lies in the rig. */
const raisedIn = (given: ReadonlyMap<Place, CardId>): Map<CardId, number> =>
  new Map(
    [...given].flatMap(([{ card: theirs, zone }, id]): [CardId, number][] => {
      const strength = zone === 'rig' ? strengthOf(theirs) : null;
      return strength === null ? [] : [[id, strength]];
    }),
  );

export interface Anchored {
  readonly state: State;
  /** What it shows as it is taken over, before anything goes on by itself. */
  readonly laid: Features;
  /** What went on by itself until somebody is asked. */
  readonly facts: readonly Fact[];
}

/** Where ours stands in their turn: between two actions, or amid a run. */
function framesOf(g: Work, theirs: JsonObject): State['frames'] | null {
  if (runOf(theirs) !== null) return framesInRun(g, theirs);
  const { active } = gameView(theirs);
  // What may be done between two actions may be done next.
  return active === 'corp' ? [frame('corp-turn', '2.2b', {})] : [frame('runner-turn', '1.6b', {})];
}

/** The identity becomes theirs, where it is another; false where it cannot: the Runner's alone is changed amid a game (OUT-02). */
function settleIdentity(g: Work, titles: Titles, side: Side, theirs: JsonObject): boolean {
  const identity = objectOf(playerOf(theirs, side)['identity']);
  const def = identity === null ? null : titles.defOf(identity);
  const own = g.state[side].identity;
  if (def === null || def === cardOf(g, own).def) return true;
  if (side === 'corp') return false;
  bring(g, titles.definition(def), 'identity', own);
  return true;
}

/**
 * Our position set to theirs at an entry where a player of theirs is about to act, or amid a run: what
 * cannot be reached by decisions is taken over, so that the rest of the game can be checked again. Null
 * where their position cannot be one of ours.
 */
export function anchor(
  pool: Pool,
  titles: Titles,
  from: State,
  theirs: JsonObject,
  decks: { readonly [side in Side]: DeckModel },
  index: number,
): Anchored | null {
  const facts: Fact[] = [];
  const g = workOn(pool, cloneState(from), facts);
  const places = placesOf(titles, theirs);
  const given = places === null ? null : assign(g, places);
  const { active, winner } = gameView(theirs);
  if (given === null || active === null || winner !== null || g.state.outcome !== null) return null;
  if (!isSaneState(theirs) || ![...given.keys()].every(isSaneCard)) return null;
  if (!SIDES.every((side) => settleIdentity(g, titles, side, theirs))) return null;
  g.state.frames = [];
  g.state.prompt = null;
  endLasting(g, ({ until }) => !lastsOn.has(until));
  layOut(g, given);
  order(g, 'corp', decks.corp, index);
  order(g, 'runner', decks.runner, index);
  settleNumbers(g, theirs);
  g.met = [];
  const frames = framesOf(g, theirs);
  if (frames === null) return null;
  g.state.frames = frames;
  raise(g, raisedIn(given));
  facts.length = 0;
  const laid = ourFeatures(pool, g.state, []);
  advance(g, null);
  return { state: g.state, laid, facts };
}
