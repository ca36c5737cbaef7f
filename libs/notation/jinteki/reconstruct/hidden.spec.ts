import { coreRules } from '#cards/pool';
import type { JsonObject } from '../json';
import { HiddenCards } from './hidden';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);

const asked = (message: string | null): JsonObject => ({
  corp: { 'deck-count': 40, ...(message === null ? {} : { 'prompt-state': { msg: message } }) },
  runner: { 'deck-count': 40 },
});

const arrangements = (text: string, speaker: string | null): number => {
  const cards = new HiddenCards(titles, []);
  const messages = [null, 'The top cards of R&D will be Hunter and Enigma.', null];
  for (const [index, message] of messages.entries())
    cards.step({
      index,
      state: asked(message),
      touched: { before: [], after: [] },
      newLogLines: index === 2 ? [{ speaker, text, at: null }] : [],
    });
  return cards.finish().arrangements.length;
};

describe('cards that are to be put back on R&D in an order', () => {
  it('are put back when the Corp says that this is it', () => {
    expect(arrangements('Al spends [Click] to advance a card.', null)).toBe(1);
  });

  it('are not where the question is closed by command before', () => {
    expect(arrangements('[!]Al uses a command: /close-prompt', null)).toBe(0);
  });

  it('are put back though someone writes of the command', () => {
    expect(arrangements('Al uses a command: /close-prompt', 'Al')).toBe(1);
  });
});
