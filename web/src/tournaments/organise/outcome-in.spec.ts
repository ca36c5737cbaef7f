import { outcomeIn } from './outcome-in';

const fields: Readonly<Record<string, string>> = {
  game1: 'RUNNER',
  game2: 'TIME',
  'game2-corp': '3',
  'game2-runner': '4',
  game3: 'DRAW',
};
const text = (name: string): string => fields[name] ?? '';

it.each([
  ['game1', { kind: 'WIN', winner: 'RUNNER' }],
  ['game2', { kind: 'TIME', corpPoints: 3, runnerPoints: 4 }],
  ['game3', { kind: 'DRAW' }],
  ['game4', { kind: 'UNSTARTED' }],
])('reads %s as %j', (game, outcome) => {
  expect(outcomeIn(text, game)).toEqual(outcome);
});
