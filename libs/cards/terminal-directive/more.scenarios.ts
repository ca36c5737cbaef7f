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
  runnerPlays,
} from '../sketch/steps';

export const moreScenarios: CardSketches = {
  Ubax: {
    'gives memory, and draws each turn': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { hardware: ['Ubax'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'LLDS Memory Diamond': {
    'gives memory, link and a larger hand': {
      lines: [0, 1],
      runner: { rig: { hardware: ['LLDS Memory Diamond'] } },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.link', eq: 1 },
        { path: 'runner.handSize', eq: 6 },
      ],
    },
  },
  'Spear Phishing': {
    'bypasses the innermost ice, no other': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Pop-up Window')] } },
      },
      runner: { grip: ['Spear Phishing'] },
      script: [
        runnerPlays('Spear Phishing', { server: 'R&D' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed', card: 'Wall of Static' }] },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
  'Elective Upgrade': {
    'is scored with two counters, each worth two clicks': {
      lines: [0, 1],
      rules: ['ABIL-14'],
      turn: corpTurn,
      corp: { score: [{ card: 'Elective Upgrade', counters: { agenda: 2 } }] },
      script: [
        corpUses('Elective Upgrade', 1),
        corpUses('Elective Upgrade', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
  },
  'Mr. Stone': {
    'hurts whoever takes a tag': {
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Mr. Stone')] } } },
      runner: { grip: ['Account Siphon', 'Diesel', 'Imp'] },
      script: [
        runnerPlays('Account Siphon'),
        runnerChooses('Account Siphon', { option: 'replace', number: 5 }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  Weir: {
    'takes a click and a card of the choice of the Runner': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Weir')] } } },
      runner: { grip: ['Diesel'] },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { card: 'Diesel', is: { at: 'heap' } },
      ],
    },
  },
  'Ultraviolet Clearance': {
    'costs three clicks, for credits, cards and an install': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 6,
        hq: ['Ultraviolet Clearance'],
        rd: ['Hedge Fund', 'Biotic Labor', 'Anonymous Tip', 'Enigma', 'Archived Memories'],
      },
      script: [
        corpPlays('Ultraviolet Clearance'),
        corpChooses('Ultraviolet Clearance', { server: 'HQ' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 0 },
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
};
