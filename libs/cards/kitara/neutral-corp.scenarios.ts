import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  runnerDoes as runner,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  'NGO Front': {
    'is worth eight with two tokens': {
      lines: [0, 1, 2],
      rules: ['COST-10'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('NGO Front', { advancement: 2 })] },
          'Server 2': { cards: [rezzed('NGO Front', { advancement: 1 })] },
        },
      },
      script: [
        corpUses('NGO Front#2', 2, { illegal: 'CANNOT_PAY' }),
        corpUses('NGO Front#1', 2),
        corpUses('NGO Front#2', 1),
      ],
      expect: [{ path: 'corp.credits', eq: 18 }],
    },
  },
  'Rashida Jaheem': {
    'is traded for credits and cards': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        rd: ['Enigma', 'Hunter', 'Ice Wall', 'Hedge Fund', 'Biotic Labor'],
        servers: { 'Server 1': { cards: [rezzed('Rashida Jaheem')] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Rashida Jaheem', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.hq', count: 4 },
      ],
    },
  },
  'Distract the Masses': {
    'pays the Runner, trashes two, shuffles two in, and leaves the game': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        hq: ['Distract the Masses', 'Hedge Fund', 'Priority Requisition', 'Enigma'],
        archives: ['Ice Wall'],
      },
      script: [
        corpPlays('Distract the Masses'),
        corpChooses('Distract the Masses', { cards: ['Priority Requisition', 'Enigma'] }),
        corpChooses('Distract the Masses', { cards: ['Priority Requisition', 'Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'corp.archives', eq: ['Enigma'] },
        { path: 'corp.rd', count: 5 },
        { card: 'Distract the Masses', is: { at: 'removed' } },
      ],
    },
    'may do neither': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['Distract the Masses', 'Hedge Fund'], archives: ['Ice Wall'] },
      script: [
        corpPlays('Distract the Masses'),
        corpChooses('Distract the Masses', { cards: [] }),
        corpChooses('Distract the Masses', { cards: [] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        { path: 'corp.archives', eq: ['Ice Wall'] },
      ],
    },
  },
  TechnoCo: {
    'makes installs dearer, and may be paid for them': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: [rezzed('TechnoCo')] } } },
      runner: { credits: 9, grip: ['Corroder', 'Crypt', 'Armitage Codebusting', 'Desperado'] },
      script: [
        installs('Corroder', { expect: [{ path: 'runner.credits', eq: 6 }] }),
        corpChooses('TechnoCo', { option: 'yes' }),
        installs('Crypt', { expect: [{ path: 'runner.credits', eq: 5 }] }),
        corpChooses('TechnoCo', { option: 'no' }),
        installs('Armitage Codebusting', { expect: [{ path: 'runner.credits', eq: 4 }] }),
        installs('Desperado', { expect: [{ path: 'runner.credits', eq: 0 }] }),
        corpChooses('TechnoCo', { option: 'yes' }),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
};
