import { saidLine } from './said-line';

describe('a line of a log', () => {
  it('is told without the mark of what the server says by itself', () => {
    expect(saidLine('Line not understood: [!]Ann uses a command: /foo')).toBe(
      'Line not understood: Ann uses a command: /foo',
    );
    expect(saidLine('[!] Bo spends [Click] to draw a card.')).toBe(
      'Bo spends [Click] to draw a card.',
    );
  });
});
