import type { Trigger } from './trigger';

/** `true` where the trigger condition does not compile. */
type Refused<T> = T extends Trigger ? false : true;

const refused: readonly [
  Refused<{ on: 'run-began'; side: 'corp' }>,
  Refused<{ on: 'turn-began'; card: { type: 'ice' } }>,
  Refused<{ on: 'stolen'; server: 'HQ' }>,
  Refused<{ on: 'installed'; by: 'corp' }>,
  Refused<{ on: 'rezzed'; trashSymbol: true }>,
] = [true, true, true, true, true];

const taken: readonly [
  Refused<{ on: 'installed'; side: 'corp'; first: 'turn' }>,
  Refused<{ on: 'rezzed'; server: 'this'; card: { type: 'ice' }; first: 'run' }>,
  Refused<{ on: readonly ['stolen', 'scored']; this: true }>,
] = [false, false, false];

it('a trigger condition asks only what its facts can answer', () => {
  expect([refused.length, taken.length]).toEqual([5, 3]);
});
