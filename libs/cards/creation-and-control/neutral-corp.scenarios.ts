import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const neutralCorpScenarios: CardSketches = {
  'Gila Hands Arcology': {
    'gives three credits for two clicks once it is scored': {
      turn: corpTurn,
      corp: { score: ['Gila Hands Arcology'] },
      script: [
        corp('use', { card: 'Gila Hands Arcology', ability: 0 }),
        corp('use', { card: 'Gila Hands Arcology', ability: 0, illegal: 'NO_CLICKS' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'gives nothing before it is scored': {
      turn: corpTurn,
      corp: { servers: remote('Gila Hands Arcology') },
      script: [corp('use', { card: 'Gila Hands Arcology', ability: 0, illegal: 'NOT_ACTIVE' })],
    },
    'cannot with one click, and not in the score area of the Runner': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: ['Gila Hands Arcology'] },
      script: [corpUses('Gila Hands Arcology', 0, { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'Levy University': {
    'fetches ice from R&D, shown to the Runner': {
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Ice Wall', 'Enigma'],
        servers: remote(rezzed('Levy University')),
      },
      policy: { random: 'first' },
      script: [
        corp('use', { card: 'Levy University', ability: 0 }),
        corp('choose', { for: 'Levy University', cards: ['Enigma'] }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Enigma'] },
        { path: 'corp.credits', eq: 4 },
        { path: 'corp.clicks', eq: 2 },
        { facts: [{ type: 'revealed', card: 'Enigma' }, { type: 'shuffled' }] },
      ],
    },
    'shuffles R&D without ice, too': {
      turn: corpTurn,
      corp: { rd: ['Hedge Fund', 'Hedge Fund'], servers: remote(rezzed('Levy University')) },
      policy: { random: 'first' },
      script: [corp('use', { card: 'Levy University', ability: 0 })],
      expect: [
        { facts: [{ type: 'searched' }, { type: 'shuffled' }] },
        { path: 'corp.hq', eq: [] },
      ],
    },
  },
  'Server Diagnostics': {
    'gives two credits when the turn of the Corp begins': {
      lines: [0],
      turn: { side: 'runner', number: 2, clicks: 0, at: 'runner.1.6' },
      corp: { credits: 5, servers: remote(rezzed('Server Diagnostics')) },
      script: [goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'is trashed when the Corp installs ice, and by nothing else': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['Ice Wall', 'PAD Campaign'],
        servers: remote(rezzed('Server Diagnostics')),
      },
      script: [
        corp('install', {
          card: 'PAD Campaign',
          server: 'new',
          expect: [{ card: 'Server Diagnostics', is: { at: 'Server 1.cards[0]' } }],
        }),
        corp('install', { card: 'Ice Wall', server: 'R&D' }),
      ],
      expect: [{ card: 'Server Diagnostics', is: { at: 'archives' } }],
    },
    'stays while it is not rezzed': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Ice Wall'], servers: remote('Server Diagnostics') },
      script: [corp('install', { card: 'Ice Wall', server: 'R&D' })],
      expect: [{ card: 'Server Diagnostics', is: { at: 'Server 1.cards[0]' } }],
    },
    'goes with ice alone, and only while it is rezzed': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign', 'Enigma'],
        servers: {
          'Server 1': { cards: [rezzed('Server Diagnostics')] },
          'Server 2': { cards: ['Server Diagnostics'] },
        },
      },
      script: [
        corp('install', {
          card: 'PAD Campaign',
          server: 'new',
          expect: [{ card: 'Server Diagnostics#1', is: { at: 'Server 1.cards[0]' } }],
        }),
        corp('install', { card: 'Enigma', server: 'HQ' }),
      ],
      expect: [
        { card: 'Server Diagnostics#1', is: { at: 'archives' } },
        { card: 'Server Diagnostics#2', is: { at: 'Server 2.cards[0]' } },
      ],
    },
  },
  Bastion: {
    'ends the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Bastion')] } } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Datapike: {
    'makes the Runner pay two credits, then ends the run': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Datapike')] } } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 3 },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
      ],
    },
    'ends the run at once where the Runner cannot pay': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Datapike')] } } },
      runner: { credits: 1 },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
        { noFact: { type: 'sub-resolved', sub: 1 } },
      ],
    },
    'ends the run of who cannot pay, and takes nothing then': {
      corp: { servers: { HQ: { ice: [rezzed('Datapike')] } } },
      runner: { credits: 1, rig: { programs: [] } },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'leaves who can no choice': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Datapike')] } } },
      runner: { credits: 4, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
};
