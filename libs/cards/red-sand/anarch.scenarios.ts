import { corpTurn, type CardSketches } from '../sketch/sketch';
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
  corpUses,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  'Mars for Martians': {
    'draws for clan resources, and pays for tags': {
      lines: [0, 1],
      runner: { tags: 2, grip: ['Mars for Martians'], rig: { resources: ['Clan Vengeance'] } },
      script: [runnerPlays('Mars for Martians')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Clan Vengeance': {
    'takes a card of HQ for each time that damage was suffered': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: {
        grip: ['Diesel', 'Imp', 'Corroder', 'Mimic'],
        rig: { resources: ['Clan Vengeance'] },
      },
      script: [run('R&D'), goTo('run-ended'), runnerUses('Clan Vengeance', 1), goTo('runner.1.6')],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Clan Vengeance', is: { at: 'heap' } },
      ],
    },
  },
  'Mining Accident': {
    'lets the Corp choose what it costs, and leaves the game': {
      lines: [0, 1],
      rules: ['UNIN-01'],
      runner: { grip: ['Mining Accident'] },
      script: [
        runnerPlays('Mining Accident', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('Archives'),
        runnerPlays('Mining Accident'),
        corpChooses('Mining Accident', { option: 'take-bad-publicity' }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Mining Accident', is: { at: 'removed' } },
      ],
    },
  },
  'Pushing the Envelope': {
    'makes breakers stronger with two cards in the grip': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { grip: ['Pushing the Envelope', 'Diesel', 'Imp'], rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('Pushing the Envelope', { server: 'R&D' }),
        runnerUses('Corroder', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ card: 'Corroder', is: { strength: 4 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { strength: 2 } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'makes them no stronger with three': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: {
        grip: ['Pushing the Envelope', 'Diesel', 'Imp', 'Easy Mark'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        runnerPlays('Pushing the Envelope', { server: 'R&D' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
    },
  },
  'The Archivist': {
    'gives a link, and a bad publicity with a trace that fails': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [{ card: 'Paper Trail', advancement: 4 }] } },
      },
      runner: { credits: 6, rig: { resources: ['The Archivist'] } },
      script: [
        corp('score', { card: 'Paper Trail' }),
        runner('bid', { credits: 6 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.link', eq: 1 },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
    'is no matter with other agendas': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [{ card: 'Project Beale', advancement: 3 }] } },
      },
      runner: { rig: { resources: ['The Archivist'] } },
      script: [corp('score', { card: 'Project Beale' }), goTo('corp.2.2')],
      expect: [{ noFact: { type: 'trace-began' } }],
    },
  },
  Berserker: {
    'grows by the subroutines of a barrier, and breaks two': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { rig: { programs: ['Berserker'] } },
      script: [
        run('R&D'),
        runnerUses('Berserker', 'break', {
          subs: [0, 1],
          at: 'run.3.1',
          expect: [{ card: 'Berserker', is: { strength: 4 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Berserker', is: { strength: 2 } },
        { path: 'runner.credits', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'does not grow at other ice': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Berserker'] } },
      script: [
        run('R&D'),
        runnerUses('Berserker', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Berserker', is: { strength: 2 } }],
    },
  },
  'Alice Merchant: Clan Agitator': {
    'makes the Corp trash a card of HQ with the first success on Archives': {
      rules: ['ORD-01'],
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { identity: 'Alice Merchant: Clan Agitator' },
      script: [
        run('Archives'),
        corpChooses('Alice Merchant: Clan Agitator', { cards: ['Enigma'] }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund', 'Ice Wall'] },
        { path: 'corp.archives', eq: ['Enigma'] },
      ],
    },
    'does nothing on other servers': {
      corp: { hq: ['Hedge Fund'] },
      runner: { identity: 'Alice Merchant: Clan Agitator' },
      script: [...wholeRun('R&D')],
      expect: [{ path: 'corp.hq', count: 1 }],
    },
  },
  'God of War': {
    'may take a tag for two counters': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['God of War'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('God of War', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'God of War', is: { counters: { virus: 2 } } },
      ],
    },
    'breaks any ice with counters': {
      lines: [1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: [{ card: 'God of War', counters: { virus: 2 } }] } },
      script: [
        run('R&D'),
        runnerUses('God of War', 'boost', { at: 'run.3.1' }),
        runnerUses('God of War', 'boost', { at: 'run.3.1' }),
        runnerUses('God of War', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('God of War', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { card: 'God of War', is: { counters: { virus: 0 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Maw: {
    'costs the Corp a card of HQ for the first card left alone': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { hardware: ['Maw'] } },
      script: [...wholeRun('R&D', { label: 'a' }), ...wholeRun('R&D')],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'corp.archives', count: 1 },
        { path: 'runner.mu.limit', eq: 6 },
      ],
    },
    'costs nothing for what is stolen, trashed or in Archives': {
      lines: [1],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { rig: { hardware: ['Maw'] } },
      script: [
        run('Server 1'),
        runner('steal', { card: 'Priority Requisition' }),
        run('Server 2'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        ...wholeRun('Archives'),
      ],
      expect: [{ path: 'corp.hq', count: 1 }],
    },
    'has the Corp trash the card': {
      lines: [1],
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { hardware: ['Maw'] } },
      script: wholeRun('R&D'),
      expect: [{ facts: [{ type: 'trashed', card: 'Hedge Fund', by: 'corp' }] }],
    },
  },
  'Jarogniew Mercs': {
    'counts the tags that it brings, and prevents meat damage': {
      lines: [0, 2],
      runner: { grip: ['Jarogniew Mercs', 'Diesel'] },
      script: [installs('Jarogniew Mercs'), goTo('runner.1.6')],
      expect: [
        { card: 'Jarogniew Mercs', is: { counters: { power: 4 } } },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'is trashed with its last counter': {
      lines: [0, 2],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Imp', 'Corroder', 'Easy Mark'],
        rig: { resources: [{ card: 'Jarogniew Mercs', counters: { power: 1 } }] },
      },
      policy: { random: 'first' },
      script: [
        corpPlays('Scorched Earth'),
        runnerUses('Jarogniew Mercs', 'prevent', { at: 'prevent' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Jarogniew Mercs', is: { at: 'heap' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'cannot be trashed by the Corp beside another resource': {
      lines: [1],
      turn: corpTurn,
      runner: {
        tags: 1,
        rig: {
          resources: [{ card: 'Jarogniew Mercs', counters: { power: 2 } }, 'Wyldside'],
        },
      },
      script: [
        corp('trash-resource', { card: 'Jarogniew Mercs', illegal: 'PLAY_RESTRICTION' }),
        corp('trash-resource', { card: 'Wyldside' }),
        corp('trash-resource', { card: 'Jarogniew Mercs' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.rig.resources', count: 0 }],
    },
  },
  Persephone: {
    'breaks a sentry for two each, after a boost': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Guard')] } } },
      runner: { credits: 5, rig: { programs: ['Persephone'] } },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        runnerUses('Persephone', 1, { at: 'run.3.1' }),
        runnerUses('Persephone', 1, { at: 'run.3.1' }),
        runner('use', { card: 'Persephone', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'trashes a card of R&D for each subroutine of the sentry that resolved': {
      lines: [2],
      corp: {
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: { HQ: { ice: [rezzed('Neural Katana')] } },
      },
      runner: {
        grip: ['Diesel', 'Diesel', 'Diesel'],
        stack: ['Corroder', 'Ninja'],
        rig: { programs: ['Persephone'] },
      },
      policy: { random: 'first' },
      script: [run('HQ'), runnerChooses('Persephone', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Hedge Fund', is: { at: 'archives' } },
        { card: 'Enigma', is: { at: 'rd[0]' } },
      ],
    },
  },
  'Salvaged Vanadis Armory': {
    'trashes as many cards of R&D as there was damage, in the next window': {
      turn: corpTurn,
      corp: { hq: ['Neural EMP'], rd: ['Hedge Fund', 'Enigma'] },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      runner: { grip: ['Diesel'], rig: { resources: ['Salvaged Vanadis Armory'] } },
      policy: { random: 'first' },
      script: [corpPlays('Neural EMP'), runnerUses('Salvaged Vanadis Armory', 0)],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives' } },
        { card: 'Enigma', is: { at: 'rd[0]' } },
      ],
    },
  },
  'Severnius Stim Implant': {
    'accesses one card more for every two trashed': {
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Private Security Force'] },
      runner: {
        grip: ['Diesel', 'Diesel', 'Sure Gamble'],
        rig: { hardware: ['Severnius Stim Implant'] },
      },
      policy: { random: 'first' },
      script: [
        runnerUses('Severnius Stim Implant', 0),
        runnerChooses('Severnius Stim Implant', { cards: ['Diesel#1', 'Diesel#2', 'Sure Gamble'] }),
        runnerChooses('Severnius Stim Implant', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'runner.score[0]' } },
        { card: 'Private Security Force', is: { at: 'rd[1]' } },
        { path: 'runner.grip', count: 0 },
      ],
    },
    'adds none on the other server where the run goes on there': {
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Hunter'],
        credits: 0,
        servers: { 'R&D': { ice: [rezzed('Pop-up Window')] }, HQ: { ice: ['Ice Wall'] } },
      },
      runner: {
        credits: 5,
        grip: ['Diesel', 'Diesel'],
        rig: { hardware: ['Severnius Stim Implant'], resources: ['Slipstream'] },
      },
      policy: { random: 'first' },
      script: [
        runnerUses('Severnius Stim Implant', 0),
        runnerChooses('Severnius Stim Implant', { cards: ['Diesel#1', 'Diesel#2'] }),
        runnerChooses('Severnius Stim Implant', { server: 'R&D' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        runnerChooses('Slipstream', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', server: 'HQ', outcome: 'successful' }] },
        { noFact: { type: 'accessed', index: 1 } },
      ],
    },
  },
  Respirocytes: {
    'hurts as it is installed, and draws for the last card': {
      lines: [0, 1],
      rules: ['HAND-07'],
      runner: { grip: ['Respirocytes', 'Diesel'] },
      script: [installs('Respirocytes'), runner('gain-credit')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.grip', count: 1 },
        { card: 'Respirocytes', is: { counters: { power: 1 } } },
      ],
    },
    'is no help where it was the last card itself': {
      lines: [0, 1],
      rules: ['HAND-07'],
      runner: { grip: ['Respirocytes'] },
      script: [installs('Respirocytes')],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
    'does so once a turn, also of one that begins with no cards': {
      lines: [1],
      rules: ['HAND-07', 'ORD-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ronin', { advancement: 4 })] } } },
      runner: { grip: ['Diesel', 'Modded', 'Easy Mark'], rig: { hardware: ['Respirocytes'] } },
      policy: { random: 'first' },
      script: [
        corpUses('Ronin', 1),
        goTo('runner.1.6'),
        runnerPlays('Infiltration', { option: 'gain-2' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Respirocytes', is: { counters: { power: 2 } } },
      ],
    },
    'is trashed with the third counter': {
      lines: [1],
      runner: {
        grip: ['Sure Gamble'],
        rig: { hardware: [{ card: 'Respirocytes', counters: { power: 2 } }] },
      },
      script: [runnerPlays('Sure Gamble'), runner('gain-credit')],
      expect: [
        { path: 'runner.rig.hardware', count: 0 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Counter Surveillance': {
    'pays for each tag, and accesses so many cards': {
      rules: ['ACC-30'],
      corp: { rd: ['Hedge Fund', 'Ice Wall', 'Priority Requisition'] },
      runner: { credits: 2, tags: 2, rig: { resources: ['Counter Surveillance'] } },
      script: [
        runnerUses('Counter Surveillance', 0),
        runnerChooses('Counter Surveillance', { server: 'R&D' }),
        runnerChooses('Counter Surveillance', { number: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'accessed', card: 'Ice Wall' }] },
        { noFact: { type: 'accessed', card: 'Priority Requisition' } },
        { path: 'runner.heap', eq: ['Counter Surveillance'] },
      ],
    },
    'accesses nothing that cannot be paid for': {
      rules: ['ACC-30'],
      corp: { rd: ['Hedge Fund', 'Ice Wall'] },
      runner: { credits: 1, tags: 2, rig: { resources: ['Counter Surveillance'] } },
      script: [
        runnerUses('Counter Surveillance', 0),
        runnerChooses('Counter Surveillance', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { noFact: { type: 'accessed' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
};
