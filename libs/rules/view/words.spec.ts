import { sentence } from './words';

describe('a sentence', () => {
  it('begins with a capital and ends with one full stop', () => {
    expect(sentence('the Corp plays Hedge Fund')).toBe('The Corp plays Hedge Fund.');
    expect(sentence('the Corp rezzes Melange Mining Corp.')).toBe(
      'The Corp rezzes Melange Mining Corp.',
    );
  });
});
