import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  runnerUses,
  corpPlays,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
  corpUses,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  'Meru Mati': {
    'is stronger before HQ, and ends the run': {
      lines: [0, 1],
      corp: {
        servers: { HQ: { ice: [rezzed('Meru Mati')] }, 'R&D': { ice: [rezzed('Meru Mati')] } },
      },
      script: [
        run('HQ'),
        goTo('run-ended', {
          expect: [
            { card: 'Meru Mati#1', is: { strength: 4 } },
            { card: 'Meru Mati#2', is: { strength: 1 } },
          ],
        }),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Underway Renovation': {
    'lies open, and trashes cards as it is advanced': {
      lines: [0, 1],
      rules: ['INST-11'],
      turn: { ...corpTurn, clicks: 4 },
      corp: {
        credits: 9,
        servers: {
          'Server 1': { cards: [{ card: 'Underway Renovation', faceup: true, advancement: 2 }] },
        },
      },
      script: [
        corp('advance', { card: 'Underway Renovation' }),
        corp('advance', { card: 'Underway Renovation' }),
      ],
      expect: [{ path: 'runner.stack', count: 0 }],
    },
  },
  Spiderweb: {
    'ends the run three times over': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Spiderweb')] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', sub: 2 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Tour Guide': {
    'has as many subroutines as assets are rezzed': {
      rules: ['CONV-06'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Tour Guide')] },
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: ['Adonis Campaign'] },
        },
      },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
      ],
    },
  },
  'Expo Grid': {
    'pays each turn beside a rezzed asset': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Expo Grid'), rezzed('Cybernetics Court')] } },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
    'pays nothing beside none': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Expo Grid'), 'Cybernetics Court'] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Oaktown Renovation': {
    'is installed faceup, and pays for each advance': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Oaktown Renovation'] },
      script: [
        corp('install', {
          card: 'Oaktown Renovation',
          server: 'new',
          expect: [
            { view: 'runner', path: 'corp.servers["Server 1"].cards', eq: ['Oaktown Renovation'] },
          ],
        }),
        corp('advance', { card: 'Oaktown Renovation' }),
      ],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
    'pays three from the fifth token on': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Oaktown Renovation', faceup: true, advancement: 3 }] },
        },
      },
      script: [
        corp('advance', { card: 'Oaktown Renovation', expect: [{ path: 'corp.credits', eq: 6 }] }),
        corp('advance', { card: 'Oaktown Renovation' }),
      ],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
  },
  'Hollywood Renovation': {
    'is installed faceup, and may advance another card with it': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Hollywood Renovation'],
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [
        corp('install', { card: 'Hollywood Renovation', server: 'new' }),
        corp('advance', { card: 'Hollywood Renovation' }),
        corpChooses('Hollywood Renovation', { option: 'yes' }),
        corpChooses('Hollywood Renovation', { cards: ['Ice Wall'] }),
        corp('advance', { card: 'Hollywood Renovation' }),
        corpChooses('Hollywood Renovation', { option: 'no' }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Hollywood Renovation', is: { advancement: 2, faceup: true } },
      ],
    },
    'places two from the sixth token on': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 2': { cards: [{ card: 'Hollywood Renovation', faceup: true, advancement: 5 }] },
          'Server 1': { cards: ['Priority Requisition'] },
        },
      },
      script: [
        corp('advance', { card: 'Hollywood Renovation' }),
        corpChooses('Hollywood Renovation', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Priority Requisition', is: { advancement: 2 } }],
    },
  },
  'Back Channels': {
    'trades a card in a server for three credits for each token': {
      turn: corpTurn,
      corp: {
        identity: 'Jinteki: Personal Evolution',
        hq: ['Back Channels'],
        servers: {
          HQ: { ice: [rezzed('Ice Wall', { advancement: 3 })] },
          'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 2 }] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corpPlays('Back Channels'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Back Channels', cards: ['Ice Wall'] }] },
          ],
        }),
        corpChooses('Back Channels', { cards: ['Priority Requisition'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 11 },
        { card: 'Priority Requisition', is: { at: 'archives', faceup: false } },
      ],
    },
  },
  Negotiator: {
    'is broken with credits alone, subroutine by subroutine': {
      lines: [0, 1, 2],
      corp: { servers: { Archives: { ice: [rezzed('Negotiator')] } } },
      runner: { credits: 3, rig: { programs: ['Corroder'] } },
      script: [
        run('Archives'),
        runner('use', { card: 'Negotiator', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { path: 'runner.credits', eq: 1 },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'trashes a program of the Runner who lacks the credits': {
      lines: [0, 2],
      corp: { servers: { HQ: { ice: [rezzed('Negotiator')] } } },
      runner: { credits: 1, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runner('use', {
          card: 'Negotiator',
          ability: 'break',
          subs: [1],
          at: 'run.3.1',
          illegal: 'CANNOT_PAY',
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
  },
  'Worlds Plaza': {
    'installs an asset on itself and rezzes it for two less': {
      lines: [0, 1],
      rules: ['HOST-03', 'HOST-19'],
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Worlds Plaza')] } },
      },
      script: [corpUses('Worlds Plaza', 1), goTo('corp.2.2')],
      expect: [
        { card: 'PAD Campaign', is: { at: 'hosted:Worlds Plaza', rezzed: true } },
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'leaves it unrezzed where that cannot be paid': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Adonis Campaign'],
        servers: { 'Server 1': { cards: [rezzed('Worlds Plaza')] } },
      },
      script: [corpUses('Worlds Plaza', 1), goTo('corp.2.2')],
      expect: [
        { card: 'Adonis Campaign', is: { at: 'hosted:Worlds Plaza', rezzed: false } },
        { path: 'corp.credits', eq: 1 },
      ],
    },
    'takes no asset in another way, and no fourth': {
      lines: [0, 1],
      rules: ['HOST-03', 'HOST-05'],
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign'],
        servers: {
          'Server 1': {
            cards: [rezzed('Worlds Plaza', { hosted: ['Snare!', 'Snare!', 'Snare!'] })],
          },
        },
      },
      script: [
        corp('install', { card: 'PAD Campaign', host: 'Worlds Plaza', illegal: 'BAD_TARGET' }),
        corpUses('Worlds Plaza', 1, {
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'WRONG_WINDOW', 'BAD_TARGET'],
        }),
      ],
    },
    'does nothing without an asset in HQ': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['Hedge Fund', 'Hostile Takeover'],
        servers: { 'Server 1': { cards: [rezzed('Worlds Plaza')] } },
      },
      script: [corpUses('Worlds Plaza', 1, { illegal: 'NO_EFFECT' })],
    },
  },
};
