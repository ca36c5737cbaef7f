import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  runnerDoes as runner,
  wholeRun,
  run,
  runnerUses,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  'Fly on the Wall': {
    'gives a tag as it is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Fly on the Wall', advancement: 3 }] } } },
      script: [corp('score', { card: 'Fly on the Wall' }), goTo('corp.2.2')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives none as it is stolen': {
      corp: { servers: { 'Server 1': { cards: ['Fly on the Wall'] } } },
      script: [...wholeRun('Server 1')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  SIU: {
    'may be trashed as the turn begins to trace for a tag': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, servers: { 'Server 1': { cards: [rezzed('SIU')] } } },
      runner: { credits: 0 },
      script: [runner('draw'), corpChooses('SIU', { option: 'yes' }), goTo('corp.2.2')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'SIU', is: { at: 'archives' } },
        { facts: [{ type: 'trace-began', base: 3 }] },
      ],
    },
    'may stay': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, servers: { 'Server 1': { cards: [rezzed('SIU')] } } },
      script: [runner('draw'), corpChooses('SIU', { option: 'no' }), goTo('corp.2.2')],
      expect: [
        { card: 'SIU', is: { at: 'Server 1.cards[0]' } },
        { noFact: { type: 'trace-began' } },
      ],
    },
  },
  Hydra: {
    'tags a Runner without tags, and then does the rest': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Hydra')] } } },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
        { path: 'corp.credits', eq: 10 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does three net damage to a tagged Runner': {
      lines: [0],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Hydra')] } } },
      runner: { tags: 1, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Attitude Adjustment': {
    'draws two, and pays two for each agenda that it shuffles into R&D': {
      turn: corpTurn,
      corp: {
        hq: ['Attitude Adjustment', 'Hostile Takeover'],
        archives: ['Priority Requisition', 'Enigma'],
      },
      policy: { random: 'first' },
      script: [
        corpPlays('Attitude Adjustment'),
        corpChooses('Attitude Adjustment', { cards: ['Hostile Takeover', 'Priority Requisition'] }),
        corpDoes('gain-credit'),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.rd', count: 3 },
        { path: 'corp.archives', count: 2 },
      ],
    },
    'may shuffle none': {
      turn: corpTurn,
      corp: { hq: ['Attitude Adjustment', 'Hostile Takeover'] },
      policy: { random: 'first' },
      script: [
        corpPlays('Attitude Adjustment'),
        corpChooses('Attitude Adjustment', { cards: [] }),
        corpDoes('gain-credit'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'corp.hq', count: 3 },
      ],
    },
  },
  'Acme Consulting: The Truth You Need': {
    'counts as a tag while the outermost ice is encountered': {
      lines: [0],
      rules: ['TAG-01', 'CONV-06'],
      corp: {
        identity: 'Acme Consulting: The Truth You Need',
        servers: { 'R&D': { ice: [rezzed('Universal Connectivity Fee')] } },
      },
      runner: { credits: 5 },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    "does not at ice further in, nor in the Corp's own turn": {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'Acme Consulting: The Truth You Need',
        credits: 5,
        servers: { 'R&D': { ice: [rezzed('Universal Connectivity Fee'), rezzed('Bailiff')] } },
      },
      runner: { credits: 5, rig: { programs: ['Corroder'], resources: ['Ice Carver'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        goTo('turn-ended'),
        corp('trash-resource', { card: 'Ice Carver', illegal: 'PLAY_RESTRICTION' }),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Arella Salvatore': {
    'installs a card, and advances it': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Priority Requisition'],
        servers: {
          'Server 1': {
            cards: [rezzed('Arella Salvatore'), { card: 'Hostile Takeover', advancement: 2 }],
          },
        },
      },
      script: [
        corpDoes('score', { card: 'Hostile Takeover' }),
        corpChooses('Arella Salvatore', { option: 'yes' }),
        corpChooses('Arella Salvatore', { server: 'Server 1' }),
      ],
      expect: [
        { card: 'Priority Requisition', is: { at: 'Server 1.cards[1]', advancement: 1 } },
        { view: 'runner', mustNotContain: ['Priority Requisition'] },
      ],
    },
    'does nothing for an agenda of another server': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Priority Requisition'],
        servers: {
          'Server 1': { cards: [rezzed('Arella Salvatore')] },
          'Server 2': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      script: [corpDoes('score', { card: 'Hostile Takeover' }), corpDoes('gain-credit')],
      expect: [{ path: 'corp.hq', eq: ['Priority Requisition'] }],
    },
  },
};
