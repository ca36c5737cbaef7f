import type { FactType } from '../facts';
import type { Json } from '../json';
import { readReplay } from '../read/read';
import { observe, type ObservedGame } from './observe';

const ENIGMA = { cid: 'e1', title: 'Enigma', type: 'ICE', side: 'Corp' };
const FUND = { cid: 'f1', title: 'Hedge Fund', type: 'Operation', side: 'Corp' };

function state(): Json {
  const common = { aid: 0, credit: 5, click: 0, 'deck-count': 40, 'agenda-point': 0 };
  return {
    turn: 0,
    'active-player': 'runner',
    'end-turn': true,
    sequence: 0,
    log: [],
    corp: { ...common, user: { username: 'Ann' }, hand: [ENIGMA, FUND] },
    runner: { ...common, user: { username: 'Bo' }, hand: [] },
  };
}

const say = (...texts: string[]): Json =>
  texts.flatMap((text): Json[] => ['+', { user: '__system__', text }]);

const TURN: Json = [
  {
    turn: 1,
    'active-player': 'corp',
    'end-turn': false,
    sequence: 1,
    corp: { aid: 1, click: 3 },
    log: say('Ann started their turn 1 with 5 [Credit] and 2 cards in HQ.'),
  },
  {},
];
/** The card leaves the hand now, its line comes with the next entry. */
const PLAY: Json = [
  { sequence: 2, corp: { aid: 2, click: 2, credit: 0, 'play-area': [FUND] } },
  { corp: { hand: [1] } },
];
const RESOLVE: Json = [
  {
    sequence: 3,
    corp: { aid: 3, credit: 9, discard: [{ ...FUND, cid: 'f2', seen: true }] },
    log: say(
      'Ann spends [Click] and pays 5 [Credits] to play Hedge Fund.',
      'Ann uses Hedge Fund to gain 9 [Credits].',
    ),
  },
  { corp: { 'play-area': [1] } },
];
const INSTALL: Json = [
  {
    sequence: 4,
    corp: { aid: 4, click: 1, servers: { hq: { ices: [{ ...ENIGMA, installed: true }] } } },
    log: say('Ann spends [Click] and pays 0 [Credits] to install ice protecting HQ.'),
  },
  { corp: { hand: [1] } },
];
const UNDO: Json = [
  {
    corp: { aid: 3, click: 2, hand: ['+', ENIGMA] },
    log: say('[!] Corp uses the undo-click command', '[!]Ann uses a command: /undo-click'),
  },
  { corp: { servers: { hq: 0 } } },
];
const CHEAT: Json = [{ corp: { credit: 12 }, log: say('[!]Ann uses a command: /credit 12') }, {}];

function game(...diffs: Json[]): ObservedGame {
  const read = readReplay(JSON.stringify({ history: [state(), ...diffs] }));
  if (!read.ok) throw new Error(read.message);
  const result = observe(read.replay);
  if (!result.ok) throw new Error(result.message);
  return result.game;
}

function of({ facts }: ObservedGame, ...types: FactType[]) {
  return facts.filter(({ type }) => types.includes(type));
}

describe('observe', () => {
  const whole = game(TURN, PLAY, RESOLVE, INSTALL, UNDO, CHEAT);

  it('pairs a change with a line that comes an entry later', () => {
    expect(of(whole, 'played')).toMatchObject([
      { index: 2, source: 'state', card: { id: 'f1', title: 'Hedge Fund' }, flags: [] },
    ]);
    expect(of(whole, 'credits-spent')).toMatchObject([
      { index: 2, amount: 5, on: 'Hedge Fund', flags: [] },
    ]);
    expect(of(whole, 'credits-gained').slice(0, 1)).toMatchObject([
      { index: 3, amount: 9, from: 'Hedge Fund' },
    ]);
  });

  it('takes a played card for the same in the discard pile, under its new id', () => {
    expect(of(whole, 'trashed', 'returned')).toEqual([]);
  });

  it('knows the card that the line hides', () => {
    expect(of(whole, 'installed')).toMatchObject([
      { card: { id: 'e1', title: 'Enigma' }, server: 'HQ', zone: 'ice' },
    ]);
  });

  it('marks what an undo took back, and nothing else', () => {
    expect(whole.undone).toEqual([{ index: 5, to: 3 }]);
    expect(of(whole, 'undone')).toMatchObject([{ to: 3 }]);
    const marked = whole.facts.filter(({ flags }) => flags.includes('undone'));
    expect(marked.map(({ type }) => type).sort()).toEqual(['clicks-spent', 'installed']);
    expect(of(whole, 'returned')).toEqual([]);
  });

  it('marks what was changed by hand', () => {
    expect(of(whole, 'credits-gained').at(-1)).toMatchObject({
      amount: 3,
      from: null,
      flags: ['manual'],
    });
    expect(of(whole, 'commanded')).toMatchObject([
      { command: '/undo-click' },
      { command: '/credit 12' },
    ]);
  });

  it('keeps what the line alone tells, as contradicted', () => {
    const lie: Json = [
      { sequence: 2, log: say('Bo steals Priority Requisition and gains 3 agenda points.') },
      {},
    ];
    expect(of(game(TURN, lie), 'stolen')).toMatchObject([
      { source: 'log', points: 3, flags: ['contradicted'] },
    ]);
  });

  it('keeps what no line tells, as unexplained', () => {
    const quiet: Json = [{ sequence: 2, runner: { credit: 7 } }, {}];
    expect(of(game(TURN, quiet), 'credits-gained')).toMatchObject([
      { amount: 2, from: null, flags: ['unexplained'] },
    ]);
  });

  it('tells of one access where a card is asked about again, as a price was not paid', () => {
    const ask = (msg: string, eid: number, lines: readonly string[] = []): Json => [
      {
        runner: { 'prompt-state': { msg, eid: { eid }, card: FUND, 'prompt-type': 'other' } },
        ...(lines.length === 0 ? {} : { log: say(...lines) }),
      },
      {},
    ];
    const asked = game(
      TURN,
      [{ run: { server: ['hq'], position: 0, phase: 'success' } }, {}],
      ask('You accessed Hedge Fund.', 7, ['Bo accesses Hedge Fund from HQ.']),
      ask('Choose a card with virus counters (0 of 5 virus counters)', 8),
      ask('You accessed Hedge Fund.', 9),
    );
    expect(of(asked, 'accessed')).toHaveLength(1);
  });

  it('warns where a turn line and the state tell other credits', () => {
    const off: Json = [
      {
        'end-turn': true,
        sequence: 2,
        log: say('Ann is ending their turn 1 with 8 [Credit] and 2 cards in HQ.[hr]'),
      },
      {},
    ];
    expect(game(TURN, off).warnings).toMatchObject([{ index: 2 }]);
  });

  it('tells no winner by metadata of an end that the file does not reach', () => {
    const ended = (turn: number): unknown => {
      const metadata = { winner: 'corp', reason: 'Flatline', turn };
      const read = readReplay(JSON.stringify({ metadata, history: [state(), TURN] }));
      if (!read.ok) throw new Error(read.message);
      const observed = observe(read.replay);
      return observed.ok && [observed.game.outcome.winner, observed.game.outcome.reason];
    };
    expect([ended(1), ended(9)]).toEqual([
      ['corp', 'flatline'],
      [null, null],
    ]);
  });
});
