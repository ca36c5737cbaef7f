import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  corpDoes,
  runnerDoes,
  corpChooses,
  runnerChooses,
} from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'First Responders': {
    'after damage of a Corp card, as often as paid for': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Envelope')] } } },
      runner: { grip: ['Sure Gamble', 'Diesel'], rig: { resources: ['First Responders'] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('use', { card: 'First Responders', ability: 0 }),
        runner('use', { card: 'First Responders', ability: 0 }),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'not before': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Sure Gamble', 'Diesel'], rig: { resources: ['First Responders'] } },
      policy: { random: 'first' },
      script: [
        runner('use', {
          card: 'First Responders',
          ability: 0,
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'NOT_ACTIVE'],
        }),
      ],
    },
  },
  Interdiction: {
    'keeps the Corp from rezzing anything but ice in the turn of the Runner': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'], ice: ['Ice Wall'] } } },
      runner: { grip: ['Interdiction'] },
      script: [
        runnerPlays('Interdiction'),
        run('Server 1'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
      ],
      expect: [{ card: 'Ice Wall', is: { rezzed: true } }],
    },
  },
  'Peace in Our Time': {
    'pays both, and lets nobody run this turn': {
      lines: [0],
      runner: { grip: ['Peace in Our Time'] },
      script: [
        runnerPlays('Peace in Our Time'),
        run('HQ', { at: 'runner.1.6', illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 14 },
        { path: 'corp.credits', eq: 10 },
      ],
    },
    'cannot be played after an agenda was scored, nor with a later click': {
      lines: [0],
      history: { lastTurn: [{ type: 'scored', card: 'Hostile Takeover' }] },
      runner: { grip: ['Peace in Our Time'] },
      script: [runnerPlays('Peace in Our Time', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Injection Attack': {
    'strengthens one breaker for all ice of the run, and no longer': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Eli 1.0')] } },
      },
      runner: { credits: 4, grip: ['Injection Attack'], rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        runnerPlays('Injection Attack', { server: 'HQ', targets: ['Corroder'] }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Corroder', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [
            { card: 'Corroder', is: { strength: 4 } },
            { card: 'Ninja', is: { strength: 0 } },
          ],
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 2 } }, { facts: [{ type: 'run-successful' }] }],
    },
  },
  'Citadel Sanctuary': {
    'loses a tag where the trace at the end of the turn fails': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { rig: { resources: ['Citadel Sanctuary'] }, tags: 2 },
      script: [
        runner('gain-credit'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        goTo('corp.1.2'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'prevents all meat damage for the whole grip': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: {
        rig: { resources: ['Citadel Sanctuary'] },
        tags: 1,
        grip: ['Infiltration', 'Tinkering'],
      },
      script: [
        corpPlays('Scorched Earth'),
        runnerUses('Citadel Sanctuary', 'prevent', { at: 'prevent' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { card: 'Citadel Sanctuary', is: { at: 'heap' } },
        { noFact: { type: 'damage-suffered' } },
      ],
    },
  },
  'Government Investigations': {
    'leaves none or one to be spent': {
      lines: [0, 1],
      rules: ['PSI-02'],
      corp: { score: ['Dedicated Neural Net'], hq: ['Priority Requisition', 'Hedge Fund'] },
      runner: { grip: ['Government Investigations'] },
      script: [
        runnerPlays('Government Investigations'),
        run('HQ'),
        goTo('choice'),
        corpDoes('bid', { credits: 2, illegal: ['BAD_TARGET', 'CANNOT_PAY', 'WRONG_COUNT'] }),
        corpDoes('bid', { credits: 0 }),
        runnerDoes('bid', { credits: 1 }),
        corpChooses('Dedicated Neural Net', { cards: ['Hedge Fund'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.score', eq: [] }],
    },
  },
  'Deuces Wild': {
    'does two things, each once': {
      rules: ['CHOOSE-06'],
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { credits: 2, tags: 1, grip: ['Deuces Wild'] },
      script: [
        runnerPlays('Deuces Wild'),
        runnerChooses('Deuces Wild', { option: 'gain-3' }),
        runnerChooses('Deuces Wild', {
          option: 'gain-3',
          illegal: ['BAD_TARGET', 'DUPLICATE_CHOICE', 'NO_EFFECT'],
        }),
        runnerChooses('Deuces Wild', { option: 'remove-tag' }),
        runnerDoes('gain-credit'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'exposes ice and makes a run': {
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { credits: 2, grip: ['Deuces Wild'] },
      script: [
        runnerPlays('Deuces Wild'),
        runnerChooses('Deuces Wild', { option: 'draw-2' }),
        runnerChooses('Deuces Wild', { option: 'expose' }),
        runnerChooses('Deuces Wild', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        {
          facts: [
            { type: 'exposed', card: 'Ice Wall' },
            { type: 'run-successful', server: 'R&D' },
          ],
        },
      ],
    },
  },
  'Baba Yaga': {
    'hosts icebreakers, and breaks with their abilities': {
      lines: [0, 1],
      rules: ['GAIN-02'],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 9,
        grip: ['Corroder'],
        rig: { programs: ['Baba Yaga'] },
      },
      script: [
        runner('install', { card: 'Corroder', host: 'Baba Yaga' }),
        run('HQ'),
        runnerUses('Baba Yaga', 3, { at: 'run.3.1' }),
        runnerUses('Baba Yaga', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-broken', ice: 'Ice Wall', with: 'Baba Yaga' }] },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { path: 'runner.credits', eq: 7 },
      ],
    },
    'has no ability of its own': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, rig: { programs: ['Baba Yaga', 'Corroder'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Baba Yaga', 'break', {
          subs: [0],
          illegal: ['BAD_TARGET', 'WRONG_WINDOW', 'NO_EFFECT', 'NOT_ACTIVE'],
        }),
      ],
    },
    'hosts no AI': {
      lines: [0],
      runner: { credits: 9, grip: ['Crypsis'], rig: { programs: ['Baba Yaga'] } },
      script: [runner('install', { card: 'Crypsis', host: 'Baba Yaga', illegal: ['BAD_TARGET'] })],
    },
  },
};
