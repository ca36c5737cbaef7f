import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  corpChooses,
  runnerDoes as runner,
  corpDoes as corp,
  corpDoes,
  corpPlays,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'High-Stakes Job': {
    'past unrezzed ice: twelve credits': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: ['Ice Wall'] }, 'R&D': { ice: ['Enigma'] } },
      },
      runner: { identity: 'Noise: Hacker Extraordinaire', credits: 7, grip: ['High-Stakes Job'] },
      policy: { random: 'first' },
      script: [runner('play', { card: 'High-Stakes Job', server: 'HQ' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'stopped: none': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { credits: 7, grip: ['High-Stakes Job'] },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'High-Stakes Job', server: 'HQ' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }, { noFact: { type: 'run-successful' } }],
    },
    'not where all ice is rezzed, or none is': {
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: ['Ice Wall'] },
          'R&D': { ice: [rezzed('Enigma')] },
          'Server 1': { ice: ['Pup'], cards: ['PAD Campaign'] },
        },
      },
      runner: { credits: 7, grip: ['High-Stakes Job'] },
      policy: { random: 'first' },
      script: [
        runner('play', {
          card: 'High-Stakes Job',
          server: 'R&D',
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
        runner('play', {
          card: 'High-Stakes Job',
          server: 'Archives',
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
      ],
    },
    'not without unrezzed ice anywhere': {
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 7, grip: ['High-Stakes Job'] },
      policy: { random: 'first' },
      script: [
        runner('play', {
          card: 'High-Stakes Job',
          server: 'R&D',
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION', 'NO_EFFECT'],
        }),
      ],
    },
  },
  'Tech Trader': {
    'pays for each ability with a trash symbol': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: ['Tech Trader'], hardware: ['Sports Hopper'] } },
      script: [runnerUses('Sports Hopper', 1)],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  'Exclusive Party': {
    'pays for each copy in the heap': {
      runner: { grip: ['Exclusive Party'], heap: ['Exclusive Party', 'Exclusive Party'] },
      script: [runnerPlays('Exclusive Party#1')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  Reflection: {
    'gives memory and a link, and reveals a card of HQ as the Runner jacks out': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund', 'Enigma'], servers: { 'R&D': { ice: ['Ice Wall'] } } },
      runner: { rig: { hardware: ['Reflection'] } },
      script: [
        run('R&D'),
        runner('jack-out'),
        { by: 'chance', kind: 'random-card', cards: ['Enigma'] },
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.link', eq: 1 },
        { facts: [{ type: 'jacked-out' }, { type: 'revealed', card: 'Enigma' }] },
        { card: 'Enigma', is: { at: 'hq' } },
      ],
    },
    'reveals nothing in a run that goes on, nor with an empty HQ': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: ['Ice Wall'] } } },
      runner: { rig: { hardware: ['Reflection'] } },
      script: [...wholeRun('R&D'), run('R&D'), runner('jack-out'), goTo('run-ended')],
      expect: [{ noFact: { type: 'revealed' } }],
    },
  },
  'Spy Camera': {
    'orders as many cards of the stack as there are cameras': {
      lines: [0],
      runner: {
        stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark'],
        rig: { hardware: ['Spy Camera', 'Spy Camera'] },
      },
      script: [
        runnerUses('Spy Camera#1', 0),
        runnerChooses('Spy Camera#1', { cards: ['Imp', 'Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Imp', 'Diesel', 'Corroder', 'Easy Mark'] },
        { path: 'runner.clicks', eq: 3 },
        { view: 'corp', mustNotContain: ['Imp'] },
      ],
    },
    'is traded for a look at R&D': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { hardware: ['Spy Camera'] } },
      script: [runnerUses('Spy Camera', 1)],
      expect: [
        { card: 'Spy Camera', is: { at: 'heap' } },
        { view: 'corp', mustNotContain: ['Infiltration'] },
        { view: 'spectator', mustNotContain: ['Anonymous Tip'] },
        { path: 'runner.clicks', eq: 4 },
      ],
    },
  },
  'Nero Severn: Information Broker': {
    'may jack out of an encounter with a sentry, once a turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { identity: 'Nero Severn: Information Broker' },
      script: [
        run('R&D'),
        runnerChooses('Nero Severn: Information Broker', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'jacked-out' }] }, { noFact: { type: 'sub-resolved' } }],
    },
    'may not jack out of one with a code gate': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { identity: 'Nero Severn: Information Broker' },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ noFact: { type: 'jacked-out' } }],
    },
  },
  'CBI Raid': {
    'has the Corp put HQ on top of R&D in its order': {
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { grip: ['CBI Raid'] },
      script: [
        runnerPlays('CBI Raid'),
        corpChooses('CBI Raid', { cards: ['Ice Wall', 'Enigma', 'Hedge Fund'] }),
        goTo('run-ended'),
        ...wholeRun('R&D', { label: 'rd' }),
      ],
      expect: [
        { path: 'corp.hq', count: 0 },
        { path: 'corp.rd', count: 6 },
        { facts: [{ type: 'accessed', card: 'Ice Wall' }] },
      ],
    },
  },
  Vamadeva: {
    'breaks ice with one subroutine alone': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Wall of Static')] } } },
      runner: { rig: { programs: ['Vamadeva'] } },
      script: [
        run('R&D'),
        runnerUses('Vamadeva', 'boost', { at: 'run.3.1' }),
        runnerUses('Vamadeva', 'break', { subs: [0] }),
        goTo('run.2.3'),
        runnerUses('Vamadeva', 'break', { at: 'run.3.1', illegal: 'BAD_TARGET' }),
      ],
    },
    'changes places with a deva of the grip': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.2.1' },
      runner: { rig: { programs: ['Vamadeva'] }, grip: ['Sadyojata'] },
      script: [runnerUses('Vamadeva', 2), goTo('corp.2.2')],
      expect: [
        { card: 'Sadyojata', is: { at: 'rig' } },
        { card: 'Vamadeva', is: { at: 'grip' } },
      ],
    },
  },
  'Political Operative': {
    'trashes a rezzed card for its trash cost': {
      lines: [0, 1],
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: ['Adonis Campaign'] },
        },
      },
      runner: { credits: 5, grip: ['Political Operative'] },
      script: [
        installs('Political Operative'),
        runnerUses('Political Operative', 1, { x: 4, targets: ['PAD Campaign'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives', faceup: true } },
        { card: 'Political Operative', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'takes no X that is the trash cost of no rezzed card': {
      lines: [1],
      rules: ['COST-05'],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: ['Adonis Campaign'] },
          'Server 3': { cards: [rezzed('Melange Mining Corp.')] },
        },
      },
      runner: { credits: 5, rig: { resources: ['Political Operative'] } },
      script: [
        runnerUses('Political Operative', 1, { x: 3, illegal: 'WRONG_COUNT' }),
        runnerUses('Political Operative', 1, { x: 2, illegal: 'WRONG_COUNT' }),
        runnerUses('Political Operative', 1, { x: 1, targets: ['Melange Mining Corp.'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Melange Mining Corp.', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'is installed only after a successful run on HQ': {
      runner: { grip: ['Political Operative'] },
      script: [installs('Political Operative', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  Mongoose: {
    'breaks on one piece of ice in a run, and on no other': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana'), rezzed('Neural Katana')] } } },
      runner: {
        credits: 9,
        grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'],
        rig: { programs: ['Mongoose'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('Mongoose', 2, { at: 'run.3.1' }),
        runner('use', { card: 'Mongoose', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run.2.3'),
        runnerUses('Mongoose', 2, { at: 'run.3.1' }),
        runner('use', {
          card: 'Mongoose',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'The Black File': {
    'keeps the Corp from winning, until it goes': {
      lines: [0, 1],
      rules: ['WIN-09'],
      turn: { ...corpTurn, at: 'corp.2.1', clicks: 1 },
      corp: {
        score: ['Priority Requisition', 'Priority Requisition'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      runner: {
        rig: { resources: [{ card: 'The Black File', counters: { power: 2 } }] },
      },
      script: [
        corpDoes('score', {
          card: 'Hostile Takeover',
          expect: [{ path: 'corp.agendaPoints', eq: 7 }],
        }),
        corpDoes('gain-credit'),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'The Black File', is: { at: 'removed' } },
        { winner: 'corp', reason: 'agenda-points' },
      ],
    },
    'keeps nobody from being flatlined': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: { resources: ['The Black File'] } },
      script: [corpPlays('Scorched Earth')],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
  },
  'Information Sifting': {
    'accesses all cards of a pile that the Corp made': {
      rules: ['ACC-31', 'REPL-01'],
      corp: { hq: ['Priority Requisition', 'Hedge Fund', 'Ice Wall'] },
      runner: { grip: ['Information Sifting'] },
      policy: { random: 'first' },
      script: [
        runnerPlays('Information Sifting'),
        corpChooses('Information Sifting', { cards: ['Priority Requisition'] }),
        runnerChooses('Information Sifting', { option: 'second-pile' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { facts: [{ type: 'accessed', card: 'Ice Wall' }] },
        { noFact: { type: 'accessed', card: 'Priority Requisition' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'accesses the other pile where the Runner takes that': {
      rules: ['ACC-31'],
      corp: { hq: ['Priority Requisition', 'Hedge Fund', 'Ice Wall'] },
      runner: { grip: ['Information Sifting'], rig: { hardware: ['HQ Interface'] } },
      script: [
        runnerPlays('Information Sifting'),
        corpChooses('Information Sifting', { cards: ['Priority Requisition'] }),
        runnerChooses('Information Sifting', { option: 'first-pile' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 3 },
        { view: 'runner', mustNotContain: ['Hedge Fund', 'Ice Wall'] },
      ],
    },
  },
};
