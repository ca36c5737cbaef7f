import type { Rules, Side } from '#rules';
import { eachDifference, type Features, plainKey } from '../features';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { granting } from './deviation';

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
    if (side !== undefined && is === Number(told[1]) && is - was === Number(told[2]))
      found = { entry, side, by: is - was };
  });
  return changes === 1 ? found : null;
}

/** All of a game, by entry. */
export const setByHandIn = (shown: readonly Shown[]): SetByHand[] =>
  shown.flatMap((at, entry) => {
    const before = shown[entry - 1];
    return before === undefined ? [] : (setBetween(before.features, at, entry) ?? []);
  });

/** The position with these credits set; null where ours has fewer. */
export function setAll(rules: Rules, node: Node, all: readonly SetByHand[]): Node | null {
  let at = node;
  for (const { entry, side, by } of all) {
    const { identity } = at.live.state[side];
    const deviation = {
      ...({ kind: 'set-by-hand', card: identity, credits: by, entry, difference: 'D23' } as const),
      ...{ rule: 'CRED-01', legal: false },
      reason: `Credits of the ${side === 'corp' ? 'Corp' : 'Runner'} are set by hand, ${by > 0 ? `${String(by)} more` : `${String(-by)} less`}.`,
    };
    const state = carryOut(rules, at.live.state, deviation);
    if (state === null) return null;
    at = {
      ...at,
      live: rules.live(state),
      features: ourFeatures(rules.pool, state, at.loans),
      granted: granting(at.granted, deviation, at.trail),
    };
  }
  return at;
}
