import type { LogStart } from '#notation/native/header';
import { isPlayerId, type Pair, type PlayerId } from '#tournament/results/outcome';
import { withDefaults } from '#tournament/settings/check';
import { foldTournament } from '#tournament/stream/decider';
import type { Event } from '#tournament/stream/state';
import { matchResult } from './match-result';
import { finishedGame, type ReplayedGame } from './replayed-games';

const id = (text: string): PlayerId => {
  if (!isPlayerId(text)) throw new Error(text);
  return text;
};
const pair: Pair = [id('ana'), id('bob')];

const lists = {
  kind: 'decks',
  corp: { identity: '01080', cards: [['01110', 3]] },
  runner: { identity: '01001', cards: [['01034', 3]] },
} as const satisfies LogStart;
/** The same titles, one of them in another printing. */
const handedIn = {
  corp: { identity: 'NBN: Making News', cards: { '01080': 1, '20132': 3 }, deckId: null },
  runner: {
    identity: 'Noise: Hacker Extraordinaire',
    cards: { '01001': 1, '01034': 3 },
    deckId: null,
  },
};

const eventWith = (decks: typeof handedIn | null): Event => {
  const settings = withDefaults({
    name: 'Cup',
    date: '2015-03-25',
    tier: 'casual',
    structure: 'swiss',
    rounds: 1,
    organiser: 'olga',
  });
  const state = foldTournament([
    { type: 'announced', settings },
    { type: 'playerRegistered', player: pair[0], name: 'Ana', decks },
    { type: 'playerRegistered', player: pair[1], name: 'Bob', decks },
  ]);
  if (state.phase === 'absent') throw new Error('absent');
  return state;
};

const replayed = (over: Partial<ReplayedGame> = {}, start: LogStart = lists): ReplayedGame => ({
  header: { players: { corp: { name: 'Ana' }, runner: { name: 'bob' } }, start },
  outcome: { winner: 'corp', reason: 'agenda-points' },
  ...over,
});
const taken = (event: Event, game: ReplayedGame | null, firstCorp: PlayerId | null = null) =>
  matchResult(event, pair, [finishedGame('g', game), null], firstCorp, 'round 1, table 1');

describe('the result of a match from stored games', () => {
  const event = eventWith(handedIn);

  it('has a win, and a draw where nobody won (GAP-02)', () => {
    expect(taken(event, replayed())).toEqual({
      ok: true,
      result: { firstCorp: 'ana', games: [{ kind: 'win', side: 'corp' }, { kind: 'unstarted' }] },
    });
    const drawn = replayed({ outcome: { winner: null, reason: 'agenda-points' } });
    expect(taken(event, drawn)).toMatchObject({
      ok: true,
      result: { games: [{ kind: 'draw' }, {}] },
    });
  });

  it.each([
    ['GAME_UNKNOWN', null],
    ['GAME_NOT_FINISHED', replayed({ outcome: null })],
    ['GAME_NOT_WHOLE', replayed({}, { kind: 'position', position: {} })],
    [
      'DECK_CHANGED',
      replayed({}, { ...lists, corp: { identity: '01080', cards: [['01110', 2]] } }),
    ],
  ])('is refused with %s, the place and the hint', (code, game) => {
    const refused = taken(event, game);
    expect(refused).toMatchObject({ ok: false, code, place: 'round 1, table 1, game 1' });
    expect(!refused.ok && refused.hint).not.toBe('');
  });

  it('says the same of a list that is not open to the caller, whether it was changed or not', () => {
    const changed: LogStart = { ...lists, corp: { identity: '01080', cards: [['01110', 2]] } };
    const [same, other] = [lists, changed].map((start) => {
      const found = finishedGame('g', replayed({}, start), { corp: false, runner: true });
      return matchResult(event, pair, [found, null], null, 'round 1, table 1');
    });
    expect(same).toMatchObject({ ok: false, code: 'DECK_UNSEEN' });
    expect(other).toEqual(same);
    const unasked = finishedGame('g', replayed(), { corp: false, runner: false });
    expect(matchResult(eventWith(null), pair, [unasked, null], null, 'x').ok).toBe(true);
  });

  it('asks for no decks where none are handed in', () => {
    const other = replayed({}, { ...lists, corp: { identity: '01054', cards: [] } });
    expect(taken(eventWith(null), other).ok).toBe(true);
  });

  it('goes by names, or by what the organiser says', () => {
    const strangers = replayed();
    const { header } = strangers;
    const players = { corp: { name: 'x' }, runner: { name: 'y' } };
    const game = replayed({ header: { ...header, players } });
    expect(taken(event, game)).toMatchObject({ ok: false, code: 'GAME_OF_OTHERS' });
    expect(taken(event, game, id('bob'))).toMatchObject({ result: { firstCorp: 'bob' } });
  });
});
