import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  'Spark Agency: Worldswide Reach': {
    'takes a credit with the first advertisement of a turn': {
      rules: ['ORD-01'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Spark Agency: Worldswide Reach',
        credits: 9,
        servers: {
          'Server 1': { cards: ['Melange Mining Corp.'] },
          'Server 2': { cards: ['PAD Campaign'] },
          'Server 3': { cards: ['Adonis Campaign'] },
        },
      },
      script: [
        corp('rez', { card: 'Melange Mining Corp.', expect: [{ path: 'runner.credits', eq: 5 }] }),
        corp('rez', { card: 'PAD Campaign', expect: [{ path: 'runner.credits', eq: 4 }] }),
        corp('rez', { card: 'Adonis Campaign' }),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'takes it in the turn of the Runner, too': {
      corp: {
        identity: 'Spark Agency: Worldswide Reach',
        servers: { HQ: { ice: ['Pop-up Window'] } },
      },
      script: [run('HQ'), corp('rez', { card: 'Pop-up Window', at: 'run.2.3' })],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  'Rebranding Team': {
    'makes every asset an advertisement': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Spark Agency: Worldswide Reach',
        score: ['Rebranding Team'],
        servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } },
      },
      script: [corp('rez', { card: 'Melange Mining Corp.' })],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'does nothing for the Runner who stole it': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Spark Agency: Worldswide Reach',
        servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } },
      },
      runner: { score: ['Rebranding Team'] },
      script: [corp('rez', { card: 'Melange Mining Corp.' })],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
  'Quantum Predictive Model': {
    'is revealed from R&D, and scores itself against a tagged Runner': {
      lines: [0, 1],
      corp: { rd: ['Quantum Predictive Model', 'Biotic Labor'] },
      runner: { tags: 1 },
      script: [...wholeRun('R&D')],
      expect: [
        { facts: [{ type: 'revealed' }] },
        { card: 'Quantum Predictive Model', is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 1 },
        { path: 'runner.agendaPoints', eq: 0 },
        { noFact: { type: 'scored' } },
      ],
    },
    'is stolen by a Runner without a tag': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Quantum Predictive Model'] } } },
      script: [...wholeRun('Server 1')],
      expect: [
        { card: 'Quantum Predictive Model', is: { at: 'runner.score' } },
        { noFact: { type: 'revealed' } },
      ],
    },
  },
  'News Team': {
    'gives two tags': {
      lines: [0, 1],
      corp: { rd: ['News Team', 'Biotic Labor'] },
      script: [
        run('R&D'),
        runnerChooses('News Team', { option: 'take-tags' }),
        runner('leave-accessed', { card: 'News Team' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { card: 'News Team', is: { at: 'rd[0]' } },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'is taken instead, for a point less': {
      lines: [1],
      rules: ['CONV-01'],
      corp: { servers: { 'Server 1': { cards: ['News Team'] } } },
      runner: { score: ['Hostile Takeover'] },
      script: [
        run('Server 1'),
        runnerChooses('News Team', { option: 'add-to-score-area' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { card: 'News Team', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 0 },
        { noFact: { type: 'stolen' } },
      ],
    },
  },
  'Reality Threedee': {
    'costs a bad publicity and pays a credit a turn': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['Reality Threedee'] } } },
      script: [
        runner('gain-credit'),
        corp('rez', { card: 'Reality Threedee', at: 'corp.1.2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.credits', eq: 6 },
      ],
    },
    'pays two while the Runner is tagged': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Reality Threedee')] } } },
      runner: { tags: 1 },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.credits', eq: 7 },
      ],
    },
  },
  '24/7 News Cycle': {
    'forfeits an agenda to score another again': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['24/7 News Cycle'],
        score: ['Hostile Takeover', 'Government Contracts'],
      },
      script: [
        corpPlays('24/7 News Cycle', { forfeit: ['Government Contracts'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.agendaPoints', eq: 1 },
        { card: 'Government Contracts', is: { at: 'removed' } },
        { noFact: { type: 'scored' } },
      ],
    },
    'cannot be played without an agenda to forfeit': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['24/7 News Cycle'] },
      script: [corpPlays('24/7 News Cycle', { illegal: 'CANNOT_PAY' })],
    },
  },
  'Media Blitz': {
    'has the text of an agenda in the score area of the Runner': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Media Blitz'] },
      runner: { score: ['Self-Destruct Chips', 'Priority Requisition'] },
      script: [
        corpPlays('Media Blitz'),
        corpChooses('Media Blitz', { cards: ['Self-Destruct Chips'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.handSize', eq: 4 }],
    },
    'goes as an agenda is stolen': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Media Blitz'], servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { score: ['Self-Destruct Chips'] },
      script: [corpPlays('Media Blitz'), goTo('runner.1.6'), ...wholeRun('Server 1')],
      expect: [
        { path: 'runner.handSize', eq: 5 },
        { card: 'Media Blitz', is: { at: 'archives' } },
      ],
    },
  },
  'The All-Seeing I': {
    'trashes all resources of a tagged Runner': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['The All-Seeing I'] },
      runner: { tags: 1, rig: { resources: ['Wyldside', 'Bank Job'] } },
      script: [corpPlays('The All-Seeing I'), goTo('corp.2.2')],
      expect: [{ path: 'runner.rig.resources', count: 0 }],
    },
    'is stopped by a bad publicity that the Runner removes': {
      turn: corpTurn,
      corp: { hq: ['The All-Seeing I'], badPublicity: 1 },
      runner: { tags: 1, rig: { resources: ['Wyldside', 'Bank Job'] } },
      script: [
        corpPlays('The All-Seeing I'),
        runnerChooses('The All-Seeing I', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.rig.resources', count: 2 },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'is not played without a tag': {
      turn: corpTurn,
      corp: { hq: ['The All-Seeing I'] },
      script: [corpPlays('The All-Seeing I', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Ad Blitz': {
    'installs and rezzes advertisements, with all their costs': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 10,
        hq: ['Ad Blitz', 'PAD Campaign'],
        archives: ['Launch Campaign', 'Hedge Fund'],
      },
      script: [
        corpPlays('Ad Blitz', { x: 2 }),
        corpChooses('Ad Blitz', { cards: ['PAD Campaign'] }),
        corpChooses('Ad Blitz', { server: 'new' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', rezzed: true } },
        { card: 'Launch Campaign', is: { at: 'Server 2.cards[0]', rezzed: true } },
        { path: 'corp.credits', eq: 5 },
        { path: 'turn.clicks', eq: 1 },
      ],
    },
  },
  'Surveillance Sweep': {
    'has the Runner spend first in a trace during a run': {
      rules: ['TRC-09'],
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1, at: 'corp.2.2' },
      corp: { hq: ['Surveillance Sweep'], servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      script: [
        corpPlays('Surveillance Sweep'),
        run('R&D'),
        runner('bid', { credits: 3 }),
        corp('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 2 },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'changes no trace outside of runs': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Surveillance Sweep', 'SEA Source'] },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        corpPlays('Surveillance Sweep'),
        corpPlays('SEA Source'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 5 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'goes when an agenda is stolen': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1, at: 'corp.2.2' },
      corp: {
        hq: ['Surveillance Sweep'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      script: [
        corpPlays('Surveillance Sweep'),
        run('Server 1'),
        runner('steal', { card: 'Hostile Takeover' }),
      ],
      expect: [{ card: 'Surveillance Sweep', is: { at: 'archives' } }],
    },
  },
};
