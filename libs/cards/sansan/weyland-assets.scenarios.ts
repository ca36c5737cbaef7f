import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandAssetsScenarios: CardSketches = {
  'Student Loans': {
    'a copy in the heap: two more': {
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: [rezzed('Student Loans')] } } },
      runner: { grip: ['Easy Mark'], stack: ['Diesel'], heap: ['Easy Mark'] },
      policy: { random: 'first' },
      script: [runner('play', { card: 'Easy Mark#1' })],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'no copy, no more; unrezzed none': {
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: [rezzed('Student Loans')] } } },
      runner: { grip: ['Easy Mark'], stack: ['Diesel'], heap: ['Diesel'] },
      policy: { random: 'first' },
      script: [runner('play', { card: 'Easy Mark' })],
      expect: [{ path: 'runner.credits', eq: 8 }],
    },
    'not without the credits': {
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: [rezzed('Student Loans')] } } },
      runner: { credits: 1, grip: ['Easy Mark'], stack: ['Diesel'], heap: ['Easy Mark'] },
      policy: { random: 'first' },
      script: [runner('play', { card: 'Easy Mark#1', illegal: 'CANNOT_PAY' })],
    },
  },
  'Capital Investors': {
    'gives two credits for a click': {
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Capital Investors')] } } },
      script: [corpUses('Capital Investors', 0)],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  'Public Support': {
    'becomes an agenda when its counters are gone': {
      lines: [0, 1],
      rules: ['CONV-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Public Support', { counters: { power: 1 } })] } },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { card: 'Public Support', is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 1 },
      ],
    },
    'enters with three': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Public Support'] } } },
      script: [corp('rez', { card: 'Public Support' })],
      expect: [{ card: 'Public Support', is: { counters: { power: 3 } } }],
    },
  },
  'Corporate Town': {
    'takes an agenda to rez': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Hostile Takeover', 'Priority Requisition'],
        servers: { 'Server 1': { cards: ['Corporate Town'] } },
      },
      script: [corp('rez', { card: 'Corporate Town', forfeit: ['Hostile Takeover'] })],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'removed' } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'cannot be rezzed without one': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Corporate Town'] } } },
      script: [corp('rez', { card: 'Corporate Town', illegal: 'CANNOT_PAY' })],
    },
    'may trash a resource as the turn begins, and nothing prevents it': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Corporate Town')] } } },
      runner: { rig: { resources: ['Kati Jones', 'Bank Job', 'Fall Guy'] } },
      script: [
        runner('gain-credit'),
        corpChooses('Corporate Town', { option: 'yes' }),
        corpChooses('Corporate Town', { cards: ['Kati Jones'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Kati Jones', is: { at: 'heap' } },
        { card: 'Fall Guy', is: { at: 'rig' } },
      ],
    },
  },
  'Contract Killer': {
    'trashes a connection with two tokens': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Contract Killer', { advancement: 1 })] } } },
      runner: { rig: { resources: ['Kati Jones', 'Decoy'] } },
      script: [
        corpUses('Contract Killer', 1, {
          illegal: ['PLAY_RESTRICTION', 'NOT_ACTIVE', 'BAD_TARGET'],
        }),
        corp('advance', { card: 'Contract Killer' }),
        corpUses('Contract Killer', 1),
        corpChooses('Contract Killer', { option: 'trash-connection' }),
        corpChooses('Contract Killer', { cards: ['Decoy'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Decoy', is: { at: 'heap' } },
        { card: 'Contract Killer', is: { at: 'archives' } },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'does two meat damage instead': {
      lines: [1],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Contract Killer', { advancement: 3 })] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { resources: ['Kati Jones'] } },
      script: [
        corpUses('Contract Killer', 1),
        corpChooses('Contract Killer', { option: 'do-damage' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
