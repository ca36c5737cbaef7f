import { type Features, eachDifference, fields, piles, plain, plainKey, readKey } from './features';

/** What the end of a game leaves undone in ours, and theirs still carries out. */
const cutShort = new Set<number>(
  (
    [
      'tags',
      'brain damage',
      'bad publicity',
      'attacked server',
      'run position',
      'encountered strength',
      'broken subroutines',
    ] as const
  ).map(plainKey),
);
export const winner = plainKey('winner');
/** The definition of the Runner's identity, which alone is changed amid a game (OUT-02); none where the pool lacks it. */
const runnerIdentity = plainKey('runner identity');
const strengthField = fields.indexOf('strength');
export const attackedServer = plainKey('attacked server');
const guardedPlain = new Set<string>([
  'winner',
  'turn',
  'bad publicity',
  'tags',
  'brain damage',
  'R&D cards',
  'stack cards',
  'corp points',
  'runner points',
]);
const guardedFields = new Set<number>(
  (['card', 'rezzed', 'advancement'] as const).map((name) => fields.indexOf(name)),
);
const transit = new Set<number>([piles.indexOf('play'), piles.indexOf('aside')]);

/** How a feature counts as two positions are compared. */
interface Trait {
  /** May differ once the game is over on both sides. */
  readonly cutShort: boolean;
  /** Its value may not leave the span of what the states of the group show. */
  readonly guard: 'none' | 'span' | 'pile' | 'member';
  readonly weight: number;
  readonly cap: number;
}

const traits = new Map<number, Trait>();

function judge(key: number): Trait {
  if (key === attackedServer || key === runnerIdentity)
    return { cutShort: true, guard: 'member', weight: 3, cap: 1 };
  const { category, a, field } = readKey(key);
  switch (category) {
    case 'plain': {
      const name = plain[field] ?? '';
      const guard = guardedPlain.has(name) ? 'span' : 'none';
      const weight = name === 'turn' || name === 'active side' ? 4 : 1;
      return { cutShort: cutShort.has(key), guard, weight, cap: 6 };
    }
    case 'pile':
      return { cutShort: true, guard: transit.has(a) ? 'none' : 'pile', weight: 1, cap: 4 };
    case 'ice':
    case 'root':
    case 'rig':
    case 'corp-score':
    case 'runner-score': {
      const which = field & 0xf;
      if (which === strengthField) return { cutShort: true, guard: 'none', weight: 1, cap: 4 };
      const member = which === 0;
      const guard = member ? 'member' : guardedFields.has(which) ? 'span' : 'none';
      // What ends the game may go on to trash what is installed, and to place counters; what was scored or stolen ended it.
      const ends = member && (category === 'corp-score' || category === 'runner-score');
      return { cutShort: !ends, guard, weight: member ? 3 : 1, cap: member ? 1 : 3 };
    }
  }
}

export function traitOf(key: number): Trait {
  const known = traits.get(key);
  if (known !== undefined) return known;
  const trait = judge(key);
  if (traits.size < 100_000) traits.set(key, trait);
  return trait;
}

/** Whether two positions differ in nothing that shows only what was done. */
export function isAlike(one: Features, other: Features): boolean {
  let alike = true;
  eachDifference(one, other, (key) => {
    if (traitOf(key).guard !== 'none') alike = false;
  });
  return alike;
}
