import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  corpDoes,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  Reeducation: {
    'puts cards of HQ under R&D, draws as many, and the grip loses as many': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        rd: ['Archer', 'Wotan', 'Hunter'],
        servers: { 'Server 1': { cards: [{ card: 'Reeducation', advancement: 5 }] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        corp('score', { card: 'Reeducation' }),
        corpChooses('Reeducation', { cards: ['Hedge Fund', 'Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Enigma', 'Archer', 'Wotan'] },
        { path: 'corp.rd', eq: ['Hunter', 'Hedge Fund', 'Ice Wall'] },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.stack', count: 5 },
        { view: 'runner', mustNotContain: ['Hedge Fund', 'Enigma'] },
      ],
    },
    'leaves a grip that has fewer': {
      policy: { random: 'first' },
      rules: ['MUST-05'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        rd: ['Archer', 'Wotan', 'Hunter'],
        servers: { 'Server 1': { cards: [{ card: 'Reeducation', advancement: 5 }] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        corp('score', { card: 'Reeducation' }),
        corpChooses('Reeducation', { cards: ['Hedge Fund', 'Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Archer', 'Wotan'] },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
    'may put none': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [{ card: 'Reeducation', advancement: 5 }] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        corp('score', { card: 'Reeducation' }),
        corpChooses('Reeducation', { cards: [] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
  },
  'Data Loop': {
    'has the Runner put two cards back, and ends the run': {
      lines: [0, 2],
      corp: { servers: { HQ: { ice: [rezzed('Data Loop')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('HQ'),
        runnerChooses('Data Loop', { cards: ['Diesel', 'Easy Mark'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Imp'] },
        { path: 'runner.stack', count: 5 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run of a tagged Runner with its first subroutine': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Data Loop')] } } },
      runner: { tags: 1, credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'lets one pass who is not tagged and breaks the last': {
      lines: [1],
      corp: { servers: { Archives: { ice: [rezzed('Data Loop')] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('Archives'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  'Biased Reporting': {
    'pays for what is left of a type, and the Runner for what goes': {
      turn: corpTurn,
      corp: { hq: ['Biased Reporting'] },
      runner: {
        rig: { resources: ['Armitage Codebusting', 'Ice Carver', 'Wyldside'], programs: ['Imp'] },
      },
      script: [
        corpPlays('Biased Reporting'),
        corpChooses('Biased Reporting', { option: 'resource' }),
        runnerChooses('Biased Reporting', { cards: ['Ice Carver'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { path: 'runner.credits', eq: 6 },
        { card: 'Ice Carver', is: { at: 'heap' } },
        { card: 'Imp', is: { at: 'rig' } },
      ],
    },
  },
  'Mandatory Seed Replacement': {
    'rearranges ice as it is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall', 'Enigma'] },
          'R&D': { ice: ['Hunter'] },
          'Server 1': { cards: [{ card: 'Mandatory Seed Replacement', advancement: 4 }] },
        },
      },
      script: [
        corp('score', { card: 'Mandatory Seed Replacement' }),
        corpChooses('Mandatory Seed Replacement', { cards: ['Hunter', 'Ice Wall', 'Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'HQ.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'HQ.ice[1]' } },
        { card: 'Enigma', is: { at: 'R&D.ice[0]' } },
      ],
    },
    'does nothing for the Runner who steals it': {
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall', 'Enigma'] },
          'Server 1': { cards: ['Mandatory Seed Replacement'] },
        },
      },
      script: [
        run('Server 1'),
        runner('steal', { card: 'Mandatory Seed Replacement' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Wall', is: { at: 'HQ.ice[0]' } }],
    },
  },
  Metamorph: {
    'swaps two other pieces of ice': {
      rules: ['SWAP-01'],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Metamorph')] },
          HQ: { ice: ['Ice Wall', 'Enigma'] },
          'R&D': { ice: ['Hunter'] },
        },
      },
      script: [
        run('Archives'),
        corpChooses('Metamorph', { option: 'swap-ice' }),
        corpChooses('Metamorph', { cards: ['Enigma', 'Hunter'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'HQ.ice[1]' } },
        { card: 'Enigma', is: { at: 'R&D.ice[0]' } },
      ],
    },
    'swaps two cards that are no ice': {
      corp: {
        servers: {
          Archives: { ice: [rezzed('Metamorph')] },
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        run('Archives'),
        corpChooses('Metamorph', { option: 'swap-cards' }),
        corpChooses('Metamorph', { cards: ['PAD Campaign', 'Hostile Takeover'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } },
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]' } },
      ],
    },
    'brings no card where it could not lie': {
      rules: ['SWAP-04'],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Metamorph')] },
          HQ: { cards: ['Red Herrings'] },
          'Server 1': { cards: ['Hostile Takeover'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        run('Archives'),
        corp('choose', { for: 'Metamorph', cards: ['Red Herrings'], illegal: 'BAD_TARGET' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Red Herrings', is: { at: 'HQ.cards[0]' } },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } },
      ],
    },
    'swaps nothing where no two cards could change places': {
      rules: ['SWAP-04', 'MUST-02'],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Metamorph')] },
          HQ: { cards: ['Red Herrings'] },
          'Server 1': { cards: ['Hostile Takeover'] },
        },
      },
      script: [run('Archives'), goTo('run-ended')],
      expect: [{ noFact: { type: 'swapped' } }],
    },
  },
  'Sand Storm': {
    'takes the run to another server and goes': {
      rules: ['RUN0-12'],
      corp: {
        servers: { HQ: { ice: [rezzed('Sand Storm')] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      script: [run('HQ'), corpChooses('Sand Storm', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { card: 'Sand Storm', is: { at: 'archives' } },
        { facts: [{ type: 'ice-encountered', card: 'Ice Wall' }] },
        { facts: [{ type: 'run-ended', server: 'R&D', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Jemison Astronautics: Sacrifice. Audacity. Success.': {
    'places a token and one for each point of a forfeited agenda': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'Jemison Astronautics: Sacrifice. Audacity. Success.',
        credits: 9,
        score: ['Priority Requisition'],
        servers: { HQ: { ice: ['Archer'] }, 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('HQ'),
        corp('rez', { card: 'Archer', forfeit: ['Priority Requisition'] }),
        corpChooses('Jemison Astronautics: Sacrifice. Audacity. Success.', {
          cards: ['Private Security Force'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Private Security Force', is: { advancement: 4 } }],
    },
  },
  'Oberth Protocol': {
    'adds a token to the first advancement in its server each turn': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Oberth Protocol'), 'Priority Requisition'] },
          'Server 2': { cards: ['Private Security Force'] },
        },
      },
      script: [
        corp('advance', { card: 'Private Security Force' }),
        corp('advance', { card: 'Priority Requisition' }),
        corp('advance', { card: 'Priority Requisition' }),
      ],
      expect: [
        { card: 'Private Security Force', is: { advancement: 1 } },
        { card: 'Priority Requisition', is: { advancement: 3 } },
      ],
    },
    'costs an agenda to rez': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: ['Oberth Protocol'] } },
      },
      script: [corp('rez', { card: 'Oberth Protocol', forfeit: ['Hostile Takeover'] })],
      expect: [
        { card: 'Oberth Protocol', is: { rezzed: true } },
        { path: 'corp.score', eq: [] },
      ],
    },
    'is not rezzed without one': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Oberth Protocol'] } } },
      script: [corp('rez', { card: 'Oberth Protocol', illegal: 'CANNOT_PAY' })],
    },
  },
  'Red Planet Couriers': {
    'moves all tokens to one card': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Red Planet Couriers'],
        servers: {
          HQ: { ice: [rezzed('Ice Wall', { advancement: 2 })] },
          'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 1 }] },
          'Server 2': { cards: [{ card: 'Private Security Force', advancement: 1 }] },
        },
      },
      script: [
        corpPlays('Red Planet Couriers'),
        corpChooses('Red Planet Couriers', { cards: ['Priority Requisition'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 4 } },
        { card: 'Ice Wall', is: { advancement: 0 } },
        { card: 'Private Security Force', is: { advancement: 0 } },
      ],
    },
    'takes three clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 2 },
      corp: {
        hq: ['Red Planet Couriers'],
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 1 }] } },
      },
      script: [corpPlays('Red Planet Couriers', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'Priority Construction': {
    'installs ice at a remote for nothing, with three tokens': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Priority Construction', 'Enigma'],
        servers: { 'Server 1': { ice: ['Hunter'], cards: ['PAD Campaign'] } },
      },
      script: [
        corpPlays('Priority Construction'),
        corpChooses('Priority Construction', { server: 'Server 1' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'Server 1.ice[1]', advancement: 3 } },
        { path: 'corp.credits', eq: 0 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Priority Construction', 'Enigma'] },
      script: [corpPlays('Priority Construction', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'Defense Construct': {
    'takes facedown cards back during a run on Archives': {
      lines: [0, 1],
      corp: {
        archives: [
          { card: 'Hedge Fund', faceup: false },
          { card: 'Enigma', faceup: false },
          'Ice Wall',
        ],
        servers: { 'Server 1': { cards: [rezzed('Defense Construct', { advancement: 1 })] } },
      },
      script: [
        run('Archives'),
        corpUses('Defense Construct', 1, { at: 'run.5.1', targets: ['Enigma'] }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Enigma'] },
        { card: 'Defense Construct', is: { at: 'archives' } },
      ],
    },
    'cannot in another run': {
      lines: [1],
      corp: {
        archives: [{ card: 'Hedge Fund', faceup: false }],
        servers: { 'Server 1': { cards: [rezzed('Defense Construct', { advancement: 1 })] } },
      },
      script: [
        run('HQ'),
        corpUses('Defense Construct', 1, { illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'] }),
      ],
    },
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: ['Defense Construct'] } } },
      script: [corp('advance', { card: 'Defense Construct' })],
      expect: [{ card: 'Defense Construct', is: { advancement: 1 } }],
    },
  },
  'MCA Austerity Policy': {
    'takes a click of the next turn, once each turn': {
      lines: [0],
      rules: ['ABIL-14'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('MCA Austerity Policy')] } } },
      script: [
        corpUses('MCA Austerity Policy', 0),
        corpUses('MCA Austerity Policy', 0, { illegal: ['PLAY_RESTRICTION', 'ALREADY_USED'] }),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { card: 'MCA Austerity Policy', is: { counters: { power: 1 } } },
      ],
    },
    'gives four clicks for three counters': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('MCA Austerity Policy', { counters: { power: 3 } })] },
        },
      },
      script: [corpUses('MCA Austerity Policy', 1)],
      expect: [
        { path: 'corp.clicks', eq: 6 },
        { card: 'MCA Austerity Policy', is: { at: 'archives' } },
      ],
    },
    'gives none for two': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('MCA Austerity Policy', { counters: { power: 2 } })] },
        },
      },
      script: [corpUses('MCA Austerity Policy', 1, { illegal: 'CANNOT_PAY' })],
    },
  },
  Restore: {
    'installs and rezzes a card of Archives, and removes its other copies': {
      rules: ['UNIN-01'],
      turn: corpTurn,
      corp: {
        credits: 5,
        hq: ['Restore'],
        archives: ['PAD Campaign', 'PAD Campaign', 'Hedge Fund'],
      },
      script: [
        corpPlays('Restore'),
        corpChooses('Restore', { cards: ['PAD Campaign#1'] }),
        corpChooses('Restore', { server: 'new' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'PAD Campaign#1', is: { at: 'Server 1.cards[0]', rezzed: true } },
        { card: 'PAD Campaign#2', is: { at: 'removed' } },
        { path: 'corp.archives', count: 2 },
        { path: 'corp.credits', eq: 2 },
      ],
    },
  },
  'Transparency Initiative': {
    'shows an agenda, and pays for advancing it': {
      turn: corpTurn,
      corp: {
        credits: 5,
        hq: ['Transparency Initiative'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [
        corpPlays('Transparency Initiative'),
        corpDoes('advance', { card: 'Priority Requisition' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { card: 'Transparency Initiative', is: { at: 'hosted:Priority Requisition' } },
        { view: 'runner', card: 'Priority Requisition', is: { at: 'Server 1.cards[0]' } },
      ],
    },
  },
};
