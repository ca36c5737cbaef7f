import { playerId } from './player-id';

it.each([
  ['Ana', [], 'Ana'],
  ['  Ana  Maria ', [], 'Ana-Maria'],
  ['Ana', ['Ana', 'Ana-2'], 'Ana-3'],
  ['x'.repeat(80), [], 'x'.repeat(64)],
  ['x'.repeat(80), ['x'.repeat(64)], `${'x'.repeat(62)}-2`],
  [`${'x'.repeat(63)}😀`, [], 'x'.repeat(63)],
])('%s beside %j is %s', (name, taken, id) => {
  expect(playerId(name, taken)).toBe(id);
});
