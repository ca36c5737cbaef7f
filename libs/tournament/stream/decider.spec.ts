import { seatPairs } from '../draft/seats';
import { changesBetween } from '../corrections/changes';
import { type GameOutcome, isPlayerId, type MatchResult, type PlayerId } from '../results/outcome';
import type { SettingsInput } from '../settings/check';
import { standings } from '../standings/standings';
import type { TournamentCommand } from './commands';
import { decide, foldTournament } from './decider';
import { NO_TOURNAMENT } from './evolve';
import type { Decks, Event, Tournament } from './state';

const id = (text: string): PlayerId => {
  if (!isPlayerId(text)) throw new Error(text);
  return text;
};
const settings: SettingsInput = {
  name: 'Store championship',
  date: '2015-03-25',
  tier: 'casual',
  structure: 'swiss',
  rounds: 2,
  organiser: 'olga',
};
const decks: Decks = {
  corp: { identity: 'NBN: Making News', cards: { '01080': 1 }, deckId: null },
  runner: { identity: 'Noise: Hacker Extraordinaire', cards: { '01001': 1 }, deckId: null },
};
const given = (...commands: readonly TournamentCommand[]): Tournament =>
  commands.reduce<Tournament>((state, command) => {
    const answer = decide(state, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return foldTournament(answer.events, state);
  }, NO_TOURNAMENT);
const event = (state: Tournament): Event => {
  if (state.phase === 'absent') throw new Error('absent');
  return state;
};
const announced = (over: Partial<SettingsInput> = {}): TournamentCommand => ({
  type: 'announce',
  settings: { ...settings, ...over },
});
const registered = (...names: readonly string[]): readonly TournamentCommand[] =>
  names.map((name) => ({ type: 'register', player: id(name), name, decks }));
const started = (
  names: readonly string[],
  over: Partial<SettingsInput> = {},
): readonly TournamentCommand[] => [announced(over), ...registered(...names), { type: 'start' }];
const draw = (...names: readonly string[]): readonly PlayerId[] => names.map(id);
const corpWin: GameOutcome = { kind: 'win', side: 'corp' };
const runnerWin: GameOutcome = { kind: 'win', side: 'runner' };
const result = (firstCorp: string, ...games: readonly GameOutcome[]): MatchResult => ({
  firstCorp: id(firstCorp),
  games,
});
const recorded = (round: number, table: number, of: MatchResult): TournamentCommand => ({
  type: 'recordResult',
  round,
  table,
  result: of,
});
const prestige = (state: Tournament): Record<string, number> =>
  Object.fromEntries(standings(event(state)).map((row) => [row.player.id, row.prestige]));
const refusal = (state: Tournament, command: TournamentCommand) => {
  const answer = decide(state, command);
  if (answer.ok) throw new Error('accepted');
  return answer.refusal;
};

const expectOk = (state: Tournament, command: TournamentCommand) => {
  const answer = decide(state, command);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.events;
};

const two = [
  ...started(['kevin', 'jasmine']),
  { type: 'pairRound', draw: draw('kevin', 'jasmine') },
] as const;

describe('prestige', () => {
  it('is 2 each when each player wins a game (MATCH-05, EX-TR-01)', () => {
    const state = given(...two, recorded(1, 1, result('kevin', corpWin, corpWin)));
    expect(prestige(state)).toEqual({ kevin: 2, jasmine: 2 });
  });

  it('is 1 for more points at time, none for fewer, 1 each for equal (EX-TR-02)', () => {
    const time = (corpPoints: number, runnerPoints: number): Record<string, number> =>
      prestige(
        given(
          ...two,
          recorded(
            1,
            1,
            result('kevin', { kind: 'time', corpPoints, runnerPoints }, { kind: 'unstarted' }),
          ),
        ),
      );
    expect(time(6, 4)).toEqual({ kevin: 1, jasmine: 0 });
    expect(time(4, 6)).toEqual({ kevin: 0, jasmine: 1 });
    expect(time(5, 5)).toEqual({ kevin: 1, jasmine: 1 });
  });

  it('is none for a second game not begun (MATCH-09)', () => {
    const state = given(
      ...two,
      recorded(1, 1, result('jasmine', runnerWin, { kind: 'unstarted' })),
    );
    expect(prestige(state)).toEqual({ kevin: 2, jasmine: 0 });
  });

  it('is 4 for a bye, without strength of schedule or wins (SWISS-09)', () => {
    const state = given(
      ...started(['a', 'b', 'c']),
      { type: 'pairRound', draw: draw('a', 'b', 'c') },
      recorded(1, 1, result('a', corpWin, runnerWin)),
    );
    const rows = standings(event(state));
    expect(
      rows.map((row) => [
        row.player.id,
        row.prestige,
        row.strengthOfSchedule,
        row.corpWins,
        row.runnerWins,
      ]),
    ).toEqual([
      ['a', 4, 0, 1, 1],
      ['c', 4, 0, 0, 0],
      ['b', 0, 4, 0, 0],
    ]);
  });
});

describe('the first round of a full draft', () => {
  it('pairs by the farthest seats (DRAFT-04, EX-TR-04)', () => {
    const seats = Array.from({ length: 8 }, (_, at) => id(String(at + 1)));
    expect(seatPairs(seats).map((pair) => pair.join('-'))).toEqual(['1-8', '2-7', '3-6', '4-5']);
    const names = seats.map(String);
    const state = given(...started(names, { structure: 'full-draft' }), {
      type: 'pairRound',
      draw: draw(...names).toReversed(),
    });
    expect(event(state).rounds[0]?.matches.map(({ players }) => players.join('-'))).toEqual([
      '1-8',
      '2-7',
      '3-6',
      '4-5',
    ]);
  });

  it('needs an even number, and games end at six points (DRAFT-01, DRAFT-03)', () => {
    expect(
      refusal(given(announced({ structure: 'half-draft' }), ...registered('a', 'b', 'c')), {
        type: 'start',
      }).code,
    ).toBe('FIELD_ODD');
    const state = given(...started(['a', 'b'], { structure: 'half-draft' }), {
      type: 'pairRound',
      draw: draw('a', 'b'),
    });
    const six = recorded(1, 1, result('a', { kind: 'time', corpPoints: 6, runnerPoints: 0 }));
    expect(refusal(state, six)).toMatchObject({
      code: 'RESULT_IMPOSSIBLE',
      place: 'round 1, table 1',
    });
    expect(decide(state, recorded(1, 1, result('a', corpWin))).ok).toBe(true);
  });
});

describe('refusals name a place and a hint, and change nothing', () => {
  const paired = given(...two);
  const played = given(...two, recorded(1, 1, result('kevin', corpWin, corpWin)));
  const four = given(
    ...started(['a', 'b', 'c', 'd']),
    { type: 'pairRound', draw: draw('a', 'b', 'c', 'd') },
    recorded(1, 1, result('a', corpWin, runnerWin)),
    recorded(1, 2, result('c', corpWin, runnerWin)),
  );
  const byHand = (
    tables: readonly (readonly [string, string])[],
    names: readonly string[] = ['a', 'b', 'c', 'd'],
    bye: string | null = null,
  ): TournamentCommand => ({
    type: 'pairByHand',
    draw: draw(...names),
    tables: tables.map(([a, b]) => [id(a), id(b)] as const),
    bye: bye === null ? null : id(bye),
  });
  const three = given(
    ...started(['a', 'b', 'c']),
    { type: 'pairRound', draw: draw('a', 'b', 'c') },
    recorded(1, 1, result('a', corpWin, runnerWin)),
  );
  const dropped = foldTournament([{ type: 'playerDropped', player: id('d') }], four);

  const cases: readonly (readonly [string, Tournament, TournamentCommand, string])[] = [
    [
      'MATCH_UNKNOWN',
      paired,
      recorded(2, 1, result('kevin', corpWin, corpWin)),
      'round 2, table 1',
    ],
    [
      'MATCH_UNKNOWN',
      paired,
      recorded(1, 9, result('kevin', corpWin, corpWin)),
      'round 1, table 9',
    ],
    [
      'RESULT_IMPOSSIBLE',
      paired,
      recorded(1, 1, result('olga', corpWin, corpWin)),
      'round 1, table 1',
    ],
    ['RESULT_IMPOSSIBLE', paired, recorded(1, 1, result('kevin', corpWin)), 'round 1, table 1'],
    [
      'RESULT_IMPOSSIBLE',
      paired,
      recorded(1, 1, result('kevin', { kind: 'unstarted' }, corpWin)),
      'round 1, table 1',
    ],
    [
      'RESULT_RECORDED',
      played,
      recorded(1, 1, result('kevin', corpWin, corpWin)),
      'round 1, table 1',
    ],
    [
      'RESULT_CONTRADICTS',
      played,
      recorded(1, 1, result('kevin', corpWin, runnerWin)),
      'round 1, table 1',
    ],
    [
      'ROUND_NOT_OVER',
      paired,
      { type: 'pairRound', draw: draw('kevin', 'jasmine') },
      'round 1, table 1',
    ],
    ['DRAW_WRONG', played, { type: 'pairRound', draw: draw('kevin') }, 'round 2'],
    [
      'PAIRING_REPEATS',
      four,
      byHand([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      'round 2, table 1',
    ],
    [
      'PAIRING_WRONG',
      four,
      byHand([
        ['a', 'c'],
        ['a', 'd'],
      ]),
      'round 2, table 2',
    ],
    ['PAIRING_WRONG', four, byHand([['a', 'c']]), 'round 2'],
    ['BYE_WRONG', three, byHand([['a', 'b']], ['a', 'b', 'c'], 'c'), 'round 2, bye'],
    ['PLAYER_DROPPED', dropped, byHand([['a', 'd']], ['a', 'b', 'c'], 'b'), 'round 2, table 1'],
    [
      'PLAYER_UNKNOWN',
      four,
      byHand([
        ['a', 'zed'],
        ['b', 'c'],
      ]),
      'round 2, table 1',
    ],
    [
      'DECKLISTS_LOCKED',
      paired,
      { type: 'handInDecks', player: id('kevin'), decks },
      'player kevin',
    ],
    [
      'PLAYER_EXISTS',
      paired,
      { type: 'register', player: id('kevin'), name: 'K', decks },
      'player kevin',
    ],
    [
      'ORGANISER_MAY_NOT_PLAY',
      paired,
      { type: 'register', player: id('olga'), name: 'O', decks },
      'player olga',
    ],
    ['ROUNDS_MISSING', played, { type: 'finish', draw: draw('kevin', 'jasmine') }, 'finish'],
    ['WRONG_PHASE', played, { type: 'seedCut', draw: draw('kevin', 'jasmine') }, 'cut'],
    ['TOURNAMENT_ABSENT', NO_TOURNAMENT, { type: 'start' }, 'start'],
    ['SETTINGS_WRONG', NO_TOURNAMENT, announced({ roundMinutes: 90, cut: 6 }), 'roundMinutes, cut'],
    ['SETTINGS_WRONG', NO_TOURNAMENT, announced({ tier: 'premier' }), 'cut'],
  ];
  it.each(cases)('%s', (code, state, command, place) => {
    const found = refusal(state, command);
    expect(found).toMatchObject({ code, place });
    expect(found.message).not.toBe('');
    expect(found.hint).not.toBe('');
  });

  it('asks for both lists outside casual events (TOURN-13)', () => {
    const bare: TournamentCommand = { type: 'register', player: id('a'), name: 'A', decks: null };
    const state = given(announced({ tier: 'competitive' }), bare, ...registered('b'));
    expect(refusal(state, { type: 'start' })).toMatchObject({
      code: 'DECKLISTS_MISSING',
      place: 'player a',
    });
  });
});

describe('a correction', () => {
  it('recomputes everything after it and shows what is otherwise', () => {
    const before = given(
      ...started(['a', 'b', 'c', 'd']),
      { type: 'pairRound', draw: draw('a', 'b', 'c', 'd') },
      recorded(1, 1, result('a', corpWin, runnerWin)),
      recorded(1, 2, result('c', corpWin, runnerWin)),
      { type: 'pairRound', draw: draw('a', 'b', 'c', 'd') },
    );
    const corrected = decide(before, {
      type: 'correctResult',
      round: 1,
      table: 1,
      result: result('a', runnerWin, corpWin),
    });
    if (!corrected.ok) throw new Error('refused');
    const changes = changesBetween(event(before), event(foldTournament(corrected.events, before)));
    expect(changes).toContainEqual({
      kind: 'standing',
      afterRound: 1,
      player: 'a',
      rank: [1, 3],
      prestige: [4, 0],
      strengthOfSchedule: [0, 4],
    });
    expect(changes).toContainEqual({
      kind: 'pairing',
      round: 2,
      message: 'Nearer pairings were possible (by 32).',
    });
  });
});

describe('late entries and drops', () => {
  const late = given(
    ...started(['a', 'b'], { rounds: 3 }),
    { type: 'pairRound', draw: draw('a', 'b') },
    recorded(1, 1, result('a', corpWin, runnerWin)),
    ...registered('c', 'd'),
    { type: 'drop', player: id('b') },
  );

  it('lets the late play from the next round, with nothing for those missed', () => {
    expect(prestige(late)).toEqual({ a: 4, b: 0, c: 0, d: 0 });
    const paired = event(
      foldTournament(expectOk(late, { type: 'pairRound', draw: draw('d', 'c', 'a') }), late),
    );
    expect(paired.rounds[1]).toMatchObject({ bye: 'c', matches: [{ players: ['a', 'd'] }] });
  });

  it('pairs nobody who has dropped, and keeps their place', () => {
    expect(refusal(late, { type: 'pairRound', draw: draw('a', 'b', 'c', 'd') }).code).toBe(
      'DRAW_WRONG',
    );
    expect(refusal(late, { type: 'drop', player: id('b') }).code).toBe('PLAYER_DROPPED');
    expect(standings(event(late)).map(({ player }) => player.id)).toContain('b');
  });
});
