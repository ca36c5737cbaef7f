import { coreRules } from '#cards/pool';
import type { Fact, ObservedFact } from '../facts';
import type { Located } from '../fold/cards';
import type { JsonObject } from '../json';
import type { LogEntry } from '../log/entry';
import type { Hidden } from './hidden';
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

describe('cards that are left on R&D in an order once others were taken', () => {
  const left = 'Chum will be trashed. the top of R&D will be (top->bottom): Hunter and Enigma';

  it('are none where they are chosen anew, and are once they are confirmed', () => {
    const after = (...messages: readonly (string | null)[]): number => {
      const cards = new HiddenCards(titles, []);
      for (const [index, message] of messages.entries())
        cards.step({
          ...{ index, state: asked(message), newLogLines: [] },
          touched: { before: [], after: [] },
        });
      return cards.finish().arrangements.length;
    };
    expect(after(null, left, 'Choose a card to trash', null)).toBe(0);
    expect(after(null, left, null)).toBe(1);
    expect(after(null, left, 'Choose a card to trash', left, null)).toBe(1);
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

describe('accesses', () => {
  const table = (run: JsonObject | null): JsonObject => ({
    ...{ turn: 1, corp: { 'deck-count': 40 }, runner: { 'deck-count': 40 } },
    ...(run === null ? {} : { run }),
  });
  const fact = (one: Fact, index: number): ObservedFact => ({
    ...one,
    ...{ source: 'log', index, flags: [] },
  });
  const access = (title: string): Fact => ({
    ...{ type: 'accessed', card: { id: null, title }, server: 'R&D', zone: 'deck' },
  });
  const running: JsonObject = { server: ['rd'], position: 0, phase: 'success' };
  const hiddenAfter = (
    runs: readonly (JsonObject | null)[],
    facts: readonly ObservedFact[],
    lines: readonly string[] = [],
  ): Hidden => {
    const cards = new HiddenCards(titles, facts);
    for (const [index, run] of [null, ...runs].entries())
      cards.step({
        ...{ index, state: table(run), touched: { before: [], after: [] } },
        newLogLines: index === runs.length ? lines.map((text) => at(text)) : [],
      });
    return cards.finish();
  };
  const at = (text: string): LogEntry => ({ speaker: null, text, at: null });
  const begins = fact({ type: 'run-began', server: 'R&D', by: null }, 1);

  it('are of the run that is on, and of none once it is behind', () => {
    const later = (runs: readonly (JsonObject | null)[]) =>
      hiddenAfter(runs, [begins, fact(access('Enigma'), runs.length)]).accesses.map(
        ({ outside, run }) => [run, outside],
      );
    expect(later([running, null])).toEqual([[1, undefined]]);
    expect(later([running, null, null])).toEqual([[1, true]]);
  });

  it('begin at the top again where R&D is breached without a run', () => {
    const twice = hiddenAfter(
      [running, null, null],
      [begins, fact(access('Enigma'), 1), fact(access('Enigma'), 3)],
      ['Al breaches R&D.'],
    );
    expect(twice.decks.corp.orderAfter(3)).toEqual([titles.ofTitle('Enigma')]);
  });

  it('are of the place from the top that a line names', () => {
    const fourth = hiddenAfter(
      [running, running],
      [begins, fact(access('Enigma'), 2)],
      ['Al uses Top Hat to only access the card at position 4 of R&D.'],
    );
    expect(fourth.decks.corp.orderAfter(2).indexOf(titles.ofTitle('Enigma'))).toBe(3);
  });

  it('are of the bottom where a line tells so, until the run is over', () => {
    const effect = 'access cards from the bottom of R&D';
    const card = { id: null, title: 'Anything' };
    const below = hiddenAfter(
      [running, running, null, null],
      [
        begins,
        fact({ type: 'ability-used', side: 'runner', card, effect }, 2),
        fact(access('Hunter'), 2),
        fact(access('Enigma'), 4),
      ],
      ['Al breaches R&D.'],
    );
    const order = below.decks.corp.orderAfter(4);
    expect([order.length, order[0], order[39]]).toEqual([
      40,
      titles.ofTitle('Enigma'),
      titles.ofTitle('Hunter'),
    ]);
  });
});

describe('a hand that is taken anew', () => {
  it('comes from the deck alone, and not what an identity hosts by then', () => {
    const card = (title: string): JsonObject => ({ cid: title, title, side: 'Runner' });
    const state = (...hand: readonly string[]): JsonObject => ({
      corp: { 'deck-count': 40 },
      runner: {
        'deck-count': 37,
        hand: hand.map(card),
        identity: { ...card('Kate "Mac" McCaffrey: Digital Tinker'), hosted: [card('Diesel')] },
      },
    });
    const fact: ObservedFact = {
      ...{ type: 'mulliganed', side: 'runner', source: 'log', index: 1, flags: [] },
    };
    const cards = new HiddenCards(titles, [fact]);
    const one: Located = {
      ...{ cid: 'Corroder', card: card('Corroder'), side: 'runner', kind: 'hand' },
      ...{ server: null, index: 0, host: null },
    };
    for (const [index, hand] of [['Sure Gamble'], ['Corroder']].entries())
      cards.step({
        ...{ index, state: state(...hand), newLogLines: [] },
        touched: { before: [], after: [one] },
      });
    const order = cards
      .finish()
      .decks.runner.epochs.at(-1)
      ?.slots.map(({ def }) => def);
    expect(order).toEqual([titles.ofTitle('Corroder')]);
  });
});
