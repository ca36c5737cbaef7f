import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  runnerUses,
  corpUses,
  runnerPlays,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  'Escalate Vitriol': {
    'gains a credit for each tag, once a turn': {
      rules: ['ABIL-14'],
      turn: corpTurn,
      corp: { score: ['Escalate Vitriol'] },
      runner: { tags: 2 },
      script: [
        corpUses('Escalate Vitriol', 0),
        corpUses('Escalate Vitriol', 0, { illegal: 'ALREADY_USED' }),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  'AR-Enhanced Security': {
    'tags whoever trashes a card first in a turn': {
      corp: {
        score: ['AR-Enhanced Security'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Net Analytics': {
    'may draw as the Runner removes or avoids tags': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Net Analytics')] },
          'R&D': { ice: [rezzed('Hunter')] },
        },
      },
      runner: { credits: 4, tags: 1, rig: { resources: ['Decoy'] } },
      script: [
        runner('remove-tag'),
        corpChooses('Net Analytics', { option: 'yes' }),
        run('R&D'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runnerUses('Decoy', 'prevent', { at: 'prevent' }),
        corpChooses('Net Analytics', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'asks nothing where the Corp pays with a tag': {
      turn: corpTurn,
      corp: {
        hq: ['Observe and Destroy'],
        servers: { 'Server 1': { cards: [rezzed('Net Analytics')] } },
      },
      runner: { tags: 1, rig: { programs: ['Corroder'] } },
      script: [
        corpPlays('Observe and Destroy'),
        corpChooses('Observe and Destroy', { cards: ['Corroder'] }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.hq', count: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
  'Free Lunch': {
    'takes in two counters, and takes a credit for each': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Free Lunch')] } } },
      script: [run('R&D'), corpUses('Free Lunch', 0, { at: 'run.5.1' }), goTo('run-ended')],
      expect: [
        { card: 'Free Lunch', is: { counters: { power: 1 } } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
  },
  Authenticator: {
    'pays and ends the run': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Authenticator')] } } },
      script: [run('R&D'), runnerChooses('Authenticator', { option: 'no' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'may be bypassed for a tag': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Authenticator')] } } },
      script: [run('R&D'), runnerChooses('Authenticator', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'corp.credits', eq: 5 },
        { facts: [{ type: 'ice-bypassed' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Henry Phillips': {
    'pays two credits for each subroutine that a tagged Runner breaks': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')], cards: [rezzed('Henry Phillips')] } } },
      runner: { tags: 1, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('choice'),
      ],
      expect: [{ path: 'corp.credits', eq: 9 }],
    },
    'pays for ice met while it is accessed, which protects another server': {
      corp: {
        credits: 5,
        hq: ['Herald'],
        servers: { HQ: { cards: [rezzed('Henry Phillips')] } },
      },
      policy: { random: 'first' },
      runner: { tags: 1, credits: 2, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runner('access', { card: 'Henry Phillips' }),
        runner('leave-accessed', { card: 'Henry Phillips' }),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays nothing without a tag, nor elsewhere': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Quandary')] },
          Archives: { ice: [rezzed('Quandary')], cards: [rezzed('Henry Phillips')] },
        },
      },
      runner: { credits: 2, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        run('Archives'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Traffic Analyzer': {
    'gains a credit by a trace with each ice rezzed before its server': {
      corp: {
        credits: 1,
        servers: {
          'R&D': { ice: ['Ice Wall'], cards: [rezzed('Traffic Analyzer')] },
          HQ: { ice: ['Ice Wall'] },
        },
      },
      runner: { credits: 0 },
      script: [run('R&D'), corp('rez', { card: 'Ice Wall#2', at: 'run.2.3' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 1 }, { facts: [{ type: 'trace-began', base: 2 }] }],
    },
    'does nothing with ice of another server': {
      corp: {
        credits: 1,
        servers: { 'R&D': { cards: [rezzed('Traffic Analyzer')] }, HQ: { ice: ['Ice Wall'] } },
      },
      script: [run('HQ'), corp('rez', { card: 'Ice Wall', at: 'run.2.3' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'trace-began' } }],
    },
  },
  'Rolling Brownout': {
    'makes events and operations a credit dearer, and pays for the first event of a turn': {
      lines: [0, 1, 2],
      turn: { ...corpTurn, clicks: 2 },
      corp: {
        credits: 8,
        identity: 'Jinteki: Personal Evolution',
        hq: ['Rolling Brownout', 'Hedge Fund'],
      },
      runner: { credits: 7, grip: ['Sure Gamble', 'Easy Mark'] },
      script: [
        corpPlays('Rolling Brownout'),
        corpPlays('Hedge Fund', { expect: [{ path: 'corp.credits', eq: 9 }] }),
        goTo('runner.1.6'),
        runnerPlays('Sure Gamble', { expect: [{ path: 'runner.credits', eq: 10 }] }),
        runnerPlays('Easy Mark'),
      ],
      expect: [
        { path: 'runner.credits', eq: 12 },
        { path: 'corp.credits', eq: 10 },
      ],
    },
  },
  'Threat Level Alpha': {
    'doubles the tags by a trace': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 3, hq: ['Threat Level Alpha'] },
      runner: { credits: 0, tags: 3 },
      script: [
        corpPlays('Threat Level Alpha'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.tags', eq: 6 },
        { path: 'corp.clicks', eq: 1 },
        { facts: [{ type: 'trace-began', base: 1 }] },
      ],
    },
    'gives one to a Runner without': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 3, hq: ['Threat Level Alpha'] },
      runner: { credits: 0 },
      script: [
        corpPlays('Threat Level Alpha'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives one to a Runner who is tagged without having one': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 3, hq: ['Threat Level Alpha'] },
      runner: { credits: 0, rig: { resources: ['Paparazzi'] } },
      script: [
        corpPlays('Threat Level Alpha'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Threat Level Alpha'] },
      script: [corpPlays('Threat Level Alpha', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'CPC Generator': {
    'gains a credit with the first click for one': {
      corp: { servers: { 'Server 1': { cards: [rezzed('CPC Generator')] } } },
      script: [runner('draw'), runner('gain-credit'), runner('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
  },
  'SYNC BRE': {
    'gives a tag, and takes a card from each later access': {
      lines: [0, 1],
      corp: { hq: ['Hostile Takeover'], servers: { HQ: { ice: [rezzed('SYNC BRE')] } } },
      runner: { credits: 0 },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Hostile Takeover', is: { at: 'hq' } },
      ],
    },
    'takes the one card of a remote server, too': {
      rules: ['ACC-27'],
      lines: [1],
      corp: {
        servers: { 'Server 1': { ice: [rezzed('SYNC BRE')], cards: ['Hostile Takeover'] } },
      },
      runner: { credits: 0 },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        corp('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } }],
    },
  },
  'MCA Informant': {
    'lies on a connection, and ends the action phase': {
      lines: [0, 1],
      rules: ['TURN-20', 'HOST-14'],
      turn: corpTurn,
      corp: { hq: ['MCA Informant'], credits: 5 },
      runner: { rig: { resources: ['Kati Jones', 'Underworld Contact', 'Armitage Codebusting'] } },
      script: [
        corpPlays('MCA Informant'),
        corpChooses('MCA Informant', { cards: ['Armitage Codebusting'], illegal: 'BAD_TARGET' }),
        corpChooses('MCA Informant', { cards: ['Kati Jones'] }),
      ],
      expect: [
        { card: 'MCA Informant', is: { at: 'hosted:Kati Jones' } },
        { path: 'corp.clicks', eq: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'counts as a tag beside others, and for itself': {
      lines: [1],
      rules: ['TAG-01', 'CONV-06'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: { hq: ['Traffic Accident'], credits: 5 },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Easy Mark'],
        rig: { resources: [{ card: 'Kati Jones', hosted: ['MCA Informant'] }] },
      },
      script: [corpPlays('Traffic Accident')],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
    'lets a resource be trashed, and cannot be removed as a tag': {
      lines: [1],
      rules: ['TAG-02', 'TAG-03'],
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      corp: { credits: 5 },
      runner: {
        credits: 5,
        rig: { resources: [{ card: 'Kati Jones', hosted: ['MCA Informant'] }, 'Ice Carver'] },
      },
      script: [
        runner('remove-tag', { illegal: 'NO_EFFECT' }),
        runner('gain-credit'),
        goTo('turn-ended'),
        corp('trash-resource', { card: 'Ice Carver' }),
      ],
      expect: [{ card: 'Ice Carver', is: { at: 'heap' } }],
    },
    'goes with the connection, which the Runner may trash': {
      lines: [1],
      runner: {
        credits: 5,
        rig: { resources: [{ card: 'Kati Jones', hosted: ['MCA Informant'] }] },
      },
      script: [runnerUses('Kati Jones', 3)],
      expect: [
        { card: 'Kati Jones', is: { at: 'heap' } },
        { card: 'MCA Informant', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
};
