import { listedTitles, titlesListed } from './listed-titles';

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

describe('titles in a sentence that are known', () => {
  const known = new Set(['Enigma', 'Lean and Mean', 'Another Day, Another Paycheck']);
  it.each([
    ['Lean and Mean', ['Lean and Mean']],
    ['Enigma and Lean and Mean', ['Enigma', 'Lean and Mean']],
    [
      'Lean and Mean, Another Day, Another Paycheck, and Enigma',
      ['Lean and Mean', 'Another Day, Another Paycheck', 'Enigma'],
    ],
    ['Snare! and Enigma', ['Snare!', 'Enigma']],
  ])('%s', (list, titles) => {
    expect(titlesListed(list, (words) => known.has(words))).toEqual(titles);
  });
});
