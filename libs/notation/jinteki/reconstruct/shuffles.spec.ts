import { coreRules } from '#cards/pool';
import type { ObservedFact } from '../facts';
import type { JsonObject } from '../json';
import {
  atDecks,
  drawnAfterShuffle,
  drawnBelow,
  inOrder,
  installsTop,
  listedFor,
  offeredFromDeck,
  putsBelow,
  shuffledIn,
  swapsWithDeck,
} from './shuffles';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const def = (title: string): number => {
  const found = titles.ofTitle(title);
  if (found === null) throw new Error(title);
  return found;
};
const card = (cid: string, title: string): JsonObject => ({ cid, title, side: 'Corp' });

const table = (sounds: number, corp: JsonObject = {}): JsonObject => ({
  'sfx-current-id': sounds,
  sfx: [{ id: sounds, name: 'shuffle' }],
  corp: { 'deck-count': 40, ...corp },
  runner: { 'deck-count': 40 },
});

const asking = (...choices: JsonObject[]): JsonObject => ({
  'prompt-state': { msg: 'Choose an Agenda', choices: choices.map((value) => ({ value })) },
});

const used = (effect: string): ObservedFact => ({
  type: 'ability-used',
  side: 'corp',
  card: { id: null, title: 'Anything' },
  effect,
  source: 'log',
  index: 1,
  flags: [],
});

const shuffledFact: ObservedFact = {
  ...{ type: 'shuffled', side: 'corp', source: 'log', index: 1, flags: [] },
};

describe('shuffles that are heard', () => {
  it('are of the deck that was searched, though no line is understood', () => {
    const before = table(4, asking(card('a', 'Hostile Takeover'), card('b', 'Breaking News')));
    expect(shuffledIn(titles, before, table(5), [])).toEqual(['corp']);
    expect(offeredFromDeck(titles, before, 'corp')).toEqual([
      def('Hostile Takeover'),
      def('Breaking News'),
    ]);
  });

  it('are of no deck where an identity is to be chosen', () => {
    const before = table(4, asking({ cid: 'a', title: 'Noise: Hacker Extraordinaire' }));
    const runner = { ...before, runner: before['corp'] ?? {} };
    expect(offeredFromDeck(titles, runner, 'runner')).toEqual([]);
  });

  it('are none where the sound is an old one', () => {
    const before = table(5, asking(card('a', 'Hostile Takeover')));
    expect(shuffledIn(titles, before, table(5), [])).toEqual([]);
  });

  it('are of the deck that has more or fewer cards, where nobody is asked', () => {
    expect(shuffledIn(titles, table(4), table(5, { 'deck-count': 39 }), [])).toEqual(['corp']);
  });

  it('are of the deck of the one who lets a card do something, where nothing else tells it', () => {
    const asks = { 'prompt-state': { choices: [{ value: 'Yes' }, { value: 'No' }] } };
    const asked = (side: 'corp' | 'runner'): JsonObject => {
      const before = table(4);
      return { ...before, [side]: { 'deck-count': 40, ...asks } };
    };
    expect(shuffledIn(titles, asked('runner'), table(5), [])).toEqual(['runner']);
    expect(shuffledIn(titles, asked('corp'), table(5), [])).toEqual(['corp']);
    expect(shuffledIn(titles, table(4), table(5), [])).toEqual([]);
  });

  it('are yet to come where what was found asks what becomes of it, whatever the line tells', () => {
    const of = (msg: string, ...choices: string[]): JsonObject => ({
      ...{ msg, card: { cid: 'h', title: 'Hostage' } },
      choices: choices.map((value) => ({ value })),
    });
    const before = table(5, { 'prompt-state': of('Choose a Connection', 'Cancel') });
    const after = (...choices: string[]): JsonObject =>
      table(5, { 'prompt-state': of('Install it?', ...choices) });
    const told = [used('add Officer Frank from the stack to the grip and shuffle the stack')];
    expect(shuffledIn(titles, before, after('Yes', 'No'), [...told, shuffledFact])).toEqual([]);
    expect(shuffledIn(titles, before, after('HQ'), [...told, shuffledFact])).toEqual(['corp']);
  });

  it('are yet to come where what is shuffled in is asked for first', () => {
    const told = [used('draw 3 cards and shuffle 1 card from HQ back into R&D'), shuffledFact];
    const asks = { msg: 'Choose a card in HQ to shuffle back into R&D', choices: ['Done'] };
    const after = (sounds: number): JsonObject =>
      table(sounds, { 'deck-count': 37, 'prompt-state': asks });
    expect(shuffledIn(titles, table(5), after(5), told)).toEqual([]);
    expect(shuffledIn(titles, table(4), after(5), told)).toEqual(['corp']);
  });

  it('take no card for one of the deck that lies in sight', () => {
    const hand = [card('a', 'Hostile Takeover')];
    const before = table(4, { hand, ...asking(card('a', 'Hostile Takeover')) });
    expect(offeredFromDeck(titles, before, 'corp')).toEqual([]);
  });

  it('take no card for one of the deck whose ability waits beside another', () => {
    const choices = [{ value: card('a', 'Hostile Takeover') }];
    const before = table(4, { 'prompt-state': { msg: 'Choose a trigger to resolve', choices } });
    expect(offeredFromDeck(titles, before, 'corp')).toEqual([]);
  });

  it('take neither an identity nor what is hosted for one of the deck', () => {
    const choices = asking(card('a', 'Hostile Takeover'), card('b', 'Breaking News'));
    const host = { ...card('c', 'Ice Wall'), hosted: [card('b', 'Breaking News')] };
    const before = table(4, {
      ...choices,
      identity: card('a', 'Hostile Takeover'),
      servers: { hq: { ices: [host] } },
    });
    expect(offeredFromDeck(titles, before, 'corp')).toEqual([]);
  });
});

describe('what leaves a deck in one entry', () => {
  it('is drawn after the shuffle where the effect says so', () => {
    const hand = [card('a', 'Ice Wall'), card('b', 'Enigma')];
    const facts = [used('shuffle all cards in HQ into R&D and draw 2 cards')];
    expect(drawnAfterShuffle(titles, table(5, { hand }), 'corp', facts)).toEqual([
      def('Ice Wall'),
      def('Enigma'),
    ]);
    expect(drawnAfterShuffle(titles, table(5, { hand }), 'corp', [used('draw 2 cards')])).toEqual(
      [],
    );
  });

  it('is drawn after the shuffle where a line says so that names no card', () => {
    const hand = [card('a', 'Ice Wall'), card('b', 'Enigma')];
    const line = 'Al shuffles Ice Wall from Archives into R&D, and draws 1 card.';
    const drawn = (side: 'corp' | 'runner', told: string) =>
      drawnAfterShuffle(titles, table(5, { hand }), side, [], [told]);
    expect(drawn('corp', line)).toEqual([def('Enigma')]);
    expect(drawn('runner', line)).toEqual([]);
    expect(drawn('corp', 'Al draws 1 card.')).toEqual([]);
  });

  it('is drawn after what shuffles R&D as a turn begins', () => {
    const hand = [card('a', 'Ice Wall'), card('b', 'Enigma')];
    const shuffles = 'Al uses Marilyn Campaign to shuffle itself into R&D instead.';
    const draws = 'Al makes their mandatory start of turn draw.';
    const drawn = (...lines: readonly string[]) =>
      drawnAfterShuffle(titles, table(5, { hand }), 'corp', [used('do it')], lines);
    expect(drawn(shuffles, draws)).toEqual([def('Enigma')]);
    expect(drawn(draws, shuffles)).toEqual([]);
  });

  it('is drawn after the shuffle where a later line of the same entry says so', () => {
    const hand = [card('a', 'Ice Wall'), card('b', 'Enigma')];
    const shuffles = 'Al shuffles their deck.';
    const draws = 'Al uses Anonymous Tip to draw 1 card.';
    const tip: ObservedFact = {
      ...used('draw 1 card'),
      card: { id: null, title: 'Anonymous Tip' },
    } as ObservedFact;
    const drawn = (...lines: readonly string[]) =>
      drawnAfterShuffle(titles, table(5, { hand }), 'corp', [tip], lines);
    expect(drawn(shuffles, draws)).toEqual([def('Enigma')]);
    expect(drawn(draws, shuffles)).toEqual([]);
  });

  const trashed: ObservedFact = {
    type: 'trashed',
    card: { id: null, title: 'Enigma' },
    by: null,
    from: 'deck',
    faceup: true,
    source: 'state',
    index: 1,
    flags: [],
  };

  it('was trashed from its top after a shuffle that no search needs', () => {
    const after = (...facts: readonly ObservedFact[]): readonly number[] =>
      drawnAfterShuffle(titles, table(5), 'corp', facts);
    expect(after(trashed)).toEqual([def('Enigma')]);
    expect(after(trashed, used('search R&D for Enigma'))).toEqual([]);
    expect(after({ ...trashed, from: 'hand' })).toEqual([]);
    expect(drawnAfterShuffle(titles, table(5), 'runner', [trashed])).toEqual([]);
  });

  it('was trashed before the shuffle where either player chose it from a list', () => {
    const asked: JsonObject = { ...table(4), runner: asking(card('a', 'Enigma')) };
    const listed = listedFor(titles, asked);
    expect(listed).toEqual([def('Enigma')]);
    expect(drawnAfterShuffle(titles, table(5), 'corp', [trashed], [], listed)).toEqual([]);
  });

  it('was trashed before the next card was drawn where the effect says so', () => {
    const both = [def('Ice Wall'), def('Enigma')];
    expect(inOrder(titles, 'corp', both, [used('trash Enigma and draw 1 card'), trashed])).toEqual([
      def('Enigma'),
      def('Ice Wall'),
    ]);
    expect(inOrder(titles, 'corp', both, [used('draw 1 card'), trashed])).toEqual(both);
  });

  it('was trashed first where a card of the other side says so, and the deck, before', () => {
    const both = [def('Ice Wall'), def('Enigma')];
    const forces = { ...used('force the Corp to trash the top card of R&D'), side: 'runner' };
    const facts = [forces as ObservedFact, used('draw 1 card'), trashed];
    expect(inOrder(titles, 'corp', both, facts)).toEqual([def('Enigma'), def('Ice Wall')]);
    const elsewhere = { ...used('trash Ice Wall'), side: 'runner' } as ObservedFact;
    expect(inOrder(titles, 'corp', both, [elsewhere, used('draw 1 card'), trashed])).toEqual(both);
  });
});

describe('what lines tell of the top and the bottom of decks', () => {
  const told = (effect: string): unknown => atDecks(titles, [used(effect)]);

  it('is what goes from one to the other', () => {
    const top = [{ what: 'sinks', deck: 'runner', card: 'top' }];
    expect(told('add the top card of the stack to the bottom')).toEqual(top);
    const named = [{ what: 'sinks', deck: 'runner', card: def('Diesel') }];
    expect(told('move Diesel to the bottom of the Stack')).toEqual(named);
    const accessed = [{ what: 'sinks', deck: 'corp', card: 'accessed' }];
    expect(told('move the card just accessed to the bottom of R&D')).toEqual(accessed);
  });

  it('is what is trashed from the top, first to last', () => {
    const top = [def('Diesel'), def('Modded')];
    const list = [{ what: 'trashes', deck: 'runner', top }];
    expect(told('trash Diesel and Modded from the stack and draw 1 card')).toEqual(list);
    expect(told('trash Diesel and Modded from the top of the stack')).toEqual(list);
    expect(told('trash Diesel from the grip')).toEqual([]);
  });

  it('is what then lies on top, with its types', () => {
    expect(
      told(
        'put the top card of the stack to the bottom, then reveal Diesel (Event), Corroder (Program), and Akamatsu Mem Chip (Hardware) from the top of the stack',
      ),
    ).toEqual([
      { what: 'sinks', deck: 'runner', card: 'top' },
      {
        ...{ what: 'shows', deck: 'runner' },
        top: ['Diesel', 'Corroder', 'Akamatsu Mem Chip'].map(def),
      },
    ]);
  });

  it('is nothing of a card that comes to lie there from elsewhere', () => {
    expect(told('add 1 card from HQ to the bottom of R&D')).toEqual([]);
    expect(putsBelow('corp', [used('add 1 card from HQ to the bottom of R&D')])).toBe(true);
    expect(drawnBelow('runner', [used('draw 1 card from the bottom of the stack')])).toBe(true);
  });
});

describe('cards of the stack that are installed', () => {
  it('lay on top where a line tells it, and are searched for otherwise', () => {
    expect(installsTop([used('install the top 3 cards of the stack facedown')])).toBe(true);
    expect(installsTop([used('install Imp from the Stack')])).toBe(false);
  });
});

describe('a card of a deck that changes places with one of the hand', () => {
  it('is told by a line, each deck by its own', () => {
    const line = 'Al uses Nihongai Grid to swap a card from the top 5 of R&D with a card in HQ.';
    expect([swapsWithDeck('corp', [line]), swapsWithDeck('runner', [line])]).toEqual([true, false]);
    expect(swapsWithDeck('corp', ['Al uses Nihongai Grid to swap 2 pieces of ice.'])).toBe(false);
  });
});
