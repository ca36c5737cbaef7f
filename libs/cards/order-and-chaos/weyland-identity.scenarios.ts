import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const scoring = { ...corpTurn, at: 'corp.1.2' };
const argus = { identity: 'Argus Security: Protection Guaranteed' };

export const weylandIdentityScenarios: CardSketches = {
  'Gagarin Deep Space: Expanding the Horizon': {
    'makes the Runner pay for each card accessed in a remote server': {
      rules: ['COST-06', 'COST-07'],
      corp: {
        identity: 'Gagarin Deep Space: Expanding the Horizon',
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [
        run('Server 1'),
        runnerChooses('Gagarin Deep Space: Expanding the Horizon', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'keeps a Runner who declines, or has nothing, from the card': {
      corp: {
        identity: 'Gagarin Deep Space: Expanding the Horizon',
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      runner: { credits: 1 },
      script: [
        run('Server 1'),
        runnerChooses('Gagarin Deep Space: Expanding the Horizon', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'accessed' } }, { path: 'runner.credits', eq: 1 }],
    },
    'asks nothing in a central server': {
      corp: {
        identity: 'Gagarin Deep Space: Expanding the Horizon',
        hq: ['Private Security Force'],
      },
      runner: { credits: 0 },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
  },
  'Argus Security: Protection Guaranteed': {
    'lets the Runner take a tag for a theft': {
      corp: { ...argus, servers: remote('Hostile Takeover') },
      runner: { grip: ['Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Hostile Takeover' }),
        runner('choose', { for: argus.identity, option: 'take-tag' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 2 },
      ],
    },
    'lets the Runner suffer meat damage instead': {
      corp: { ...argus, servers: remote('Hostile Takeover') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Hostile Takeover' }),
        runner('choose', { for: argus.identity, option: 'suffer-damage' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'damage-suffered', kind: 'meat', amount: 2 }] },
      ],
    },
    'hurts no one who has won': {
      corp: {
        identity: 'Argus Security: Protection Guaranteed',
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      runner: { grip: [], score: ['Priority Requisition', 'Hostile Takeover'] },
      script: [run('Server 1'), goTo('run-ended')],
      expect: [{ winner: 'runner', reason: 'agenda-points' }],
    },
    'kills who takes the damage with one card': {
      corp: {
        identity: 'Argus Security: Protection Guaranteed',
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        run('Server 1'),
        goTo('choice', { expect: [{ path: 'runner.agendaPoints', eq: 1 }] }),
      ],
      expect: [{ pending: { for: 'runner' } }],
    },
  },
  'Titan Transnational: Investing In Your Future': {
    'may place an agenda counter on any agenda that is scored': {
      turn: scoring,
      corp: {
        identity: 'Titan Transnational: Investing In Your Future',
        servers: remote({ card: 'Hostile Takeover', advancement: 2 }),
      },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        corp('choose', {
          for: 'Hostile Takeover',
          option: 'resolve-first',
          cards: ['Hostile Takeover'],
        }),
        corp('choose', { for: 'Titan Transnational: Investing In Your Future', option: 'yes' }),
      ],
      expect: [{ card: 'Hostile Takeover', is: { at: 'corp.score', counters: { agenda: 1 } } }],
    },
    'places none on a stolen agenda': {
      corp: {
        identity: 'Titan Transnational: Investing In Your Future',
        servers: remote('Private Security Force'),
      },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ card: 'Private Security Force', is: { counters: { agenda: 0 } } }],
    },
    'places a counter on what it scores by Plan B, too': {
      corp: {
        identity: 'Titan Transnational: Investing In Your Future',
        hq: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 2 }] } },
      },
      script: [
        run('Server 1'),
        corpChooses('Plan B', { option: 'yes' }),
        corpChooses('Plan B', { cards: ['Hostile Takeover'] }),
        corpChooses('Titan Transnational: Investing In Your Future', { option: 'yes' }),
        goTo('choice'),
      ],
      expect: [{ card: 'Hostile Takeover', is: { at: 'corp.score', counters: { agenda: 1 } } }],
    },
  },
};
