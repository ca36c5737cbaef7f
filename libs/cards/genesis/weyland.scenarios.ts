import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const begins = { ...corpTurn, at: 'corp.1.2' };
export const weylandScenarios: CardSketches = {
  'Project Atlas': {
    'is scored with a counter for each token over three': {
      lines: [0],
      turn: begins,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Atlas', advancement: 4 }] } } },
      script: [corp('score', { card: 'Project Atlas' })],
      expect: [{ card: 'Project Atlas', is: { at: 'corp.score', counters: { agenda: 1 } } }],
    },
    'finds any card of R&D, openly': {
      lines: [1],
      turn: begins,
      policy: { random: 'first' },
      corp: { score: [{ card: 'Project Atlas', counters: { agenda: 1 } }] },
      script: [
        corpUses('Project Atlas', 1),
        corpChooses('Project Atlas', { cards: ['Biotic Labor'] }),
      ],
      expect: [
        { card: 'Biotic Labor', is: { at: 'hq' } },
        {
          facts: [
            { type: 'revealed', card: 'Biotic Labor' },
            { type: 'shuffled', deck: 'rd' },
          ],
        },
        { card: 'Project Atlas', is: { counters: { agenda: 0 } } },
      ],
    },
    'has a counter for each token over three, none at three': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Project Atlas', advancement: 5 }] },
          'Server 2': { cards: [{ card: 'Project Atlas', advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: 'Project Atlas#1' }),
        corp('score', { card: 'Project Atlas#2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Project Atlas#1', is: { counters: { agenda: 2 } } },
        { card: 'Project Atlas#2', is: { counters: { agenda: 0 } } },
      ],
    },
    'works in a run, and shows what it found': {
      lines: [1],
      policy: { random: 'first' },
      corp: {
        score: [{ card: 'Project Atlas', counters: { agenda: 1 } }],
        servers: { 'R&D': { ice: ['Ice Wall'] } },
      },
      script: [
        run('R&D'),
        corpUses('Project Atlas', 1, { at: 'run.2.3' }),
        corpChooses('Project Atlas', { cards: ['Biotic Labor'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Biotic Labor'] },
        { facts: [{ type: 'revealed', card: 'Biotic Labor' }, { type: 'shuffled' }] },
      ],
    },
  },
  'Government Contracts': {
    'gives four credits for two clicks': {
      turn: corpTurn,
      corp: { score: ['Government Contracts'] },
      script: [
        corpUses('Government Contracts', 0),
        corpUses('Government Contracts', 0, { illegal: 'NO_CLICKS' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
  },
  'Amazon Industrial Zone': {
    'lets ice be rezzed for three less as it is installed before its server': {
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['Enigma'],
        servers: { HQ: { cards: [rezzed('Amazon Industrial Zone')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corpChooses('Amazon Industrial Zone', { option: 'yes' }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true, at: 'HQ.ice[0]' } },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'does nothing for ice before another, nor for what is too dear': {
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Enigma', 'Tollbooth'],
        servers: { HQ: { cards: [rezzed('Amazon Industrial Zone')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'R&D' }),
        corp('install', { card: 'Tollbooth', server: 'HQ' }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { card: 'Tollbooth', is: { rezzed: false } },
      ],
    },
    'may be declined': {
      turn: corpTurn,
      corp: { hq: ['Enigma'], servers: { HQ: { cards: [rezzed('Amazon Industrial Zone')] } } },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corpChooses('Amazon Industrial Zone', { option: 'no' }),
      ],
      expect: [{ card: 'Enigma', is: { rezzed: false } }],
    },
  },
  'Weyland Consortium: Because We Built It': {
    'pays for advancing ice, and nothing else': {
      turn: corpTurn,
      corp: {
        identity: 'Weyland Consortium: Because We Built It',
        credits: 0,
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['Project Atlas'] } },
      },
      script: [
        corp('advance', { card: 'Project Atlas', illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Ice Wall' }),
        corp('advance', { card: 'Ice Wall', illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
    },
    'pays for no agenda': {
      turn: corpTurn,
      corp: {
        identity: 'Weyland Consortium: Because We Built It',
        credits: 0,
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [
        corp('advance', { card: 'Priority Requisition', illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Ice Wall' }),
        corp('advance', { card: 'Ice Wall', at: 'corp.2.2', illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
    },
  },
  'Simone Diego': {
    'pays for advancing cards in or protecting her server': {
      turn: corpTurn,
      corp: {
        credits: 0,
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Simone Diego'), 'Project Atlas'] },
          HQ: { ice: ['Shadow'] },
        },
      },
      script: [
        corp('advance', { card: 'Shadow', illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Ice Wall' }),
        corp('advance', { card: 'Project Atlas' }),
        corp('advance', { card: 'Project Atlas', illegal: ['CANNOT_PAY'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Project Atlas', is: { advancement: 1 } },
      ],
    },
  },
  'Dedicated Response Team': {
    'does meat damage to a tagged Runner whenever a successful run ends': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } } },
      runner: { tags: 1, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none to one without tags, nor after a run that failed': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Dedicated Response Team')] },
          HQ: { ice: [rezzed('Wall of Static')] },
        },
      },
      runner: { tags: 1, grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'does none without a tag': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } } },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'does none where the Runner trashed it during the run': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } } },
      runner: { tags: 1, grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Dedicated Response Team' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'strikes a Runner tagged in the run that it ends': {
      corp: {
        rd: ['TGTBT', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Dedicated Response Team')] } },
      },
      runner: { grip: ['Diesel', 'Stimhack', 'Ninja'] },
      script: [
        run('R&D'),
        goTo('run.5.1'),
        chance('damage', ['Ninja', 'Diesel']),
        goTo('run-ended'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Stimhack'] }],
    },
    'does nothing after an unsuccessful run': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: [rezzed('Dedicated Response Team')] },
        },
      },
      runner: { tags: 1, grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
