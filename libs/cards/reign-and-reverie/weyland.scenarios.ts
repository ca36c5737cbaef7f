import { type CardSketches, corpTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  'The Outfit: Family Owned and Operated': {
    'gains three credits for a bad publicity': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'The Outfit: Family Owned and Operated',
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      script: [corp('score', { card: 'Hostile Takeover' }), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 15 }],
    },
    'gains none for what the game begins with': {
      rules: ['SETUP-02'],
      turn: { number: 1, side: 'corp', clicks: 0, at: 'setup' },
      corp: {
        identity: 'The Outfit: Family Owned and Operated',
        rd: Array.from({ length: 7 }, () => 'Hedge Fund'),
      },
      runner: {
        identity: 'Valencia Estevez: The Angel of Cayambe',
        stack: Array.from({ length: 7 }, () => 'Diesel'),
      },
      policy: { random: 'first' },
      script: [corp('keep'), runner('keep'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'gains three alone for two at once': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'The Outfit: Family Owned and Operated',
        servers: { 'Server 1': { cards: [{ card: 'Profiteering', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Profiteering' }),
        corpChooses('Profiteering', { number: 2 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'corp.credits', eq: 18 },
      ],
    },
  },
  'Broad Daylight': {
    'takes a bad publicity if the Corp likes, and a counter for each': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        badPublicity: 1,
        servers: { 'Server 1': { cards: [{ card: 'Broad Daylight', advancement: 4 }] } },
      },
      script: [
        corp('score', { card: 'Broad Daylight' }),
        corpChooses('Broad Daylight', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { card: 'Broad Daylight', is: { counters: { agenda: 2 } } },
      ],
    },
    'takes a counter without a new one, too': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        badPublicity: 1,
        servers: { 'Server 1': { cards: [{ card: 'Broad Daylight', advancement: 4 }] } },
      },
      script: [
        corp('score', { card: 'Broad Daylight' }),
        corpChooses('Broad Daylight', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Broad Daylight', is: { counters: { agenda: 1 } } },
      ],
    },
    'does two meat damage, once a turn': {
      lines: [1],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { score: [{ card: 'Broad Daylight', counters: { agenda: 2 } }] },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        corpUses('Broad Daylight', 1),
        goTo('corp.2.2'),
        corpUses('Broad Daylight', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.clicks', eq: 2 },
        { card: 'Broad Daylight', is: { counters: { agenda: 1 } } },
      ],
    },
  },
  'Building Blocks': {
    'installs a barrier rezzed, for nothing': {
      turn: corpTurn,
      corp: {
        hq: ['Building Blocks', 'Wall of Static', 'Enigma', 'Ice Wall'],
        servers: { HQ: { ice: ['Hunter', 'Hunter'] } },
      },
      script: [
        corpPlays('Building Blocks'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Building Blocks', cards: ['Enigma'] }] },
          ],
        }),
        corpChooses('Building Blocks', { cards: ['Wall of Static'] }),
        corpChooses('Building Blocks', { server: 'HQ' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Wall of Static', is: { at: 'HQ.ice[2]', rezzed: true } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'cannot be played without a barrier': {
      turn: corpTurn,
      corp: { hq: ['Building Blocks', 'Enigma'] },
      script: [corpPlays('Building Blocks', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
  },
  'Too Big to Fail': {
    'gains seven credits with a bad publicity, below ten credits alone': {
      lines: [0],
      turn: corpTurn,
      corp: {
        identity: 'Jinteki: Personal Evolution',
        credits: 9,
        hq: ['Too Big to Fail', 'Too Big to Fail'],
      },
      script: [
        corpPlays('Too Big to Fail#1'),
        corpPlays('Too Big to Fail#2', { illegal: 'PLAY_RESTRICTION' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 16 },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
    'can be trashed from HQ for five': {
      lines: [0],
      corp: { hq: ['Too Big to Fail'] },
      runner: { identity: 'Noise: Hacker Extraordinaire' },
      script: [run('HQ'), runner('trash-accessed', { card: 'Too Big to Fail' }), goTo('run-ended')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Under the Bus': {
    'trashes a connection after a turn with an access': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'accessed', card: 'PAD Campaign' }] },
      corp: { hq: ['Under the Bus'] },
      runner: { rig: { resources: ['Kati Jones', "Aesop's Pawnshop", 'Bank Job'] } },
      script: [
        corpPlays('Under the Bus'),
        corpChooses('Under the Bus', { cards: ["Aesop's Pawnshop"] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: "Aesop's Pawnshop", is: { at: 'heap' } },
        { card: 'Bank Job', is: { at: 'rig' } },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
    'is played for its bad publicity alone where there is no connection': {
      rules: ['ABIL-09', 'ALL-06'],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'accessed', card: 'PAD Campaign' }] },
      corp: { hq: ['Under the Bus'] },
      runner: { rig: { resources: ['Bank Job'] } },
      script: [corpPlays('Under the Bus'), goTo('corp.2.2')],
      expect: [
        { card: 'Bank Job', is: { at: 'rig' } },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
    'cannot be played after a turn without': {
      turn: corpTurn,
      corp: { hq: ['Under the Bus'] },
      runner: { rig: { resources: ['Kati Jones'] } },
      script: [corpPlays('Under the Bus', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Drudge Work': {
    'is rezzed with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Drudge Work'] } } },
      script: [corpDoes('rez', { card: 'Drudge Work' })],
      expect: [{ card: 'Drudge Work', is: { counters: { power: 3 } } }],
    },
    'pays the points of an agenda that goes back, and is trashed with its last counter': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Priority Requisition'],
        servers: { 'Server 1': { cards: [rezzed('Drudge Work', { counters: { power: 1 } })] } },
      },
      policy: { random: 'first' },
      script: [corpUses('Drudge Work', 1), corpDoes('gain-credit')],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'corp.rd', count: 4 },
        { card: 'Drudge Work', is: { at: 'archives' } },
      ],
    },
  },
  Formicary: {
    'meets the Runner before the server': {
      lines: [0, 1],
      rules: ['ENC-12'],
      corp: { servers: { HQ: {}, 'R&D': { ice: ['Formicary', 'Ice Wall'] } } },
      runner: { grip: ['Imp', 'Imp', 'Imp'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Formicary', { option: 'yes' }),
        runner('choose', { for: 'Formicary', option: 'yes' }),
        goTo('run.5.1'),
      ],
      expect: [
        { card: 'Formicary', is: { at: 'HQ.ice[0]', rezzed: true } },
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.grip', count: 1 },
        {
          facts: [
            { type: 'ice-encountered', card: 'Formicary' },
            { type: 'ice-passed', card: 'Formicary' },
            { type: 'server-approached', server: 'HQ' },
          ],
        },
      ],
    },
    'ends the run where the Runner suffers nothing': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Formicary')] } } },
      runner: { grip: ['Imp', 'Imp'] },
      script: [run('HQ'), runner('choose', { for: 'Formicary', option: 'no' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'moves inward of the ice of the server itself': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Pop-up Window'), 'Formicary'] } } },
      runner: { grip: ['Imp', 'Imp'] },
      script: [
        run('HQ'),
        runner('choose', { for: 'Pop-up Window', option: 'yes' }),
        corpChooses('Formicary', { option: 'yes' }),
      ],
      expect: [{ card: 'Formicary', is: { at: 'HQ.ice[0]', rezzed: true } }],
    },
    'stays where it lies when the Corp declines': {
      lines: [0],
      corp: { servers: { HQ: {}, 'R&D': { ice: ['Formicary'] } } },
      script: [run('HQ'), corpChooses('Formicary', { option: 'no' }), goTo('run-ended')],
      expect: [
        { card: 'Formicary', is: { at: 'R&D.ice[0]', rezzed: false } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'is not offered when it cannot be paid for, nor rezzed': {
      lines: [0],
      corp: {
        credits: 1,
        servers: { HQ: {}, 'R&D': { ice: ['Formicary', rezzed('Formicary')] } },
      },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
};
