import { listedTitles } from './listed-titles';

describe('titles in a sentence', () => {
  it.each([
    ['Enigma', ['Enigma']],
    ['Enigma and Snare!', ['Enigma', 'Snare!']],
    ['Enigma, Snare!, and Wall of Static', ['Enigma', 'Snare!', 'Wall of Static']],
    ['Enigma, Snare! and Wall of Static', ['Enigma', 'Snare!', 'Wall of Static']],
  ])('%s', (list, titles) => {
    expect(listedTitles(list)).toEqual(titles);
  });
});
