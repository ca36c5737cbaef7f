import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Cyberdex Trial': {
    'purges virus counters': {
      turn: corpTurn,
      corp: { hq: ['Cyberdex Trial'] },
      runner: {
        rig: {
          programs: [{ card: 'Datasucker', counters: { virus: 3 } }],
        },
      },
      script: [corp('play', { card: 'Cyberdex Trial' })],
      expect: [
        { card: 'Datasucker', is: { counters: { virus: 0 } } },
        { facts: [{ type: 'purged' }] },
      ],
    },
    'cannot be played where it would purge nothing': {
      rules: ['ACT-05'],
      turn: corpTurn,
      corp: { hq: ['Cyberdex Trial'] },
      script: [corp('play', { card: 'Cyberdex Trial', illegal: 'NO_EFFECT' })],
    },
  },
  Recon: {
    'lets the Runner jack out at the first ice encountered': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Enigma')] } } },
      runner: { grip: ['Recon'] },
      script: [
        runner('play', { card: 'Recon', server: 'HQ' }),
        runner('choose', { for: 'Recon', option: 'yes' }),
      ],
      expect: [
        { facts: [{ type: 'jacked-out' }, { type: 'run-ended', outcome: 'unsuccessful' }] },
        { noFact: { type: 'sub-resolved' } },
      ],
    },
    'asks at no later ice': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } } },
      runner: { grip: ['Recon'] },
      script: [
        runner('play', { card: 'Recon', server: 'HQ' }),
        runner('choose', { for: 'Recon', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'jacked-out' } }, { facts: [{ type: 'sub-resolved' }] }],
    },
  },
  'Jackson Howard': {
    'draws two cards for a click': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Jackson Howard')] } } },
      script: [corp('use', { card: 'Jackson Howard', ability: 0 })],
      expect: [
        { path: 'corp.clicks', eq: 2 },
        { card: 'Biotic Labor', is: { at: 'hq' } },
        { card: 'Archived Memories', is: { at: 'rd[0]' } },
      ],
    },
    'leaves the game to shuffle up to three cards of Archives into R&D': {
      lines: [1],
      rules: ['UNIN-01', 'CHAIN-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: [],
        archives: [
          { card: 'Priority Requisition', faceup: false },
          { card: 'Enigma', faceup: true },
        ],
        servers: { 'Server 1': { cards: [rezzed('Jackson Howard')] } },
      },
      policy: { random: 'first' },
      script: [
        corp('use', {
          card: 'Jackson Howard',
          ability: 1,
          targets: ['Priority Requisition', 'Enigma'],
        }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.archives', eq: [] },
        { card: 'Jackson Howard', is: { at: 'removed' } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
  },
  'Corporate Shuffle': {
    'costs a click more, shuffles HQ into R&D and draws five': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Corporate Shuffle', 'Enigma', 'Ice Wall', 'Hedge Fund'],
        rd: ['Hunter', 'Rototurret'],
      },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Corporate Shuffle' }), corp('gain-credit')],
      expect: [
        { path: 'corp.clicks', eq: 0 },
        { path: 'corp.rd', eq: [] },
        { card: 'Hunter', is: { at: 'hq' } },
        { card: 'Corporate Shuffle', is: { at: 'archives' } },
      ],
    },
  },
};
