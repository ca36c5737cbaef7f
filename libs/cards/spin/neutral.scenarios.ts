import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

export const neutralScenarios: CardSketches = {
  'John Masanori': {
    'draws a card for the first successful run of a turn': {
      lines: [0],
      runner: { rig: { resources: ['John Masanori'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Infiltration'] },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'gives a tag for the first unsuccessful run of a turn': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['John Masanori'] } },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'counts runs made before it was installed': {
      lines: [0],
      history: { thisTurn: [{ type: 'run-successful', server: 'R&D' }] },
      runner: { rig: { resources: ['John Masanori'] } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', eq: [] }],
    },
  },
  'Lucky Find': {
    'gives nine credits for a click more': {
      lines: [0, 1],
      runner: { grip: ['Lucky Find'] },
      script: [runner('play', { card: 'Lucky Find' })],
      expect: [
        { path: 'runner.credits', eq: 11 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'cannot be played with one click left': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Lucky Find'] },
      script: [runner('play', { card: 'Lucky Find', illegal: 'NO_CLICKS' })],
    },
  },
  Grim: {
    'costs bad publicity when it is rezzed, and trashes a program': {
      lines: [0, 1],
      corp: { credits: 5, servers: { 'R&D': { ice: ['Grim'] } } },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Grim', expect: [{ path: 'corp.badPublicity', eq: 1 }] }),
        corp('choose', { for: 'Grim', cards: ['Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.heap', eq: ['Ninja'] }],
    },
  },
  Restructure: {
    'gives fifteen credits': {
      turn: corpTurn,
      corp: { identity: 'Haas-Bioroid: Engineering the Future', credits: 10, hq: ['Restructure'] },
      script: [corp('play', { card: 'Restructure' })],
      expect: [{ path: 'corp.credits', eq: 15 }],
    },
    'costs ten': {
      turn: corpTurn,
      corp: { credits: 9, hq: ['Restructure'] },
      script: [corp('play', { card: 'Restructure', illegal: 'CANNOT_PAY' })],
    },
  },
  'Paper Wall': {
    'is trashed when it is broken': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Paper Wall')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Paper Wall', is: { at: 'archives', faceup: true } },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'ends the run': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Paper Wall')] } } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { card: 'Paper Wall', is: { at: 'R&D.ice[0]' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Interns: {
    'installs a card from Archives for nothing': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Interns'],
        archives: ['Ice Wall', 'Hedge Fund', 'Rototurret'],
        servers: { 'R&D': { ice: ['Enigma'] } },
      },
      script: [
        corp('play', { card: 'Interns' }),
        corp('choose', { for: 'Interns', cards: ['Ice Wall'] }),
        corp('choose', { for: 'Interns', server: 'R&D' }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[1]', rezzed: false } },
        { path: 'corp.credits', eq: 0 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'installs one from HQ': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Interns', 'PAD Campaign', 'Enigma'] },
      script: [
        corp('play', { card: 'Interns' }),
        corp('choose', { for: 'Interns', cards: ['PAD Campaign'] }),
        corp('choose', { for: 'Interns', server: 'new' }),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', rezzed: false } }],
    },
    'cannot be played where nothing can be installed': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Interns', 'Hedge Fund'] },
      script: [corp('play', { card: 'Interns', illegal: 'NO_EFFECT' })],
    },
  },
  Quandary: {
    'ends the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Profiteering: {
    'gives five credits for each bad publicity taken': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Profiteering', advancement: 3 }] } } },
      script: [
        corp('score', { card: 'Profiteering' }),
        corp('choose', { for: 'Profiteering', number: 2 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 15 },
        { path: 'corp.badPublicity', eq: 2 },
      ],
    },
    'gives none for none': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Profiteering', advancement: 3 }] } } },
      script: [
        corp('score', { card: 'Profiteering' }),
        corp('choose', { for: 'Profiteering', number: 0 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
  },
};
