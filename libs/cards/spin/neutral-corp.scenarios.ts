import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const scoring = { ...corpTurn, at: 'corp.1.2' };
const afterRun = { lastTurn: [{ type: 'run-began', server: 'HQ' }] };

export const neutralCorpScenarios: CardSketches = {
  'Veterans Program': {
    'may remove up to two bad publicity': {
      turn: scoring,
      corp: { badPublicity: 3, servers: remote({ card: 'Veterans Program', advancement: 3 }) },
      script: [
        corp('score', { card: 'Veterans Program' }),
        corp('choose', { for: 'Veterans Program', number: 2 }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
  },
  'NAPD Contract': {
    'needs a token more for each bad publicity': {
      lines: [0],
      turn: corpTurn,
      corp: { badPublicity: 1, servers: remote({ card: 'NAPD Contract', advancement: 4 }) },
      script: [
        corp('score', {
          card: 'NAPD Contract',
          illegal: ['NOT_ENOUGH_ADVANCEMENTS', 'WRONG_WINDOW'],
        }),
        corp('advance', { card: 'NAPD Contract' }),
        corp('score', { card: 'NAPD Contract' }),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
    'costs four credits to steal': {
      lines: [1],
      corp: { servers: remote('NAPD Contract') },
      script: [runner('run', { server: 'Server 1' }), runner('steal', { card: 'NAPD Contract' })],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'is not stolen without them': {
      lines: [1],
      corp: { servers: remote('NAPD Contract') },
      runner: { credits: 3 },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
    'needs a token more for bad publicity taken since': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        badPublicity: 1,
        servers: { 'Server 1': { cards: [{ card: 'NAPD Contract', advancement: 4 }] } },
      },
      script: [
        corp('score', { card: 'NAPD Contract', illegal: 'NOT_ENOUGH_ADVANCEMENTS' }),
        corp('advance', { card: 'NAPD Contract' }),
        corp('score', { card: 'NAPD Contract' }),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
    'may be left by a Runner who could pay': {
      lines: [1],
      corp: { badPublicity: 1, servers: { 'Server 1': { cards: ['NAPD Contract'] } } },
      runner: { credits: 3 },
      script: [
        run('Server 1'),
        runner('steal', { card: 'NAPD Contract', pay: { 'bad-publicity': 1, pool: 3 } }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 2 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'asks four credits besides what Strongbox and Red Herrings ask': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: {
        servers: {
          'Server 1': { cards: ['NAPD Contract', rezzed('Strongbox'), rezzed('Red Herrings')] },
        },
      },
      runner: { credits: 9 },
      script: [
        run('Server 1'),
        runner('access', { card: 'NAPD Contract' }),
        runner('steal', { card: 'NAPD Contract' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.clicks', eq: 0 },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
  },
  'Subliminal Messaging': {
    'gains a click the first time of a turn alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Subliminal Messaging', 'Subliminal Messaging'] },
      script: [
        corp('play', {
          card: 'Subliminal Messaging#1',
          expect: [
            { path: 'corp.clicks', eq: 3 },
            { path: 'corp.credits', eq: 6 },
          ],
        }),
        corp('play', { card: 'Subliminal Messaging#2' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 2 },
        { path: 'corp.credits', eq: 7 },
      ],
    },
    'may come back from Archives when a turn of the Corp begins after one without a run': {
      lines: [1],
      rules: ['ZONE-08'],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { archives: ['Subliminal Messaging'] },
      script: [corp('choose', { for: 'Subliminal Messaging', option: 'yes' }), goTo('corp.2.1')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'hq' } }],
    },
    'may come back facedown, too, or stay': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { archives: [{ card: 'Subliminal Messaging', faceup: false }] },
      script: [corp('choose', { for: 'Subliminal Messaging', option: 'no' }), goTo('corp.2.1')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'archives' } }],
    },
    'stays where the Runner made a run': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      history: afterRun,
      corp: { archives: ['Subliminal Messaging'] },
      script: [goTo('corp.2.1')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'archives' } }],
    },
    'is offered at the beginning of no turn of the Runner': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { archives: ['Subliminal Messaging'] },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'archives' } }],
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
    'installs the only card there is': {
      lines: [1],
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Interns'],
        archives: ['Enigma'],
        servers: { HQ: { ice: ['Ice Wall'] } },
      },
      script: [
        corpPlays('Interns'),
        corpChooses('Interns', { cards: ['Enigma'] }),
        corpChooses('Interns', { server: 'HQ' }),
      ],
      expect: [{ card: 'Enigma', is: { at: 'HQ.ice[1]' } }],
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
    'gains nothing for bad publicity not taken': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [{ card: 'Profiteering', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Profiteering' }),
        corpChooses('Profiteering', { number: 2 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'corp.credits', eq: 10 },
      ],
    },
    'gains nothing for bad publicity that Broadcast Square avoids': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [{ card: 'Profiteering', advancement: 3 }] },
          'Server 2': { cards: [rezzed('Broadcast Square')] },
        },
      },
      runner: { credits: 0 },
      script: [
        corp('score', { card: 'Profiteering' }),
        corpChooses('Profiteering', { number: 3 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.credits', eq: 0 },
      ],
    },
  },
};
