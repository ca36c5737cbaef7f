import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

const ayla = 'Ayla "Bios" Rahim: Simulant Specialist';
/** Nothing has been drawn yet. */
const undrawn = {
  turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
  corp: { rd: ['Ice Wall', ...Array.from({ length: 14 }, () => 'Hedge Fund')] },
  runner: {
    identity: ayla,
    stack: [
      'Corroder',
      'Diesel',
      'Modded',
      'Tinkering',
      'Crypsis',
      'Magnum Opus',
      'Sure Gamble',
      'Sure Gamble',
      'Sure Gamble',
      'Sure Gamble',
    ],
  },
  policy: { random: 'first' },
};
const stored = runnerChooses(ayla, { cards: ['Diesel', 'Modded', 'Tinkering', 'Crypsis'] });
const toFirstAction = [
  corp('keep'),
  runner('keep'),
  goTo('corp.2.2'),
  corp('install', { card: 'Ice Wall', server: 'HQ' }),
  corp('gain-credit'),
  corp('gain-credit'),
  goTo('runner.1.6'),
];

export const shaperScenarios: CardSketches = {
  [ayla]: {
    'sets four of the top six cards aside before hands are drawn': {
      lines: [0],
      rules: ['SETUP-11', 'HOST-17'],
      ...undrawn,
      script: [stored],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'runner.stack', count: 1 },
        { view: 'runner', path: 'runner.identity.hosted', count: 4 },
        { view: 'corp', path: 'runner.identity.hosted', count: 4 },
        { view: 'corp', mustNotContain: ['Diesel', 'Tinkering'] },
      ],
    },
    'chooses neither three nor what lies deeper': {
      lines: [0],
      ...undrawn,
      script: [
        runnerChooses(ayla, { cards: ['Diesel', 'Modded', 'Crypsis'], illegal: 'WRONG_COUNT' }),
        runnerChooses(ayla, { cards: ['Sure Gamble#1'], illegal: 'BAD_TARGET' }),
      ],
    },
    'keeps what was set aside through a mulligan': {
      lines: [0],
      rules: ['SETUP-11'],
      ...undrawn,
      script: [stored, corp('keep'), runner('mulligan'), goTo('corp.2.2')],
      expect: [
        { path: 'runner.grip', count: 5 },
        { view: 'runner', path: 'runner.identity.hosted', count: 4 },
      ],
    },
    'sets all aside where there are no more than four': {
      lines: [0],
      ...undrawn,
      runner: { identity: ayla, stack: ['Corroder', 'Diesel'] },
      script: [],
      expect: [
        { path: 'runner.grip', count: 0 },
        { view: 'runner', path: 'runner.identity.hosted', count: 2 },
      ],
    },
    'adds one of them to the grip for a click': {
      lines: [1],
      ...undrawn,
      script: [
        stored,
        ...toFirstAction,
        runnerUses(ayla, 1),
        runnerChooses(ayla, { cards: ['Tinkering'] }),
      ],
      expect: [
        { path: 'runner.grip', count: 6 },
        { path: 'runner.clicks', eq: 3 },
        { view: 'runner', path: 'runner.identity.hosted', count: 3 },
      ],
    },
    'has none to add when all are taken': {
      lines: [1],
      rules: ['ABIL-09'],
      runner: { identity: ayla },
      script: [runnerUses(ayla, 1, { illegal: 'NO_EFFECT' })],
    },
  },
  Ubax: {
    'gives memory, and draws each turn': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { hardware: ['Ubax'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'LLDS Memory Diamond': {
    'gives memory, link and a larger hand': {
      lines: [0, 1],
      runner: { rig: { hardware: ['LLDS Memory Diamond'] } },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.link', eq: 1 },
        { path: 'runner.handSize', eq: 6 },
      ],
    },
  },
  'Careful Planning': {
    'keeps a card of a remote server from being rezzed this turn': {
      lines: [1],
      corp: {
        servers: {
          HQ: { ice: ['Enigma'] },
          'Server 1': { ice: ['Ice Wall'], cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Careful Planning'] },
      script: [
        runnerPlays('Careful Planning'),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'runner', do: 'choose', for: 'Careful Planning', cards: ['Enigma'] },
              ],
            },
          ],
        }),
        runnerChooses('Careful Planning', { cards: ['Ice Wall'] }),
        run('Server 1'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'is played with the first click alone': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Careful Planning'] },
      script: [
        runner('gain-credit'),

        runnerPlays('Careful Planning', { at: 'runner.1.6', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Deep Data Mining': {
    'accesses a card more for each memory that is free': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'Biotic Labor', 'Archer'] },
      runner: { grip: ['Deep Data Mining'], rig: { programs: ['Corroder', 'Gordian Blade'] } },
      script: [runnerPlays('Deep Data Mining'), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'accessed', card: 'Enigma' },
            { type: 'accessed', card: 'Ice Wall' },
          ],
        },
        { noFact: { type: 'accessed', card: 'Hunter' } },
      ],
    },
    'accesses four more at the most': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'Biotic Labor', 'Archer'] },
      runner: { grip: ['Deep Data Mining'], rig: { hardware: ['Desperado'] } },
      script: [runnerPlays('Deep Data Mining'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Biotic Labor' }] },
        { noFact: { type: 'accessed', card: 'Archer' } },
      ],
    },
  },
  Adept: {
    'grows with free memory, and breaks sentries and barriers': {
      lines: [0, 1],
      corp: {
        servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Hunter'), rezzed('Wall of Static')] } },
      },
      runner: { rig: { programs: ['Adept'] } },
      script: [
        run('R&D'),
        runnerUses('Adept', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Adept', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Adept', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['WRONG_SUBTYPE', 'CANNOT_PAY'],
        }),
      ],
      expect: [
        { card: 'Adept', is: { strength: 4 } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'is weaker in a full rig': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { programs: ['Adept', 'Corroder', 'Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerUses('Adept', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
      expect: [{ card: 'Adept', is: { strength: 2 } }],
    },
  },
  Savant: {
    'grows with free memory, and breaks a sentry or two of a code gate': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret'), rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Savant'] } },
      script: [
        run('R&D'),
        runnerUses('Savant', 'break', { subs: [0, 1], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Savant', 'break', {
          subs: [0, 1],
          at: 'run.3.1',
          illegal: ['WRONG_COUNT', 'WRONG_SUBTYPE'],
        }),
        runnerUses('Savant', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Savant', is: { strength: 3 } },
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Egret: {
    'is installed on rezzed ice, and makes it of every kind': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] }, HQ: { ice: ['Hunter'] } } },
      runner: { grip: ['Egret'], rig: { programs: ['Corroder'] } },
      script: [
        installs('Egret', { host: 'Hunter', illegal: 'BAD_TARGET' }),
        installs('Egret', { host: 'Enigma' }),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
      ],
      expect: [{ card: 'Egret', is: { at: 'hosted:Enigma' } }],
    },
  },
  Dhegdheer: {
    'hosts a program that is cheaper and takes no memory': {
      lines: [0, 1],
      runner: { credits: 5, grip: ['Corroder', 'Imp'], rig: { programs: ['Dhegdheer'] } },
      script: [
        installs('Corroder', { host: 'Dhegdheer' }),

        installs('Imp', {
          host: 'Dhegdheer',
          at: 'runner.1.6',
          illegal: ['BAD_TARGET', 'NO_SUCH_CARD', 'WRONG_COUNT'],
        }),
        installs('Imp'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Dhegdheer' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.mu.used', eq: 1 },
      ],
    },
  },
  'Levy Advanced Research Lab': {
    'takes a program of the top four and puts the rest under the stack': {
      runner: {
        rig: { resources: ['Levy Advanced Research Lab'] },
        stack: ['Diesel', 'Corroder', 'Modded', 'Mimic', 'Tinkering'],
      },
      script: [
        runnerUses('Levy Advanced Research Lab', 0),
        runnerChooses('Levy Advanced Research Lab', { cards: ['Mimic'] }),
        runnerChooses('Levy Advanced Research Lab', { cards: ['Modded', 'Diesel', 'Corroder'] }),
        goTo('runner.1.6'),
        runner('draw'),
        runner('draw'),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'grip' } },
        { card: 'Tinkering', is: { at: 'grip' } },
        { card: 'Modded', is: { at: 'grip' } },
        { path: 'runner.stack', count: 2 },
      ],
    },
  },
};
