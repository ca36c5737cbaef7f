import { type CardSketches, runnerTurn } from '../sketch/sketch';
import { goTo, rezzed, run, runnerChooses, runnerPlays, runnerUses } from '../sketch/steps';

export const apexScenarios: CardSketches = {
  'Hunting Grounds': {
    'keeps ice from doing what it does when it is encountered, once a turn': {
      lines: [0],
      rules: ['PREV-10'],
      corp: {
        servers: { HQ: { ice: [rezzed('Tollbooth')] }, 'R&D': { ice: [rezzed('Tollbooth')] } },
      },
      runner: { credits: 7, rig: { resources: ['Hunting Grounds'] } },
      script: [
        run('HQ'),
        runnerUses('Hunting Grounds', 0, { at: 'prevent' }),
        goTo('run-ended', { expect: [{ path: 'runner.credits', eq: 7 }] }),
        run('R&D'),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'need not be used': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Tollbooth')] } } },
      runner: { credits: 7, rig: { resources: ['Hunting Grounds'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'has nothing to prevent on other ice': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Hunting Grounds'] } },
      script: [
        run('HQ'),
        runnerUses('Hunting Grounds', 0, { at: 'run.3.1', illegal: ['WRONG_WINDOW', 'NO_EFFECT'] }),
      ],
    },
    'installs three cards facedown': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        rig: { resources: ['Hunting Grounds'] },
        stack: ['Diesel', 'Imp', 'Modded', 'Sure Gamble'],
      },
      script: [
        runnerUses('Hunting Grounds', 1),
        runnerChooses('Hunting Grounds', { cards: ['Diesel', 'Imp'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.rig.facedown', count: 3 },
        { path: 'runner.stack', eq: ['Sure Gamble'] },
        { card: 'Hunting Grounds', is: { at: 'heap' } },
      ],
    },
  },
  Apocalypse: {
    'trashes every card of the Corp and turns every card of the Runner facedown': {
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: [rezzed('Enigma')] },
          'Server 1': { ice: ['Ice Wall'], cards: ['Priority Requisition'] },
          'Server 2': { cards: [rezzed('PAD Campaign')] },
        },
      },
      runner: {
        grip: ['Apocalypse'],
        rig: {
          programs: ['Corroder'],
          hardware: ['Desperado'],
          resources: ['Armitage Codebusting'],
        },
      },
      script: [runnerPlays('Apocalypse')],
      expect: [
        { card: 'Enigma', is: { at: 'archives', faceup: true } },
        { card: 'Ice Wall', is: { at: 'archives', faceup: false } },
        { card: 'Priority Requisition', is: { at: 'archives', faceup: false } },
        { card: 'PAD Campaign', is: { at: 'archives', faceup: true } },
        { card: 'Hedge Fund', is: { at: 'hq' } },
        { path: 'runner.rig.facedown', count: 3 },
        { path: 'runner.mu.limit', eq: 4 },
        { card: 'Apocalypse', is: { at: 'heap' } },
      ],
    },
    'cannot be played without a success on each central server': {
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
        ],
        lastTurn: [{ type: 'run-successful', server: 'Archives' }],
      },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Apocalypse'] },
      script: [runnerPlays('Apocalypse', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  Heartbeat: {
    'prevents a damage for an installed card': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        grip: ['Diesel', 'Imp', 'Corroder'],
        rig: { hardware: ['Heartbeat'], resources: ['Armitage Codebusting'] },
      },
      script: [
        run('HQ'),
        runnerUses('Heartbeat', 'prevent', { targets: ['Armitage Codebusting'], at: 'prevent' }),
        runnerUses('Heartbeat', 'prevent', { targets: ['Heartbeat'], at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Armitage Codebusting', is: { at: 'heap' } },
        { card: 'Heartbeat', is: { at: 'heap' } },
        { path: 'runner.mu.limit', eq: 4 },
      ],
    },
    'eats no card of the grip': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        grip: ['Diesel', 'Imp', 'Corroder'],
        rig: { hardware: ['Heartbeat'], programs: ['Medium'] },
      },
      script: [
        run('HQ'),
        goTo('prevent'),
        runnerUses('Heartbeat', 'prevent', {
          targets: ['Diesel'],
          illegal: ['BAD_TARGET', 'CANNOT_PAY', 'WRONG_ZONE'],
        }),
      ],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
  },
  Harbinger: {
    'is installed facedown as it is trashed, and goes to the heap the second time': {
      rules: ['TRASH-10', 'INST-22'],
      corp: {
        servers: { HQ: { ice: [rezzed('Rototurret')] }, 'R&D': { ice: [rezzed('Rototurret')] } },
      },
      runner: { rig: { programs: ['Harbinger'] } },
      script: [
        run('HQ'),
        goTo('run-ended', {
          expect: [
            { path: 'runner.rig.facedown', eq: ['Harbinger'] },
            { path: 'runner.heap', eq: [] },
            {
              facts: [
                { type: 'trashed', card: 'Harbinger' },
                { type: 'installed', card: 'Harbinger' },
              ],
            },
          ],
        }),
        run('R&D'),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.facedown', eq: ['Harbinger'] }],
    },
    'comes out of the grip, too, when damage takes it': {
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Harbinger', 'Diesel', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [run('HQ'), goTo('choice')],
      expect: [
        { path: 'runner.rig.facedown', eq: ['Harbinger'] },
        { path: 'runner.heap', count: 2 },
      ],
    },
    'goes to the heap when it is trashed facedown': {
      rules: ['INST-22'],
      corp: { hq: ['Punitive Counterstrike'] },
      runner: { rig: { facedown: ['Harbinger'], resources: ["Aesop's Pawnshop"] } },
      turn: { ...runnerTurn, at: 'runner.1.2' },
      script: [
        runnerChooses("Aesop's Pawnshop", { option: 'yes' }),
        runnerChooses("Aesop's Pawnshop", { cards: ['Harbinger'] }),
      ],
      expect: [{ card: 'Harbinger', is: { at: 'heap' } }],
    },
  },
  Prey: {
    'trashes ice for as many cards as it is strong': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: {
        grip: ['Prey'],
        rig: { programs: ['Gordian Blade'], resources: ['Wyldside', 'Crash Space'] },
      },
      script: [
        runnerPlays('Prey', { server: 'HQ' }),
        runnerUses('Gordian Blade', 'break', { subs: [0] }),
        runnerUses('Gordian Blade', 'break', { subs: [1] }),
        runnerChooses('Prey', { option: 'yes' }),
        runnerChooses('Prey', { cards: ['Wyldside', 'Crash Space'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives' } },
        { path: 'runner.rig.resources', eq: [] },
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'is of no use with fewer cards': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { grip: ['Prey'], credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('Prey', { server: 'HQ' }),
        goTo('run.3.1'),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Wall of Static', is: { at: 'HQ.ice[0]' } }],
    },
  },
};
