import { currentEncounter, type Rules, type Side, type State, workOn } from '#rules';
import { encounterOf } from '../../lens/run';
import { eachDifference, type Features, plainKey } from '../features';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { type Deviation, granting } from './deviation';
import { cardTaken, takenBetween, type TakenByHand } from './taken-by-hand';

/** Credits that a player of theirs set by hand, with no card that they came from or went to. */
export interface SetByHand {
  readonly entry: number;
  readonly side: Side;
  readonly by: number;
}

const poolOf: ReadonlyMap<number, Side> = new Map([
  [plainKey('corp credits'), 'corp'],
  [plainKey('runner credits'), 'runner'],
]);

const runCredits = plainKey('run credits');

const sets = / sets credit to (\d+) \(([+-]\d+)\)\.$/;

/** What a line tells to be set, where nothing else changed in its entry. */
function setBetween(before: Features, { features, lines }: Shown, entry: number): SetByHand | null {
  const told = lines.map((line) => sets.exec(line)).find((one) => one !== null);
  if (told === undefined) return null;
  let found: SetByHand | null = null;
  let changes = 0;
  eachDifference(before, features, (key, was, is) => {
    changes += 1;
    const side = poolOf.get(key);
    // What a run has besides is among the Runner's.
    const besides = side === 'runner' ? (features.get(runCredits) ?? 0) : 0;
    if (side !== undefined && is - besides === Number(told[1]) && is - was === Number(told[2]))
      found = { entry, side, by: is - was };
  });
  return changes === 1 ? found : null;
}

/** A run of theirs that is ended by hand amid an encounter, as a line tells. */
export interface EndedByHand {
  readonly entry: number;
  readonly ends: 'run';
}

const ends = / uses a command: \/end-run$/;

const endedBetween = (before: Shown, { state, lines }: Shown, entry: number): EndedByHand | null =>
  encounterOf(before.state) !== null &&
  encounterOf(state) === null &&
  lines.some((line) => ends.test(line))
    ? { entry, ends: 'run' }
    : null;

export type DoneByHand = SetByHand | EndedByHand | TakenByHand;

/** All of a game, by entry. */
export const setByHandIn = (shown: readonly Shown[]): DoneByHand[] =>
  shown.flatMap((at, entry) => {
    const before = shown[entry - 1];
    return before === undefined
      ? []
      : (setBetween(before.features, at, entry) ??
          endedBetween(before, at, entry) ??
          takenBetween(before, at, entry) ??
          []);
  });

function deviationOf({ pool }: Rules, state: State, one: DoneByHand): Deviation | null {
  const { entry } = one;
  const kind = 'set-by-hand' as const;
  const deviation = { kind, entry, difference: 'D23', legal: false };
  if ('ends' in one) {
    const ice = currentEncounter(workOn(pool, state, null))?.ice;
    const reason = 'The run is ended by hand.';
    return ice === undefined
      ? null
      : { ...deviation, card: ice, credits: 0, rule: 'RUN0-09', reason };
  }
  if ('what' in one) {
    const card = cardTaken(state, one);
    if (card === undefined) return null;
    const isTrashed = one.what === 'trashed';
    return {
      ...{ ...deviation, card, credits: 0, ...(isTrashed ? {} : { stays: true as const }) },
      ...{ rule: isTrashed ? 'TRASH-01' : 'REZ-07', reason: `A card is ${one.what} by hand.` },
    };
  }
  const { by, side } = one;
  return {
    ...{ ...deviation, card: state[side].identity, credits: by, rule: 'CRED-01' },
    reason: `Credits of the ${side === 'corp' ? 'Corp' : 'Runner'} are set by hand, ${by > 0 ? `${String(by)} more` : `${String(-by)} less`}.`,
  };
}

/** The position with these credits set, its run ended, or these cards taken; null where ours has fewer, encounters nothing, or has no such card. */
export function setAll(rules: Rules, node: Node, all: readonly DoneByHand[]): Node | null {
  let at = node;
  for (const one of all) {
    const deviation = deviationOf(rules, at.live.state, one);
    const state = deviation === null ? null : carryOut(rules, at.live.state, deviation);
    if (deviation === null || state === null) return null;
    at = {
      ...at,
      live: rules.live(state),
      features: ourFeatures(rules.pool, state, at.loans),
      granted: granting(at.granted, deviation, at.trail),
    };
  }
  return at;
}
