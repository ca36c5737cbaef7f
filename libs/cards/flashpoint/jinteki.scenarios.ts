import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpPlays,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
  corpUses,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  Aiki: {
    'gives two cards where the bids differ, and does damage': {
      lines: [0, 1, 2],
      rules: ['PSI-01'],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Aiki')] } } },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.heap', count: 2 },
      ],
    },
  },
  'DNA Tracker': {
    'takes cards and credits': {
      lines: [0, 1, 2],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('DNA Tracker')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', eq: [] },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Jinteki: Potential Unleashed': {
    'trashes a card of the stack with net damage': {
      policy: { random: 'first' },
      corp: {
        identity: 'Jinteki: Potential Unleashed',
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ path: 'runner.stack', count: 2 }],
    },
  },
  Chrysalis: {
    'is encountered as it is accessed': {
      lines: [0, 1, 2],
      rules: ['ENC-07'],
      policy: { random: 'first' },
      corp: { rd: ['Chrysalis', 'Biotic Labor'] },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [run('R&D'), runner('trash-accessed', { card: 'Chrysalis' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 4 },
        { card: 'Chrysalis', is: { at: 'archives' } },
        { facts: [{ type: 'revealed' }, { type: 'ice-encountered' }, { type: 'trashed' }] },
      ],
    },
    'is broken as it is accessed': {
      lines: [1],
      corp: { hq: ['Chrysalis'] },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { programs: ['Mimic'] } },
      script: [
        run('HQ'),
        runnerUses('Mimic', 'break', { subs: [0] }),
        runner('leave-accessed', { card: 'Chrysalis' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'is ignored in Archives': {
      lines: [1],
      corp: { archives: ['Chrysalis'] },
      script: [...wholeRun('Archives')],
      expect: [{ noFact: { type: 'ice-encountered' } }],
    },
  },
  Chiyashi: {
    'does net damage twice and ends the run': {
      lines: [1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Chiyashi')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Sure Gamble'] },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'eats the stack as it is broken beside AI': {
      lines: [0],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Chiyashi')] } } },
      runner: {
        credits: 20,
        stack: ['Diesel', 'Imp', 'Easy Mark', 'Medium', 'Sure Gamble'],
        rig: { programs: [{ card: 'Crypsis', counters: { virus: 1 } }, 'Corroder'] },
      },
      script: [
        run('HQ'),
        ...[1, 2, 3, 4, 5, 6].map(() => runnerUses('Corroder', 'boost', { at: 'run.3.1' })),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.stack', eq: ['Sure Gamble'] }],
    },
    'eats nothing without AI': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Chiyashi')] } } },
      runner: {
        credits: 20,
        grip: ['Diesel', 'Imp', 'Easy Mark'],
        rig: { programs: ['Corroder'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        ...[1, 2, 3, 4, 5, 6].map(() => runnerUses('Corroder', 'boost', { at: 'run.3.1' })),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.stack', count: 3 }],
    },
  },
  Psychokinesis: {
    'looks at five cards, and installs one of them in a remote server': {
      lines: [0, 1],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: {
        hq: ['Psychokinesis'],
        rd: ['Hedge Fund', 'PAD Campaign', 'Enigma', 'Hostile Takeover', 'Hunter', 'Ice Wall'],
        servers: { 'Server 1': { ice: ['Wall of Static'], cards: ['Red Herrings'] } },
      },
      script: [
        corpPlays('Psychokinesis'),
        corpChooses('Psychokinesis', { cards: ['Hostile Takeover'] }),
        corpChooses('Psychokinesis', { server: 'Server 1' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.servers["Server 1"].cards', count: 2 },
        { path: 'corp.rd[0]', eq: 'Hedge Fund' },
        { path: 'turn.side', eq: 'runner' },
      ],
    },
    'has no ice to offer, and no central server': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['Psychokinesis'],
        rd: ['Enigma', 'Red Herrings', 'Hunter', 'Panic Button'],
      },
      script: [
        corpPlays('Psychokinesis'),
        corpChooses('Psychokinesis', { cards: ['Enigma'], illegal: 'BAD_TARGET' }),
        corpChooses('Psychokinesis', { cards: ['Panic Button'], illegal: 'BAD_TARGET' }),
        corpChooses('Psychokinesis', { cards: ['Red Herrings'] }),
        goTo('choice'),
      ],
      expect: [{ card: 'Red Herrings', is: { at: 'Server 1.cards[0]' } }],
    },
  },
  'Enforcing Loyalty': {
    'trashes a card that is not of the faction of the identity': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Enforcing Loyalty'] },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Ninja'], resources: ['Bank Job'] } },
      script: [corpPlays('Enforcing Loyalty'), corp('bid', { credits: 0 }), goTo('corp.2.2')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Ninja', is: { at: 'rig' } },
        { path: 'turn.clicks', eq: 1 },
      ],
    },
  },
  'Hasty Relocation': {
    'loses the top card, draws three and puts three back': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Hasty Relocation', 'Ice Wall'],
        rd: ['Snare!', 'Hedge Fund', 'Enigma', 'Wall of Static', 'Archer'],
      },
      policy: { random: 'first' },
      script: [
        corpPlays('Hasty Relocation'),
        corpChooses('Hasty Relocation', { cards: ['Hedge Fund'] }),
        corpChooses('Hasty Relocation', { cards: ['Enigma'] }),
        corpChooses('Hasty Relocation', { cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Snare!', is: { at: 'archives' } },
        { card: 'Ice Wall', is: { at: 'rd[0]' } },
        { card: 'Enigma', is: { at: 'rd[1]' } },
        { card: 'Wall of Static', is: { at: 'hq' } },
      ],
    },
    'cannot be played without a card on top of R&D': {
      rules: ['COST-15'],
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Hasty Relocation'], rd: [] },
      policy: { random: 'first' },
      script: [corpPlays('Hasty Relocation', { illegal: 'CANNOT_PAY' })],
      expect: [{ card: 'Hasty Relocation', is: { at: 'hq' } }],
    },
  },
  'Hyoubu Research Facility': {
    'gains what the Corp spent in secret, once a turn': {
      corp: {
        credits: 5,
        servers: {
          HQ: { ice: [rezzed('Snowflake')] },
          'Server 1': { cards: [rezzed('Hyoubu Research Facility')] },
        },
      },
      runner: { credits: 5 },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
  },
  'Fumiko Yamamori': {
    'does a meat damage where the numbers differ': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Snowflake')] },
          'Server 1': { cards: [rezzed('Fumiko Yamamori')] },
        },
      },
      runner: { credits: 5, grip: ['Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does it once both have paid, so that what prevents it takes no credit that was spent': {
      rules: ['PSI-01', 'COST-08'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Snowflake')] },
          'Server 1': { cards: [rezzed('Fumiko Yamamori')] },
        },
      },
      runner: {
        credits: 3,
        grip: ['Diesel'],
        rig: { resources: ['Sacrificial Clone'] },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2, expect: [{ path: 'runner.credits', eq: 1 }] }),
        runner('use', { card: 'Sacrificial Clone', ability: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Mind Game': {
    'sends the run to another server, and makes jacking out cost a card': {
      lines: [0],
      rules: ['RUN0-03', 'COST-06'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall'), rezzed('Mind Game')] },
          'R&D': { ice: [rezzed('Enigma')] },
        },
      },
      runner: { stack: ['Easy Mark'], rig: { programs: ['Corroder', 'Mimic'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        corpChooses('Mind Game', { server: 'R&D' }),
        runner('jack-out', { targets: ['Mimic'], at: 'run.2.2' }),
      ],
      expect: [
        { facts: [{ type: 'ice-approached', card: 'Enigma' }, { type: 'jacked-out' }] },
        { noFact: { type: 'ice-approached', card: 'Ice Wall' } },
        { path: 'runner.stack', count: 2 },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'keeps who has nothing to give in the run': {
      lines: [0],
      rules: ['COST-06'],
      corp: {
        servers: { HQ: { ice: [rezzed('Mind Game')] }, 'R&D': { ice: [rezzed('Enigma')] } },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        corpChooses('Mind Game', { server: 'R&D' }),
        runner('jack-out', { at: 'run.2.2', illegal: ['CANNOT_JACK_OUT', 'CANNOT_PAY'] }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'run-successful' } }],
    },
    'does nothing where both spent the same': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Mind Game')] } } },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'R&D' }] }],
    },
  },
  'Georgia Emelyov': {
    'hurts who fails on her server': {
      lines: [0],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Georgia Emelyov')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble'] },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'moves to another server': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'R&D': {}, 'Server 1': { cards: [rezzed('Georgia Emelyov')] } } },
      script: [corpUses('Georgia Emelyov', 1), corpChooses('Georgia Emelyov', { server: 'R&D' })],
      expect: [
        { card: 'Georgia Emelyov', is: { at: 'R&D.cards[0]', rezzed: true } },
        { path: 'corp.credits', eq: 3 },
      ],
    },
  },
};
