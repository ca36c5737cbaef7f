import { promptOf } from '../../lens/prompt';
import { askedSince } from './asked-since';

const asking = (title: string) => {
  const state = { runner: { 'prompt-state': { msg: 'Choose one', card: { title } } } };
  return { prompts: { corp: null, runner: promptOf(state, 'runner') } };
};
const quiet = { prompts: { corp: null, runner: null } };

describe('what a card asks before a line tells what it did', () => {
  const shown = [
    quiet,
    asking('Wyldside'),
    asking('Chop Bot 3000'),
    asking('Chop Bot 3000'),
    quiet,
  ];

  it('began with its first question, not with that of another', () => {
    expect(askedSince(shown, 4, 'Chop Bot 3000')).toBe(2);
  });

  it('began with the line where it asked nothing', () => {
    expect([askedSince(shown, 4, 'Wyldside'), askedSince(shown, 0, 'Wyldside')]).toEqual([4, 0]);
  });
});
