import { coreRules } from '#cards/pool';
import type { Located } from '../fold/cards';
import type { JsonObject } from '../json';
import { HiddenCards } from './hidden-cards';
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

describe('cards that the Runner puts on R&D in an order', () => {
  it('lie so, whether or not their list ends with a full stop', () => {
    const order = (message: string): readonly (readonly number[])[] => {
      const cards = new HiddenCards(titles, []);
      for (const [index, msg] of [null, message, null].entries())
        cards.step({
          index,
          state: {
            corp: { 'deck-count': 40 },
            runner: { 'deck-count': 40, ...(msg === null ? {} : { 'prompt-state': { msg } }) },
          },
          touched: { before: [], after: [] },
          newLogLines: [],
        });
      return cards.finish().arrangements.map(({ defs }) => defs);
    };
    const both = ['Hunter', 'Enigma'].map((title) => titles.ofTitle(title));
    expect(order('The top cards of R&D will be Hunter and Enigma.')).toEqual([both]);
    expect(order('The top cards of R&D will be Hunter and Enigma')).toEqual([both]);
  });
});

describe('cards that are laid out before hands are drawn', () => {
  const card = (title: string, cid: string): JsonObject => ({ title, cid, side: 'Runner' });
  const [kept, back, drawn] = [card('Corroder', '1'), card('Diesel', '2'), card('Djinn', '3')];
  const located: Located = {
    ...{ cid: '1', card: kept, server: null, index: 0, host: null },
    side: 'runner',
    kind: 'play-area',
  };
  const entry = (count: number, runner: JsonObject): JsonObject => ({
    turn: 0,
    corp: { 'deck-count': 40 },
    runner: { 'deck-count': count, ...runner },
  });
  const epochs = (outside: ReadonlySet<string>): readonly (readonly string[])[] => {
    const cards = new HiddenCards(titles, [], outside);
    const states = [
      entry(40, { 'play-area': [kept, back] }),
      // One of them is hosted, and the other one is drawn again.
      entry(39, { identity: { hosted: [kept] }, hand: [drawn, back] }),
    ];
    for (const [index, state] of states.entries())
      cards.step({
        ...{ index, state, newLogLines: [] },
        touched: { before: [], after: [located] },
      });
    return cards
      .finish()
      .decks.runner.epochs.map(({ slots }) =>
        slots.map(({ def }) => (def === null ? '' : titles.titleOf(def))),
      );
  };

  it('came from the top of the deck, and go back into it with a shuffle', () => {
    expect(epochs(new Set())).toEqual([
      ['Corroder', 'Diesel'],
      ['Djinn', 'Diesel'],
    ]);
  });

  it('came out of no deck where they come from outside', () => {
    expect(epochs(new Set(['1', '2']))[0]).not.toContain('Corroder');
  });
});
