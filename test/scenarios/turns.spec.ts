import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';

const corpAt = (at: string, clicks = 3): Record<string, unknown> => ({
  side: 'corp',
  number: 2,
  clicks,
  at,
});
const runnerAt = (at: string, clicks = 4): Record<string, unknown> => ({
  side: 'runner',
  number: 2,
  clicks,
  at,
});

describe("the Corp's turn", () => {
  it('pays a campaign rezzed before the turn begins', () => {
    playScenario({
      turn: corpAt('corp.1.2'),
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      script: [
        corp('rez', { card: 'PAD Campaign', at: 'corp.1.2' }),
        goTo('corp.2.1', {
          expect: [
            { path: 'corp.credits', eq: 4 },
            { path: 'corp.hq', eq: ['Anonymous Tip'] },
            { facts: [{ type: 'rezzed' }, { type: 'turn-began' }, { type: 'drew', side: 'corp' }] },
          ],
        }),
      ],
    });
  });

  it('has its windows in order, each once', () => {
    playScenario({
      turn: corpAt('corp.1.2'),
      script: [
        goTo('corp.2.1', { expect: [{ path: 'turn.at', eq: 'corp.2.1' }] }),
        goTo('corp.2.2', { expect: [{ path: 'corp.clicks', eq: 3 }] }),
        corp('gain-credit', { expect: [{ path: 'turn.at', eq: 'corp.2.2' }] }),
        corp('draw'),
        corp('gain-credit'),
        goTo('corp.3.2', { expect: [{ path: 'corp.clicks', eq: 0 }] }),
        goTo('turn-ended'),
        goTo('runner.1.2', { expect: [{ path: 'runner.clicks', eq: 4 }] }),
        goTo('runner.1.5'),
        goTo('runner.1.6', { expect: [{ path: 'turn.side', eq: 'runner' }] }),
      ],
    });
  });

  it('scores in a window and never in the discard phase', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        credits: 5,
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 1 }] } },
      },
      script: [
        corp('score', {
          card: 'Hostile Takeover',
          illegal: ['NOT_ENOUGH_ADVANCEMENTS', 'WRONG_WINDOW'],
        }),
        corp('advance', { card: 'Hostile Takeover' }),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('score', { card: 'Hostile Takeover', at: 'corp.3.2', illegal: 'WRONG_WINDOW' }),
      ],
    });
    playScenario({
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 1 }] } },
      },
      script: [
        corp('advance', { card: 'Hostile Takeover' }),
        corp('score', {
          card: 'Hostile Takeover',
          at: 'corp.2.2',
          expect: [
            { path: 'corp.agendaPoints', eq: 1 },
            { path: 'corp.credits', eq: 11 },
            { path: 'corp.badPublicity', eq: 1 },
            { card: 'Hostile Takeover', is: { at: 'corp.score' } },
            {
              facts: [
                { type: 'scored', card: 'Hostile Takeover' },
                { type: 'bad-publicity-taken' },
              ],
            },
            { path: 'corp.servers["Server 1"]', absent: true },
          ],
        }),
      ],
    });
  });

  it('discards down to the hand size, facedown', () => {
    playScenario({
      turn: corpAt('corp.2.2', 1),
      corp: { hq: ['Enigma', 'Ice Wall', 'Hunter', 'Shadow', 'Chum', 'Archer'] },
      script: [
        corp('gain-credit'),
        corp('discard', { cards: [], illegal: 'WRONG_COUNT', at: 'corp.3.1' }),
        corp('discard', { cards: ['Enigma', 'Hunter'], at: 'corp.3.1', illegal: 'WRONG_COUNT' }),
        corp('discard', {
          cards: ['Enigma'],
          expect: [
            { card: 'Enigma', is: { at: 'archives', faceup: false } },
            { view: 'runner', mustNotContain: ['Enigma'] },
            { facts: [{ type: 'discarded', card: 'Enigma' }] },
            { noFact: { type: 'trashed' } },
          ],
        }),
      ],
    });
  });

  it('loses when it has to draw from an empty R&D', () => {
    playScenario({
      turn: corpAt('corp.1.2'),
      corp: { rd: [] },
      script: [goTo('corp.2.2')],
      expect: [
        { winner: 'runner', reason: 'empty-rd' },
        { facts: [{ type: 'game-ended', winner: 'runner' }] },
      ],
    });
    playScenario({
      turn: corpTurn,
      corp: { rd: [] },
      script: [
        corp('draw', { expect: [{ winner: 'runner', reason: 'empty-rd' }] }),
        corp('gain-credit', { illegal: 'GAME_OVER' }),
      ],
    });
  });

  it('purges with three clicks and not with two', () => {
    const rig = { programs: [{ card: 'Datasucker', counters: { virus: 3 } }] };
    playScenario({
      turn: corpTurn,
      runner: { rig },
      script: [
        corp('purge', {
          expect: [
            { path: 'corp.clicks', eq: 0 },
            { card: 'Datasucker', is: { counters: { virus: 0 } } },
            { facts: [{ type: 'purged' }] },
          ],
        }),
      ],
    });
    playScenario({
      turn: corpAt('corp.2.2', 2),
      runner: { rig },
      script: [corp('purge', { illegal: 'NO_CLICKS' })],
    });
  });

  it('trashes a resource only of a tagged Runner', () => {
    const rig = { resources: ['Wyldside'], programs: ['Corroder'] };
    playScenario({
      turn: corpTurn,
      runner: { rig },
      script: [corp('trash-resource', { card: 'Wyldside', illegal: 'PLAY_RESTRICTION' })],
    });
    playScenario({
      turn: corpTurn,
      runner: { rig, tags: 1 },
      script: [
        corp('trash-resource', { card: 'Corroder', illegal: 'BAD_TARGET' }),
        corp('trash-resource', {
          card: 'Wyldside',
          expect: [
            { path: 'corp.credits', eq: 3 },
            { facts: [{ type: 'trashed', card: 'Wyldside', by: 'corp' }] },
          ],
        }),
      ],
    });
  });
});

describe("the Runner's turn", () => {
  it('removes a tag for a click and two credits', () => {
    playScenario({
      runner: { tags: 1, credits: 2 },
      script: [
        runner('remove-tag', {
          expect: [
            { path: 'runner.tags', eq: 0 },
            { path: 'runner.credits', eq: 0 },
            { facts: [{ type: 'tags-removed', amount: 1 }] },
          ],
        }),
        runner('remove-tag', { illegal: ['NO_EFFECT', 'CANNOT_PAY'] }),
      ],
    });
  });

  it('refills recurring credits before it begins', () => {
    playScenario({
      turn: runnerAt('runner.1.2'),
      runner: { rig: { hardware: [{ card: 'Cyberfeeder', counters: { recurring: 0 } }] } },
      script: [
        goTo('runner.1.5', {
          expect: [{ card: 'Cyberfeeder', is: { counters: { recurring: 1 } } }],
        }),
      ],
    });
  });

  it('does not draw from an empty stack', () => {
    playScenario({ runner: { stack: [] }, script: [runner('draw', { illegal: 'NO_EFFECT' })] });
  });

  it('discards at 2.1 and passes to the Corp', () => {
    playScenario({
      turn: runnerAt('runner.1.6', 1),
      runner: { grip: ['Diesel', 'Easy Mark', 'Sure Gamble', 'Corroder', 'Mimic'], brain: 1 },
      script: [
        runner('gain-credit'),
        runner('discard', {
          cards: ['Mimic'],
          at: 'runner.2.1',
          expect: [
            { path: 'runner.heap', eq: ['Mimic'] },
            { path: 'runner.handSize', eq: 4 },
          ],
        }),
        goTo('corp.1.2', {
          expect: [
            { path: 'turn.side', eq: 'corp' },
            { path: 'turn.number', eq: 3 },
          ],
        }),
      ],
    });
  });

  it('flatlines with a negative hand size at the end of the turn', () => {
    playScenario({
      turn: runnerAt('runner.1.6', 1),
      runner: { brain: 6 },
      script: [runner('gain-credit'), goTo('turn-ended')],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    });
  });
});

describe('setup', () => {
  it('keeps and mulligans, the Corp first', () => {
    playScenario({
      turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
      corp: {
        hq: ['Enigma', 'Ice Wall', 'Hunter', 'Shadow', 'Chum'],
        rd: ['Archer', 'Hedge Fund'],
      },
      runner: { grip: ['Diesel', 'Easy Mark', 'Sure Gamble', 'Corroder', 'Mimic'] },
      script: [
        runner('keep', { illegal: 'NOT_YOUR_DECISION' }),
        corp('mulligan'),
        chance(
          'shuffle',
          ['Archer', 'Chum', 'Hedge Fund', 'Enigma', 'Shadow', 'Ice Wall', 'Hunter'],
          {
            deck: 'rd',
            expect: [{ path: 'corp.hq', eq: ['Hedge Fund', 'Archer', 'Chum', 'Enigma', 'Shadow'] }],
          },
        ),
        runner('keep'),
        goTo('corp.1.2', { expect: [{ path: 'turn.number', eq: 1 }] }),
        goTo('corp.2.2', { expect: [{ path: 'corp.hq', count: 6 }] }),
      ],
    });
  });
});

describe('the end of a game', () => {
  it('comes with seven points at once', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        score: ['Priority Requisition', 'Priority Requisition'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 1 }] } },
      },
      script: [
        corp('advance', { card: 'Hostile Takeover' }),
        corp('score', { card: 'Hostile Takeover' }),
      ],
      expect: [
        { winner: 'corp', reason: 'agenda-points' },
        { path: 'corp.agendaPoints', eq: 7 },
        { noFact: { type: 'bad-publicity-taken' } },
      ],
    });
  });

  it('comes with more damage than cards', () => {
    playScenario({
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel', 'Easy Mark', 'Corroder'] },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    });
  });

  it('can be conceded', () => {
    playScenario({
      turn: runnerTurn,
      script: [runner('concede')],
      expect: [{ winner: 'corp', reason: 'concession' }],
    });
  });
});
