import { entriesOf } from '#testkit/jinteki/way';
import type { JsonObject } from '../../json';
import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import type { Answer } from './answer';
import { answersIn } from './answers-in';

const title = 'Bolt';

interface Told {
  readonly lines?: readonly string[];
  /** What the Runner is asked with it; the same question where it has the same number. */
  readonly asks?: Partial<PromptView>;
  readonly chosen?: readonly string[];
  /** Cards that lie in the heap, and not in the grip. */
  readonly gone?: readonly string[];
  /** Strength of each piece of ice in front of HQ. */
  readonly strength?: readonly number[];
  /** What each has by itself. */
  readonly own?: number;
  /** The Runner does nothing. */
  readonly idle?: true;
}

const grip = ['Ada', 'Bea', 'Cid'];

const cardsIn = (titles: readonly string[], chosen: readonly string[]): readonly JsonObject[] =>
  titles.map((one) => ({ cid: one, title: one, selected: chosen.includes(one) }));

function entries(...told: readonly Told[]): readonly Shown[] {
  let aid = 0;
  return entriesOf(...told.map(({ lines = [] }) => lines)).map((one, at) => {
    const { asks, chosen = [], gone = [], idle, own, strength = [] } = told[at] ?? {};
    aid += idle === true ? 0 : 1;
    const ices = strength.map((of, i) => ({
      cid: `ice ${String(i)}`,
      title: `Ice ${String(i)}`,
      'current-strength': of,
      ...(own === undefined ? {} : { strength: own }),
    }));
    const state = {
      corp: { aid: 0, servers: { hq: { ices } } },
      runner: {
        aid,
        hand: cardsIn(
          grip.filter((card) => !gone.includes(card)),
          chosen,
        ),
        discard: cardsIn(gone, []),
      },
    };
    const prompt = { message: 'Choose', kind: 'select', choices: ['Done'], selectable: grip };
    const runner =
      asks === undefined ? null : { ...prompt, cardCid: 'a', cardTitle: title, asking: 1, ...asks };
    return { ...one, state, prompts: { corp: null, runner } };
  });
}

const read = (...told: readonly Told[]): readonly Pick<Answer, 'entry' | 'kind' | 'told'>[] =>
  answersIn(entries(...told), { from: 0, through: told.length - 1 }).flatMap(
    ({ entry, kind, others, told: said }) =>
      others === undefined ? [{ entry, kind, told: said }] : [],
  );

/** What is told as open: all that it may have been. */
const open = (...told: readonly Told[]): readonly (readonly string[])[] =>
  answersIn(entries(...told), { from: 0, through: told.length - 1 }).flatMap(
    ({ others, told: said }) => (others === undefined ? [] : [[said, ...others]]),
  );

describe('a question that stands open', () => {
  it('is not answered by what its player does besides', () => {
    const asks = {
      ...{ message: 'Choose a server', kind: 'other', choices: ['HQ', 'R&D'], selectable: [] },
      ...{ cardTitle: title, cardCid: 'a', asking: 1 },
    };
    const lines = [`Bo uses ${title} to make a run on R&D.`];
    const run: JsonObject = { server: ['rd'], position: 0 };
    const shown = entries({ asks }, { asks }, { lines }).map((one, at) =>
      at === 2 ? { ...one, state: { ...one.state, run } } : one,
    );
    const told = answersIn(shown, { from: 0, through: 2 });
    expect(told.map(({ entry, told: said }) => [entry, said])).toEqual([[2, 'R&D']]);
  });
});

describe('a card of a hand that asks next', () => {
  const asksOf = (message: string): Partial<PromptView> => ({
    ...{ message, kind: 'other', choices: ['Yes', 'No'], cardTitle: 'Bea', cardCid: 'Bea' },
    ...{ selectable: [], asking: 2 },
  });

  it('is what was chosen, unless it is accessed', () => {
    expect(read({}, { asks: {} }, { asks: asksOf('Choose a destination for Bea') })).toEqual([
      { entry: 2, kind: 'card', told: 'Bea' },
    ]);
    expect(read({}, { asks: {} }, { asks: asksOf('You accessed Bea.') })).toEqual([]);
  });
});

describe('cards that are clicked', () => {
  const asks = {};
  it('show it, and are chosen unless they are clicked again', () => {
    expect(
      read(
        { asks },
        { asks, chosen: ['Ada'] },
        { asks, chosen: ['Ada', 'Bea'] },
        { asks, chosen: ['Bea'] },
        {},
      ),
    ).toEqual([{ entry: 2, kind: 'card', told: 'Bea' }]);
  });

  it('are not chosen where none may be', () => {
    const none = { message: 'Choose 0 targets for Bolt' };
    const line = `Bo uses ${title} to move Ada.`;
    expect(read({ asks: none }, { asks: none, chosen: ['Ada'] }, { lines: [line] })).toEqual([]);
  });

  it('are chosen no more where too few are, and the question is asked again', () => {
    expect(
      read({ asks }, { asks, chosen: ['Ada'] }, { asks }, { asks, chosen: ['Bea'] }, {}),
    ).toEqual([{ entry: 3, kind: 'card', told: 'Bea' }]);
  });

  it('are told by the line of the card where the question closes with one', () => {
    const line = `Bo uses ${title} to expose Ada and Cid.`;
    expect(read({ asks }, { asks, chosen: ['Ada'] }, { lines: [line] })).toEqual([
      { entry: 1, kind: 'card', told: 'Ada' },
      { entry: 2, kind: 'card', told: 'Cid' },
    ]);
  });

  it('are no answer to what the card asks next, where its line names them once', () => {
    const next = {
      ...{ message: 'Choose a card to install', kind: 'other' },
      ...{ choices: ['Ada', 'Bea', 'Cancel'], selectable: ['a', 'b'] },
    };
    const chosen = { asks: next, gone: ['Ada'] };
    const first = { entry: 1, kind: 'card', told: 'Ada' };
    const one = { message: 'Choose a card to trash', selectable: ['Ada'] };
    const lines = [`Bo uses ${title} to trash Ada and shuffle the stack.`];
    expect(read({ asks: one }, chosen, { lines }, {})).toEqual([first]);
    expect(read({}, chosen, { lines }, {})).toEqual([{ ...first, entry: 2 }]);
  });

  it('are told by none where its line names several, or no card', () => {
    expect(read({ asks }, { lines: [`Bo uses ${title} to expose Ada and Cid.`] })).toEqual([]);
    expect(read({ asks }, { lines: [`Bo uses ${title} to expose a card.`] })).toEqual([]);
    const hosted = `Bo uses ${title} to place 1 counter on a card hosted on Ada.`;
    expect(read({ asks }, { lines: [hosted] })).toEqual([]);
  });

  it('are told by where they go, with the others that are chosen, as the number is full', () => {
    const two = { message: 'Choose 2 cards to trash' };
    expect(read({ asks: two }, { asks: two, chosen: ['Ada'] }, { gone: ['Ada', 'Cid'] })).toEqual([
      { entry: 1, kind: 'card', told: 'Ada' },
      { entry: 2, kind: 'card', told: 'Cid' },
    ]);
    expect(read({ asks }, { gone: ['Cid'] })).toEqual([]);
  });

  it('are told by the line with which they are played, where that is asked for', () => {
    const lines = [`Bo uses ${title} to play a card.`, 'Bo pays 0 [Credits] to play Bea.'];
    const play = { message: 'Choose a card to play from HQ or Archives' };
    expect(read({ asks: play }, { lines })).toEqual([{ entry: 1, kind: 'card', told: 'Bea' }]);
    expect(read({ asks }, { lines })).toEqual([]);
  });

  it('are told by what changes of one of them, as their card is used', () => {
    const ice = { selectable: ['ice 0', 'ice 1'] };
    const line = `Bo uses ${title} to raise the strength of ice.`;
    expect(read({ asks: ice, strength: [1, 2] }, { lines: [line], strength: [1, 6] })).toEqual([
      { entry: 1, kind: 'card', told: 'Ice 1' },
    ]);
    expect(read({ asks: ice, strength: [1, 2] }, { lines: [line], strength: [5, 6] })).toEqual([]);
    // What comes of the run that goes on may have changed it.
    const goesOn = [line, 'Bo breaches HQ.'];
    expect(read({ asks: ice, strength: [1, 2] }, { lines: goesOn, strength: [1, 6] })).toEqual([]);
  });

  it('are not told by a strength that was raised, and is over by then', () => {
    const ice = { selectable: ['ice 0', 'ice 1'] };
    const line = `Bo uses ${title} to end the run.`;
    const before = { asks: ice, strength: [0, 3], own: 0 };
    expect(read(before, { lines: [line], strength: [0, 0], own: 0 })).toEqual([]);
    expect(read(before, { lines: [line], strength: [0, 5], own: 0 })).toEqual([
      { entry: 1, kind: 'card', told: 'Ice 1' },
    ]);
  });

  it('are told by their place', () => {
    const ice = { selectable: ['ice 0', 'ice 1'] };
    const line = `Bo uses ${title} to mark ice protecting HQ at position 1.`;
    expect(read({ asks: ice, strength: [1, 2] }, { lines: [line], strength: [1, 2] })).toEqual([
      { entry: 1, kind: 'card', told: 'Ice 1' },
    ]);
  });
});

describe('cards that are taken from a list', () => {
  const list = (...choices: readonly string[]): Partial<PromptView> => ({
    ...{ kind: 'other', message: 'Take', choices, selectable: choices },
  });
  const agree = { kind: 'other', message: 'OK?', choices: ['Done', 'Start over'], selectable: [] };

  it('are those that it offers no more', () => {
    const from = [{ asks: list('Ada', 'Bea') }, { asks: list('Bea') }, { asks: agree }];
    expect(read(...from, {}, {})).toEqual([{ entry: 1, kind: 'card', told: 'Ada' }]);
    // Not agreed to by the end, they may be taken anew.
    expect(read(...from, {})).toEqual([]);
  });

  it('are not the like of what went for it, where its line tells no more', () => {
    const asks = list('Ada', title, 'Done');
    const line = (what: string): string =>
      `Bo pays 2 [Credits] and trashes ${what} to shuffle the stack.`;
    expect(read({ asks }, { lines: [line(title)] }, {}, {})).toEqual([]);
    const used = `Bo trashes ${title} to use ${title} to install ${title}.`;
    expect(read({ asks }, { lines: [used] }, {}, {})).toEqual([
      { entry: 1, kind: 'card', told: title },
    ]);
  });

  it('are told in their order, once that is agreed to', () => {
    const from = list('Ada', 'Bea', 'Cid');
    const order = { ...agree, message: 'The top cards of R&D will be Cid, Bea, and Ada.' };
    expect(
      read(
        { asks: from },
        { asks: list('Bea', 'Cid') },
        { asks: list('Cid') },
        { asks: order },
        {},
      ),
    ).toEqual([
      { entry: 4, kind: 'arranged', told: 'Cid' },
      { entry: 4, kind: 'arranged', told: 'Bea' },
    ]);
  });

  it('are in no order where a command closes the question', () => {
    const order = { ...agree, message: 'The top cards of R&D will be Cid, Bea, and Ada.' };
    const lines = ['[!]Bo uses a command: /close-prompt'];
    expect(read({ asks: order }, { lines })).toEqual([]);
    expect(read({ asks: order }, {})).toHaveLength(2);
  });

  it('are taken anew where it is started over', () => {
    const from = list('Ada', 'Bea');
    expect(
      read(
        { asks: from },
        { asks: list('Bea') },
        { asks: agree },
        { asks: from },
        { asks: list('Ada') },
        {},
        {},
      ),
    ).toEqual([{ entry: 4, kind: 'card', told: 'Bea' }]);
  });
});

describe('what is chosen of words, servers and numbers', () => {
  const choose = (...choices: readonly string[]): Partial<PromptView> => ({
    ...{ kind: 'other', message: 'Choose one', choices, selectable: [] },
  });

  it('is told by its line', () => {
    const asks = choose('End the run', 'Pay 1 [Credits]');
    expect(read({ asks }, { lines: [`Bo uses ${title} to end the run.`] })).toEqual([
      { entry: 1, kind: 'option', told: 'End the run' },
    ]);
    expect(
      read({ asks: choose('HQ', 'R&D') }, { lines: [`Bo uses ${title} to target R&D.`] }),
    ).toEqual([{ entry: 1, kind: 'server', told: 'R&D' }]);
  });

  it('is not told by what another card does meanwhile', () => {
    const other = 'Bo uses Noise to force the Corp to trash the top card of R&D.';
    const asks = { kind: 'other', choices: ['R&D', 'HQ', 'Archives'], selectable: [] };
    expect(read({ asks }, { lines: [other] })).toEqual([]);
    expect(read({ asks }, { lines: ['Bo marks R&D.'] })).toEqual([
      { entry: 1, kind: 'server', told: 'R&D' },
    ]);
  });

  it('is not told by what its line lists of what may be', () => {
    const asks = choose('Swap two', 'Swap more');
    const line = `Bo uses ${title} to swap two or swap some.`;
    expect(read({ asks }, { lines: [line] })).toEqual([]);
    const labels = 'Bo resolves 1 subroutine ("[subroutine] Swap two").';
    expect(read({ asks }, { lines: [labels] })).toEqual([]);
  });

  it('is the number of what is asked for, and no other', () => {
    const asks = { ...choose(), message: 'How many credits do you want to store?' };
    const line = (told: string): string => `Bo pays 1 [Credits] to use ${title} to ${told}.`;
    expect(read({ asks }, { lines: [line('store 0 [Credits]')] })).toEqual([
      { entry: 1, kind: 'number', told: '0' },
    ]);
    expect(read({ asks }, { lines: [`Bo uses ${title} to shuffle 3 cards.`] })).toEqual([]);
  });

  it('is the number that the next question names, or that is paid', () => {
    const asks = { ...choose('0', '1', '2'), message: 'How many counters do you want to place?' };
    const next = { kind: 'select', message: 'Place 2 counters on a card', asking: 2 };
    expect(read({ asks }, { asks: next })).toEqual([{ entry: 1, kind: 'number', told: '2' }]);
    const pays = { ...choose(), message: 'How many credits do you want to pay?' };
    expect(read({ asks: pays }, { lines: [`Bo uses ${title} to shuffle 3 cards.`] })).toEqual([
      { entry: 1, kind: 'number', told: '0' },
    ]);
    const gains = [`Bo uses ${title} to shuffle 3 cards.`, 'Bo uses Nut to gain 2 [Credits].'];
    expect(read({ asks: pays }, { lines: gains })).toEqual([]);
  });

  it('is a number of none where copies are searched for, and the deck is shuffled alone', () => {
    const asks = { ...choose('0', '1'), message: 'How many copies of Ada would you like to get?' };
    expect(read({ asks }, { lines: [`Bo uses ${title} to shuffle the stack.`] })).toEqual([
      { entry: 1, kind: 'number', told: '0' },
    ]);
    expect(read({ asks }, { lines: [`Bo uses ${title} to do it.`] })).toEqual([]);
  });

  it('is the other one where a price is not paid', () => {
    const asks = choose('Suffer 1 net damage', 'Pay 1 [Credits]');
    expect(read({ asks }, { lines: [`Bo uses ${title} to do 1 net damage.`] })).toEqual([
      { entry: 1, kind: 'option', told: 'Suffer 1 net damage' },
    ]);
  });

  it('is what its card asks on about', () => {
    const asks = choose('Gain 3 [Credits]', 'Expose 1 ice');
    const next = { kind: 'select', message: 'Choose 1 piece of ice to expose', asking: 2 };
    expect(read({ asks }, { asks: next })).toEqual([
      { entry: 1, kind: 'option', told: 'Expose 1 ice' },
    ]);
    const cards = { ...choose('Ada', 'Bea'), selectable: ['Ada', 'Bea'] };
    const copies = { ...choose('0', '1'), message: 'How many copies of Bea?', asking: 2 };
    expect(read({ asks: cards }, { asks: copies }, {})).toContainEqual({
      entry: 1,
      kind: 'card',
      told: 'Bea',
    });
  });

  it('is read of the side that acts alone', () => {
    const asks = choose('HQ', 'R&D');
    expect(read({ asks }, { idle: true, lines: [`Bo uses ${title} to target R&D.`] })).toEqual([]);
  });
});

describe('what a card may do', () => {
  const asks = { kind: 'other', message: 'Do it?', choices: ['Yes', 'No'], selectable: [] };

  it('is done where a line tells it, or it goes on to ask', () => {
    const yes = [{ entry: 1, kind: 'option', told: 'yes' }];
    expect(read({ asks }, { lines: [`Bo uses ${title} to do it.`] })).toEqual(yes);
    expect(read({ asks }, { asks: { message: 'Choose a card', asking: 1 } })).toEqual(yes);
  });

  it('is not where a line tells that it is declined, or nothing does', () => {
    const no = [{ entry: 1, kind: 'option', told: 'no' }];
    expect(read({ asks }, { lines: [`Bo declines to use ${title} to do it.`] })).toEqual(no);
    expect(read({ asks }, {})).toEqual(no);
    expect(read({ asks }, { lines: ['Bo breaches HQ.', 'Bo accesses Ada from HQ.'] })).toEqual(no);
    expect(read({ asks }, { lines: ['Bo shuffles the stack.'] })).toEqual([
      { entry: 1, kind: 'option', told: 'yes' },
    ]);
  });

  it('may be done or not where lines tell of something else, or it asks on', () => {
    expect(read({ asks }, { lines: ['Bo gains 1 [Credits].'] })).toEqual([]);
    expect(read({ asks }, { lines: ['Bo breaches HQ.', `Bo is told of ${title}.`] })).toEqual([]);
    expect(read({ asks }, { asks: { ...asks, asking: 2 } })).toEqual([]);
    expect(read({ asks }, { asks, lines: ['Bo waits.'] })).toEqual([]);
  });
});

describe('what nothing shows', () => {
  const asks = { kind: 'other', message: 'Do it?', choices: ['Yes', 'No'], selectable: [] };

  it('is any of the cards, where their card is used, or was let do what it may', () => {
    const line = `Bo uses ${title} to expose a card.`;
    expect(open({ asks: {} }, { lines: [line] })).toEqual([grip]);
    expect(open({ asks }, { asks: {} }, {})).toEqual([grip]);
    expect(open({ asks: {} }, {})).toEqual([]);
  });

  it('is any of the words, or numbers, where the card asks on, and nothing comes of it', () => {
    const next = { kind: 'select', message: 'Choose a card', selectable: [] };
    const words = {
      kind: 'other',
      message: 'From where?',
      choices: ['Stack', 'Heap'],
      selectable: [],
    };
    expect(open({ asks: words }, { asks: next }, {})).toEqual([['Stack', 'Heap']]);
    const numbers = {
      ...words,
      message: 'How many counters do you want to place?',
      choices: ['0', '1'],
    };
    expect(open({ asks: numbers }, { asks: next }, {})).toEqual([['0', '1']]);
  });

  it('is told by the line in which the card goes on', () => {
    const then = { kind: 'other', message: 'Choose one', choices: ['Odd', 'Even'], selectable: [] };
    const line = `Bo uses ${title} to mark Bea as odd.`;
    expect(read({ asks: {} }, { asks: then }, { lines: [line] })).toEqual(
      [
        { entry: 2, kind: 'option', told: 'Odd' },
        { entry: 1, kind: 'card', told: 'Bea' },
      ].toSorted((one, other) => one.entry - other.entry),
    );
  });
});

it('stays open until the phase is over in which it is answered before a turn', () => {
  const asks = { kind: 'other', choices: ['HQ', 'R&D'], selectable: [] };
  const lines = [`Bo uses ${title} to target HQ.`];
  const openUntil = (phase: boolean): readonly (readonly [string, number])[] =>
    answersIn(
      entries({ asks }, { lines }, {}, {}, {}).map((one, at) =>
        phase && at < 4 ? { ...one, state: { ...one.state, 'runner-phase-12': true } } : one,
      ),
      { from: 0, through: 4 },
    ).map(({ told, openUntil: until }) => [told, until]);
  expect(openUntil(false)).toEqual([['HQ', 1]]);
  expect(openUntil(true)).toEqual([['HQ', 4]]);
});
