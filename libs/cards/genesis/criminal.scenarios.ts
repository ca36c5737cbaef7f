import type { CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Satellite Uplink': {
    'exposes two cards': {
      corp: { servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: ['Snare!'] } } },
      runner: { grip: ['Satellite Uplink'] },
      script: [
        runnerPlays('Satellite Uplink'),
        runnerChooses('Satellite Uplink', { cards: ['Enigma', 'Snare!'] }),
      ],
      expect: [
        {
          facts: [
            { type: 'exposed', card: 'Enigma' },
            { type: 'exposed', card: 'Snare!' },
          ],
          mode: 'any',
        },
        { path: 'runner.credits', eq: 3 },
        { card: 'Enigma', is: { rezzed: false } },
      ],
    },
    'exposes one where no more is wanted': {
      corp: { servers: { HQ: { ice: ['Enigma', 'Hunter', 'Ice Wall'] } } },
      runner: { grip: ['Satellite Uplink'] },
      script: [
        runnerPlays('Satellite Uplink'),
        runnerChooses('Satellite Uplink', { cards: ['Hunter'] }),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'Hunter' }] },
        { noFact: { type: 'exposed', card: 'Enigma' } },
      ],
    },
    'is not played where every card is rezzed': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Satellite Uplink'] },
      script: [runnerPlays('Satellite Uplink', { illegal: 'NO_EFFECT' })],
    },
    'exposes one where the Runner wants no more, and no rezzed card': {
      corp: {
        servers: {
          HQ: { ice: ['Enigma', rezzed('Hunter')] },
          'Server 1': { cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Satellite Uplink'] },
      script: [
        runnerPlays('Satellite Uplink'),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'runner', do: 'choose', for: 'Satellite Uplink', cards: ['Hunter'] },
              ],
            },
          ],
        }),
        runnerChooses('Satellite Uplink', { cards: ['PAD Campaign'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'PAD Campaign' }] },
        { noFact: { type: 'exposed', card: 'Enigma' } },
      ],
    },
  },
  'Compromised Employee': {
    'pays during traces': {
      lines: [0],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 2, rig: { resources: ['Compromised Employee'] } },
      script: [
        run('R&D'),
        {
          by: 'runner',
          do: 'bid',
          credits: 3,
          pay: { 'Compromised Employee': 1, pool: 2 },
        },
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'gives a credit when ice is rezzed, for nothing else': {
      lines: [2],
      corp: { servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { resources: ['Compromised Employee'] } },
      script: [
        run('HQ'),
        corp('rez', {
          card: 'PAD Campaign',
          at: 'run.2.3',
          expect: [{ path: 'runner.credits', eq: 5 }],
        }),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  'Emergency Shutdown': {
    'derezzes ice after a successful run on HQ': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), 'Hunter'] } } },
      runner: { grip: ['Emergency Shutdown'] },
      script: [...wholeRun('HQ'), runnerPlays('Emergency Shutdown')],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { facts: [{ type: 'derezzed', card: 'Enigma' }] },
      ],
    },
    'is not played after a run on R&D': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Emergency Shutdown'] },
      history: { thisTurn: [{ type: 'run-successful', server: 'R&D' }] },
      script: [runnerPlays('Emergency Shutdown', { illegal: 'PLAY_RESTRICTION' })],
    },
    'is not played where no ice is rezzed': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: [rezzed('PAD Campaign')] } },
      },
      runner: { grip: ['Emergency Shutdown'] },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runnerPlays('Emergency Shutdown', { illegal: 'NO_EFFECT' })],
    },
  },
  Networking: {
    'removes a tag and comes back for a credit': {
      runner: { tags: 2, credits: 1, grip: ['Networking'] },
      script: [runnerPlays('Networking'), runnerChooses('Networking', { option: 'yes' })],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 0 },
        { card: 'Networking', is: { at: 'grip' } },
      ],
    },
    'is trashed where nothing is paid': {
      runner: { tags: 1, grip: ['Networking'] },
      script: [runnerPlays('Networking'), runnerChooses('Networking', { option: 'no' })],
      expect: [{ path: 'runner.heap', eq: ['Networking'] }],
    },
    'is trashed where nothing can be paid': {
      runner: { tags: 1, credits: 0, grip: ['Networking'] },
      script: [runnerPlays('Networking')],
      expect: [
        { path: 'runner.heap', eq: ['Networking'] },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
  'Mr. Li': {
    'draws two cards and puts one of them to the bottom of the stack': {
      runner: {
        stack: ['Diesel', 'Modded', 'Tinkering'],
        grip: ['Infiltration'],
        rig: { resources: ['Mr. Li'] },
      },
      script: [
        runnerUses('Mr. Li', 0),
        runnerChooses('Mr. Li', { cards: ['Infiltration'], illegal: ['BAD_TARGET', 'WRONG_ZONE'] }),
        runnerChooses('Mr. Li', { cards: ['Modded'] }),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Tinkering', 'Modded'] },
        { path: 'runner.grip', eq: ['Infiltration', 'Diesel'] },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'puts the only card drawn back': {
      runner: { stack: ['Diesel'], rig: { resources: ['Mr. Li'] } },
      script: [runnerUses('Mr. Li', 0)],
      expect: [{ path: 'runner.stack', eq: ['Diesel'] }],
    },
  },
};
