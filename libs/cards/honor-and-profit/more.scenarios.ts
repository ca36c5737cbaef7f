import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const moreScenarios: CardSketches = {
  'Harmony Medtech: Biomedical Pioneer': {
    'lets the Runner win with six points': {
      rules: ['WIN-01'],
      corp: { identity: 'Harmony Medtech: Biomedical Pioneer', hq: ['Priority Requisition'] },
      runner: { score: ['Priority Requisition'] },
      script: [...wholeRun('HQ')],
      expect: [{ winner: 'runner', reason: 'agenda-points' }],
    },
    'does not let anybody win with five': {
      corp: { identity: 'Harmony Medtech: Biomedical Pioneer', hq: ['Private Security Force'] },
      runner: { score: ['Priority Requisition'] },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.agendaPoints', eq: 5 }, { winner: null }],
    },
  },
  'Medical Breakthrough': {
    'makes each other copy cheaper while it is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Medical Breakthrough'],
        servers: { 'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Medical Breakthrough#2' })],
      expect: [{ path: 'corp.agendaPoints', eq: 4 }],
    },
    'does so while the Runner has it, and not while it is only installed': {
      rules: ['ZONE-04'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 2 }] },
          'Server 2': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] },
        },
      },
      runner: { score: ['Medical Breakthrough'] },
      script: [
        corp('score', { card: 'Medical Breakthrough#1', illegal: 'NOT_ENOUGH_ADVANCEMENTS' }),
        corp('score', { card: 'Medical Breakthrough#2' }),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
    'needs four counters while another copy lies in Archives': {
      rules: ['ZONE-04'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        archives: [{ card: 'Medical Breakthrough', faceup: true }],
        servers: { 'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Medical Breakthrough#2', illegal: 'NOT_ENOUGH_ADVANCEMENTS' }),
      ],
    },
    'needs four counters without another copy': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Medical Breakthrough', illegal: 'NOT_ENOUGH_ADVANCEMENTS' })],
    },
  },
  'The Future Perfect': {
    'is not stolen where the numbers differ': {
      rules: ['PSI-01', 'STEAL-01'],
      corp: { hq: ['The Future Perfect'] },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'The Future Perfect', is: { at: 'hq' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'is stolen where they are the same, also in a later access': {
      rules: ['PSI-01'],
      corp: { hq: ['The Future Perfect'] },
      runner: { identity: 'Noise: Hacker Extraordinaire' },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
        run('HQ'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'The Future Perfect', is: { at: 'runner.score' } },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'is stolen without ado where it is installed': {
      corp: { servers: { 'Server 1': { cards: ['The Future Perfect'] } } },
      script: [...wholeRun('Server 1')],
      expect: [{ card: 'The Future Perfect', is: { at: 'runner.score' } }],
    },
  },
  'Shi.Kyū': {
    'does as much damage as was paid': {
      corp: { hq: ['Shi.Kyū'] },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 2 }),
        runnerChooses('Shi.Kyū', { option: 'take-damage' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'goes to the score area of the Runner instead, worth one point less than none': {
      corp: { hq: ['Shi.Kyū'] },
      runner: { grip: ['Diesel'], score: ['Private Security Force'] },
      script: [
        run('HQ'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 5 }),
        runnerChooses('Shi.Kyū', { option: 'add-to-score-area' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Shi.Kyū', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 1 },
        { card: 'Diesel', is: { at: 'grip' } },
      ],
    },
    'does nothing from R&D': {
      corp: { rd: ['Shi.Kyū', 'Biotic Labor'] },
      script: [run('R&D'), goTo('choice')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'NeoTokyo Grid': {
    'gives a credit for the first token of a turn': {
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: ['Private Security Force', rezzed('NeoTokyo Grid')] } },
      },
      script: [
        corp('advance', { card: 'Private Security Force' }),
        corp('advance', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
    'counts tokens that are placed, and no others than those in its server': {
      turn: { ...corpTurn, clicks: 4 },
      corp: {
        hq: ['Shipment from Kaguya'],
        servers: {
          'Server 1': { cards: ['Private Security Force', rezzed('NeoTokyo Grid')] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      script: [
        corp('advance', { card: 'Priority Requisition' }),
        corpPlays('Shipment from Kaguya'),
        corpChooses('Shipment from Kaguya', {
          cards: ['Private Security Force', 'Priority Requisition'],
        }),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'does not count ice that protects it': {
      turn: corpTurn,
      corp: { servers: { 'Server 1': { ice: ['Ice Wall'], cards: [rezzed('NeoTokyo Grid')] } } },
      script: [corp('advance', { card: 'Ice Wall' })],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
  },
  'Plan B': {
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: ['Plan B'] } } },
      script: [corp('advance', { card: 'Plan B' })],
      expect: [{ card: 'Plan B', is: { advancement: 1 } }],
    },
    'scores an agenda out of HQ that needs no more tokens than it has': {
      lines: [1],
      rules: ['SCORE-04'],
      corp: {
        hq: ['Private Security Force', 'Priority Requisition'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 4 }] } },
      },
      script: [run('Server 1'), corpChooses('Plan B', { option: 'yes' }), goTo('choice')],
      expect: [
        { card: 'Private Security Force', is: { at: 'corp.score' } },
        { card: 'Priority Requisition', is: { at: 'hq' } },
      ],
    },
    'scores nothing with too few': {
      lines: [1],
      corp: {
        hq: ['Private Security Force'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 3 }] } },
      },
      script: [run('Server 1'), goTo('choice')],
      expect: [
        { pending: { for: 'runner', kind: 'trash-accessed' } },
        { path: 'corp.agendaPoints', eq: 0 },
      ],
    },
  },
  'Diversified Portfolio': {
    'counts the remotes that hold a card, not those that only ice protects': {
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Diversified Portfolio'],
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { ice: ['Ice Wall'] },
          'Server 3': { cards: ['Adonis Campaign'], ice: ['Enigma'] },
          HQ: { cards: ['Akitaro Watanabe'] },
        },
      },
      script: [corpPlays('Diversified Portfolio')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
  },
  'Iain Stirling: Retired Spook': {
    'gains two credits while the Corp has more points': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: ['Private Security Force'] },
      runner: { identity: 'Iain Stirling: Retired Spook', credits: 0 },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'gains nothing while both have as many': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: ['Private Security Force'] },
      runner: {
        identity: 'Iain Stirling: Retired Spook',
        credits: 0,
        score: ['Private Security Force'],
      },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  Feint: {
    'bypasses the first two pieces of ice, not the third, and accesses nothing': {
      corp: {
        hq: ['Private Security Force'],
        servers: { HQ: { ice: [rezzed('Pop-up Window'), rezzed('Ice Wall'), rezzed('Enigma')] } },
      },
      runner: { grip: ['Feint'] },
      script: [
        runnerPlays('Feint'),
        goTo('choice'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed' }, { type: 'ice-bypassed' }, { type: 'run-successful' }] },
        { noFact: { type: 'accessed' } },
        { path: 'corp.credits', eq: 6 },
      ],
    },
  },
  'Planned Assault': {
    'costs a second click': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Planned Assault'], stack: ['Dirty Laundry', 'Diesel'] },
      script: [runnerPlays('Planned Assault', { illegal: 'NO_CLICKS' })],
    },
    'plays a run event out of the stack, for its play cost': {
      lines: [0, 1],
      policy: { random: 'first' },
      runner: { grip: ['Planned Assault'], stack: ['Diesel', 'Dirty Laundry'] },
      script: [
        runnerPlays('Planned Assault', { server: 'Archives' }),
        runnerChooses('Dirty Laundry', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 6 },
        { card: 'Dirty Laundry', is: { at: 'heap' } },
      ],
    },
  },
  Window: {
    'draws from the bottom': {
      runner: { stack: ['Diesel', 'Sure Gamble', 'Corroder'], rig: { hardware: ['Window'] } },
      script: [runnerUses('Window', 0)],
      expect: [
        { card: 'Corroder', is: { at: 'grip' } },
        { card: 'Diesel', is: { at: 'stack[0]' } },
      ],
    },
  },
  Bug: {
    'is installed only after a successful run on HQ': {
      lines: [0],
      runner: { grip: ['Bug'] },
      script: [
        installs('Bug', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('HQ'),
        installs('Bug'),
      ],
      expect: [{ card: 'Bug', is: { at: 'rig' } }],
    },
    'shows a card that the Corp draws for two credits': {
      lines: [1],
      turn: corpTurn,
      corp: { rd: ['Enigma', 'Ice Wall'] },
      runner: { rig: { programs: ['Bug'] } },
      script: [corp('draw'), runnerChooses('Bug', { option: 'yes' })],
      expect: [
        { facts: [{ type: 'revealed' }] },
        { path: 'runner.credits', eq: 3 },
        { card: 'Enigma', is: { at: 'hq' } },
      ],
    },
    'asks for each card by itself, and shows none that is not paid for': {
      lines: [1],
      rules: ['ABIL-05'],
      turn: corpTurn,
      corp: { hq: ['Anonymous Tip'], rd: ['Enigma', 'Ice Wall', 'Hunter', 'PAD Campaign'] },
      runner: { credits: 3, rig: { programs: ['Bug'] } },
      script: [
        corpPlays('Anonymous Tip'),
        runnerChooses('Bug', { option: 'no' }),
        runnerChooses('Bug', { option: 'yes' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { view: 'runner', mustNotContain: ['Enigma', 'Hunter'] },
      ],
    },
  },
  'Grappling Hook': {
    'breaks all subroutines but one': {
      rules: ['BRK-04'],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Grappling Hook'] } },
      script: [
        run('HQ'),
        runnerUses('Grappling Hook', 0, { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
        { card: 'Grappling Hook', is: { at: 'heap' } },
      ],
    },
    'has nothing to break on ice with a single one': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Grappling Hook'] } },
      script: [
        run('HQ'),
        runnerUses('Grappling Hook', 0, { at: 'run.3.1', illegal: ['NO_EFFECT', 'WRONG_WINDOW'] }),
      ],
    },
  },
  'Push Your Luck': {
    'doubles what was spent where the Corp guesses wrong': {
      runner: { credits: 5, grip: ['Push Your Luck'] },
      script: [
        runnerPlays('Push Your Luck'),
        runnerChooses('Push Your Luck', { number: 3 }),
        corpChooses('Push Your Luck', { option: 'even' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'loses it where the Corp is right': {
      runner: { credits: 5, grip: ['Push Your Luck'] },
      script: [
        runnerPlays('Push Your Luck'),
        runnerChooses('Push Your Luck', { number: 2 }),
        corpChooses('Push Your Luck', { option: 'even' }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Security Testing': {
    'gives two credits instead of the first accesses there': {
      rules: ['REPL-01', 'ORD-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Private Security Force'] },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        credits: 0,
        rig: { resources: ['Security Testing'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Security Testing', { option: 'yes' }),
        runnerChooses('Security Testing', { server: 'HQ' }),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }, { noFact: { type: 'accessed' } }],
    },
    'leaves later runs, and other servers, as they are': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Private Security Force'] },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        credits: 0,
        rig: { resources: ['Security Testing'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Security Testing', { option: 'yes' }),
        runnerChooses('Security Testing', { server: 'HQ' }),
        goTo('runner.1.6'),
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Private Security Force', is: { at: 'runner.score' } },
      ],
    },
  },
  'Q-Coherence Chip': {
    'gives a memory unit': {
      lines: [0],
      runner: { rig: { hardware: ['Q-Coherence Chip'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'goes with an installed program': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: [rezzed('Rototurret')] } },
      },
      runner: { rig: { hardware: ['Q-Coherence Chip'], programs: ['Corroder', 'Imp'] } },
      script: [run('HQ'), corpChooses('Rototurret', { cards: ['Corroder'] }), goTo('run-ended')],
      expect: [{ card: 'Q-Coherence Chip', is: { at: 'heap' } }],
    },
    'stays when a program is lost out of the grip': {
      lines: [1],
      corp: { hq: ['Fetal AI'], servers: { 'R&D': { ice: [rezzed('Data Mine')] } } },
      runner: { grip: ['Corroder'], rig: { hardware: ['Q-Coherence Chip'] } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Q-Coherence Chip', is: { at: 'rig' } },
      ],
    },
  },
  'Oracle May': {
    'draws what was named, and pays for it, once a turn': {
      lines: [0, 1],
      runner: {
        stack: ['Corroder', 'Diesel', 'Sure Gamble'],
        rig: { resources: ['Oracle May'] },
      },
      script: [
        runnerUses('Oracle May', 1),
        runnerChooses('Oracle May', { option: 'program' }),
        runnerUses('Oracle May', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'grip' } },
        { path: 'runner.credits', eq: 7 },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'trashes anything else': {
      lines: [1],
      runner: { stack: ['Diesel', 'Corroder'], rig: { resources: ['Oracle May'] } },
      script: [runnerUses('Oracle May', 1), runnerChooses('Oracle May', { option: 'hardware' })],
      expect: [
        { card: 'Diesel', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  'Donut Taganes': {
    'makes events dearer': {
      runner: {
        credits: 1,
        grip: ['Easy Mark', 'Diesel'],
        rig: { resources: ['Donut Taganes'] },
      },
      script: [runnerPlays('Easy Mark'), runnerPlays('Diesel')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'makes operations dearer, too': {
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 5,
        hq: ['Hedge Fund', 'Beanstalk Royalties'],
      },
      runner: { rig: { resources: ['Donut Taganes'] } },
      script: [
        corpPlays('Hedge Fund', { illegal: 'CANNOT_PAY' }),
        corpPlays('Beanstalk Royalties'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
};
