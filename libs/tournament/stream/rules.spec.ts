import { sideRuling } from '../cut/sides';
import { bracketStanding } from '../cut/standing';
import { type GameOutcome, isPlayerId, type MatchResult, type PlayerId } from '../results/outcome';
import type { SettingsInput } from '../settings/check';
import { TIERS } from '../settings/settings';
import { standings } from '../standings/standings';
import type { TournamentCommand } from './commands';
import { decide, foldTournament } from './decider';
import { NO_TOURNAMENT } from './evolve';
import type { Decks, Event, Tournament } from './state';

const id = (text: string): PlayerId => {
  if (!isPlayerId(text)) throw new Error(text);
  return text;
};
const ids = (...names: readonly string[]): readonly PlayerId[] => names.map(id);
const deck = { identity: 'A deck', cards: { '01001': 1 }, deckId: null };
const decks: Decks = { corp: deck, runner: deck };

const announced = (over: Partial<SettingsInput> = {}): TournamentCommand => ({
  type: 'announce',
  settings: {
    name: 'Cup',
    date: '2015-03-25',
    tier: 'casual',
    structure: 'swiss',
    rounds: 1,
    organiser: 'olga',
    ...over,
  },
});
const registered = (...names: readonly string[]): readonly TournamentCommand[] =>
  names.map((name) => ({ type: 'register', player: id(name), name, decks }));
const recorded = (
  table: number,
  firstCorp: string,
  ...games: readonly GameOutcome[]
): TournamentCommand => {
  const result: MatchResult = { firstCorp: id(firstCorp), games };
  return { type: 'recordResult', round: 1, table, result };
};
const corpWin: GameOutcome = { kind: 'win', side: 'corp' };
const runnerWin: GameOutcome = { kind: 'win', side: 'runner' };

const given = (...commands: readonly TournamentCommand[]): Tournament =>
  commands.reduce<Tournament>((state, command) => {
    const answer = decide(state, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return foldTournament(answer.events, state);
  }, NO_TOURNAMENT);
const eventOf = (state: Tournament): Event => {
  if (state.phase === 'absent') throw new Error('absent');
  return state;
};
const codeOf = (state: Tournament, command: TournamentCommand): string => {
  const answer = decide(state, command);
  return answer.ok ? 'accepted' : answer.refusal.code;
};
const started = (
  names: readonly string[],
  over: Partial<SettingsInput> = {},
): readonly TournamentCommand[] => [announced(over), ...registered(...names), { type: 'start' }];
const four = ['a', 'b', 'c', 'd'];
const firstRound = [
  ...started(four, { cut: 4 }),
  { type: 'pairRound', draw: ids(...four) },
  recorded(1, 'a', corpWin, runnerWin),
] as const;

describe('registration', () => {
  it('is for three tiers, the strict ones with lists (TOURN-02 to TOURN-05: TOURN-03, TOURN-04)', () => {
    const bare = { type: 'register', player: id('a'), name: 'A', decks: null } as const;
    const codes = TIERS.map((tier) => {
      const state = given(announced({ tier, cut: 2 }), bare, ...registered('b'));
      return [tier, codeOf(state, { type: 'start' })];
    });
    expect(codes).toEqual([
      ['casual', 'accepted'],
      ['competitive', 'DECKLISTS_MISSING'],
      ['premier', 'DECKLISTS_MISSING'],
    ]);
  });

  it.each(['', ' ', 'a\nb', 'x'.repeat(201)])('takes no player of the name %j', (name) => {
    const command = { type: 'register', player: id('a'), name, decks: null } as const;
    expect(codeOf(given(announced({ tier: 'casual' })), command)).toBe('PLAYER_NAME_WRONG');
  });

  it('takes one Corp and one Runner deck, used all through (TOURN-06)', () => {
    const state = given(...started(['a', 'b'], { rounds: 2 }));
    expect(eventOf(state).players.get(id('a'))?.decks).toEqual(decks);
    expect(codeOf(state, { type: 'handInDecks', player: id('a'), decks })).toBe('DECKLISTS_LOCKED');
  });

  it('is for organisers only beside a second one, in premier events never (TOURN-12)', () => {
    const [olga] = registered('olga');
    if (olga === undefined) throw new Error('nobody');
    expect(codeOf(given(announced()), olga)).toBe('ORGANISER_MAY_NOT_PLAY');
    const byName: TournamentCommand = {
      type: 'register',
      player: id('p1'),
      name: 'olga',
      decks: null,
    };
    expect(codeOf(given(announced()), byName)).toBe('ORGANISER_MAY_NOT_PLAY');
    expect(codeOf(given(announced({ secondOrganiser: 'sam' })), olga)).toBe('accepted');
    const premier = announced({ tier: 'premier', cut: 8, secondOrganiser: 'sam' });
    expect(codeOf(given(premier), olga)).toBe('ORGANISER_MAY_NOT_PLAY');
  });

  it('ends for a player whom the organiser removes (TOURN-16)', () => {
    const state = given(...started(four), { type: 'drop', player: id('d') });
    const draw = { type: 'pairRound', draw: ids('a', 'b', 'c') } as const;
    expect(codeOf(state, draw)).toBe('accepted');
    expect(codeOf(state, { ...draw, draw: ids(...four) })).toBe('DRAW_WRONG');
  });
});

describe('a match', () => {
  const pair = given(...started(['a', 'b']), { type: 'pairRound', draw: ids('a', 'b') });
  const rows = (...games: readonly GameOutcome[]) =>
    standings(
      eventOf(
        given(
          ...started(['a', 'b']),
          { type: 'pairRound', draw: ids('a', 'b') },
          recorded(1, 'a', ...games),
        ),
      ),
    )
      .toSorted((one, other) => (one.player.id < other.player.id ? -1 : 1))
      .map(({ prestige, corpWins, runnerWins }) => [prestige, corpWins, runnerWins]);

  it('is two games with sides exchanged, 2 prestige a win (MATCH-01, MATCH-05)', () => {
    expect(rows(corpWin, runnerWin)).toEqual([
      [4, 1, 1],
      [0, 0, 0],
    ]);
    expect(rows(corpWin, corpWin)).toEqual([
      [2, 1, 0],
      [2, 1, 0],
    ]);
    expect(codeOf(pair, recorded(1, 'a', corpWin, corpWin, corpWin))).toBe('RESULT_IMPOSSIBLE');
  });

  it('has its second game only after the first (MATCH-04)', () => {
    expect(codeOf(pair, recorded(1, 'a', { kind: 'unstarted' }, corpWin))).toBe(
      'RESULT_IMPOSSIBLE',
    );
    const time: GameOutcome = { kind: 'time', corpPoints: 2, runnerPoints: 0 };
    expect(codeOf(pair, recorded(1, 'a', time, corpWin))).toBe('RESULT_IMPOSSIBLE');
    expect(codeOf(pair, recorded(1, 'a', { kind: 'draw' }, corpWin))).toBe('accepted');
  });

  it('takes the points as they stand after the last turn (MATCH-06, MATCH-07, MATCH-08)', () => {
    const time = (corpPoints: number, runnerPoints: number) =>
      rows({ kind: 'time', corpPoints, runnerPoints }, { kind: 'unstarted' }).map(([one]) => one);
    expect(time(6, 4)).toEqual([1, 0]);
    expect(time(4, 6)).toEqual([0, 1]);
    expect(time(-1, -1)).toEqual([1, 1]);
    const won = recorded(
      1,
      'a',
      { kind: 'time', corpPoints: 7, runnerPoints: 4 },
      { kind: 'unstarted' },
    );
    expect(codeOf(pair, won)).toBe('RESULT_IMPOSSIBLE');
  });

  it('drawn by both winning at once is worth what equal points are (GAP-02)', () => {
    expect(rows({ kind: 'draw' }, corpWin)).toEqual([
      [1, 0, 0],
      [3, 1, 0],
    ]);
  });
});

describe('Swiss rounds', () => {
  it('are as many as announced (SWISS-01)', () => {
    const state = given(...firstRound, recorded(2, 'c', corpWin, runnerWin));
    expect(codeOf(state, { type: 'pairRound', draw: ids(...four) })).toBe('ROUNDS_PLAYED');
    const two = given(
      ...started(['a', 'b'], { rounds: 2 }),
      { type: 'pairRound', draw: ids('a', 'b') },
      recorded(1, 'a', corpWin, corpWin),
    );
    expect(codeOf(two, { type: 'finish', draw: ids('a', 'b') })).toBe('ROUNDS_MISSING');
  });

  it('begin as the draw has it, then let equals meet (SWISS-04, SWISS-05)', () => {
    const draw = ids('c', 'a', 'd', 'b');
    const state = given(
      ...started(four, { rounds: 2 }),
      { type: 'pairRound', draw },
      recorded(1, 'c', corpWin, runnerWin),
      recorded(2, 'd', corpWin, runnerWin),
      { type: 'pairRound', draw },
    );
    const tables = eventOf(state).rounds.map(({ matches }) =>
      matches.map(({ players }) => players),
    );
    expect(tables).toEqual([
      [
        ['c', 'a'],
        ['d', 'b'],
      ],
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ]);
  });
});

describe('the cut', () => {
  const over = given(...firstRound, recorded(2, 'c', corpWin, corpWin));

  it('is as large as announced before the start (CUT-02)', () => {
    const cut = given(...firstRound, recorded(2, 'c', corpWin, corpWin), {
      type: 'seedCut',
      draw: ids(...four),
    });
    expect(eventOf(cut).cut?.seeds).toEqual(ids('a', 'c', 'd', 'b'));
    const dropped = given(...firstRound, recorded(2, 'c', corpWin, corpWin), {
      type: 'drop',
      player: id('d'),
    });
    expect(codeOf(dropped, { type: 'seedCut', draw: ids(...four) })).toBe('FIELD_TOO_SMALL');
    expect(codeOf(over, { type: 'seedCut', draw: ids('a') })).toBe('DRAW_WRONG');
  });

  it('lets the higher seed choose in the first round (SIDE-01), for one game (CUT-04)', () => {
    const state = eventOf(
      foldTournament([{ type: 'cutSeeded', draw: ids(...four), seeds: ids(...four) }], over),
    );
    const matches = state.cut === null ? [] : bracketStanding(state.cut);
    const [first] = matches;
    if (first === undefined) throw new Error('no match');
    expect(first.players).toEqual(ids('a', 'd'));
    expect(sideRuling(matches, first, ids(...four))).toEqual({
      kind: 'chosen',
      by: 'a',
      rule: 'SIDE-01',
    });
    const settled = foldTournament(
      [{ type: 'cutSidesSettled', match: 'U1.1', corp: id('d'), runner: id('a'), by: 'seed' }],
      state,
    );
    const played = { corp: id('d'), runner: id('a'), gameId: null } as const;
    const record = (outcome: GameOutcome): TournamentCommand => ({
      type: 'recordCutResult',
      match: 'U1.1',
      ...played,
      outcome,
    });
    expect(codeOf(settled, record(corpWin))).toBe('accepted');
    expect(codeOf(settled, record({ kind: 'draw' }))).toBe('RESULT_IMPOSSIBLE');
    expect(codeOf(settled, record({ kind: 'unstarted' }))).toBe('RESULT_IMPOSSIBLE');
  });
});
