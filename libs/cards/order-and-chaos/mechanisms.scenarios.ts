import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Cyberdex Virus Suite': {
    'is revealed when accessed from R&D, and may purge': {
      lines: [0, 1],
      corp: { rd: ['Cyberdex Virus Suite'] },
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 2 } }] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Cyberdex Virus Suite', option: 'yes' }),
        runner('leave-accessed', { card: 'Cyberdex Virus Suite' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'revealed' }, { type: 'purged' }] },
        { card: 'Datasucker', is: { counters: { virus: 0 } } },
      ],
    },
    'is trashed to purge': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Cyberdex Virus Suite')] } } },
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 2 } }] } },
      script: [corp('use', { card: 'Cyberdex Virus Suite', ability: 2 })],
      expect: [
        { card: 'Cyberdex Virus Suite', is: { at: 'archives' } },
        { card: 'Datasucker', is: { counters: { virus: 0 } } },
      ],
    },
  },
  'Valencia Estevez: The Angel of Cayambe': {
    'has nothing to do once the game has begun': {
      runner: { identity: 'Valencia Estevez: The Angel of Cayambe' },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.badPublicity', eq: 0 }],
    },
  },
  'The Board': {
    'makes what the Runner stole worth less': {
      lines: [0],
      rules: ['SCORE-06'],
      corp: { servers: { 'Server 1': { cards: [rezzed('The Board')] } } },
      runner: { score: ['Priority Requisition', 'Private Security Force'] },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }],
    },
    'is worth two points to the Runner who trashes it while accessing it': {
      lines: [1],
      rules: ['CONV-01'],
      corp: { servers: { 'Server 1': { cards: [rezzed('The Board')] } } },
      runner: { credits: 7, score: ['Priority Requisition'] },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'The Board' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 5 }],
    },
    'makes agendas of the Runner a point poorer while it is rezzed': {
      lines: [0],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('The Board')] },
          'Server 2': { cards: ['The Board'] },
        },
      },
      runner: { score: ['Hostile Takeover', 'Priority Requisition'] },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
    'is worth two as it is trashed while it is accessed': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['The Board'] } } },
      runner: { credits: 7 },
      script: [run('Server 1'), runner('trash-accessed', { card: 'The Board' }), goTo('run-ended')],
      expect: [
        { card: 'The Board', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
  },
  'Dedicated Technician Team': {
    'pays for ice that protects its server': {
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Enigma'],
        servers: {
          'Server 1': { ice: ['Hunter', 'Ice Wall'], cards: [rezzed('Dedicated Technician Team')] },
        },
      },
      script: [corpDoes('install', { card: 'Enigma', server: 'Server 1' })],
      expect: [
        { card: 'Enigma', is: { at: 'Server 1.ice[2]' } },
        { card: 'Dedicated Technician Team', is: { counters: { recurring: 0 } } },
      ],
    },
    'pays for no ice elsewhere': {
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Enigma'],
        servers: {
          HQ: { ice: ['Hunter'] },
          'Server 1': { cards: [rezzed('Dedicated Technician Team')] },
        },
      },
      script: [
        corpDoes('install', { card: 'Enigma', server: 'HQ', trash: [], illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ card: 'Enigma', is: { at: 'hq' } }],
    },
    'pays not for rezzing it': {
      corp: {
        credits: 0,
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Dedicated Technician Team')] },
        },
      },
      script: [run('Server 1'), corpDoes('rez', { card: 'Ice Wall', illegal: 'CANNOT_PAY' })],
    },
    'lends nothing while it is unrezzed': {
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Enigma'],
        servers: { 'Server 1': { ice: ['Hunter'], cards: ['Dedicated Technician Team'] } },
      },
      script: [corpDoes('install', { card: 'Enigma', server: 'Server 1' })],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
};
