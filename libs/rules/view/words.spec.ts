import { sentence, some } from './words';

describe('a sentence', () => {
  it('begins with a capital and ends with one full stop', () => {
    expect(sentence('the Corp plays Hedge Fund')).toBe('The Corp plays Hedge Fund.');
    expect(sentence('the Corp rezzes Melange Mining Corp.')).toBe(
      'The Corp rezzes Melange Mining Corp.',
    );
  });
});

it('what comes or goes is said as no gain where it is nothing', () => {
  expect([0, 1, 2].map((amount) => `gains ${some(amount, 'credit')}`)).toEqual([
    ...['gains no credits', 'gains 1 credit', 'gains 2 credits'],
  ]);
});
