import { gameIdIn } from './game-id';

const ID = 'be18aedf-bdce-8846-aff9-6945542a71c3';

it.each([
  [`https://retrace.example/games/${ID}/runner/12`, ID],
  [` ${ID} `, ID],
  ['last night', 'last night'],
])('%s leads to %s', (text, id) => {
  expect(gameIdIn(text)).toBe(id);
});
