import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Asa Group: Security Through Vigilance': {
    'ice before the card that was installed': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Asa Group: Security Through Vigilance',
        hq: ['PAD Campaign', 'Enigma', 'Private Security Force'],
      },
      runner: { grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'new' }),
        corp('choose', { for: 'Asa Group: Security Through Vigilance', option: 'yes' }),
        corp('choose', { for: 'Asa Group: Security Through Vigilance', cards: ['Enigma'] }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'Server 1.ice[0]' } },
        { path: 'corp.clicks', eq: 2 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'paid for, and no agenda': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Asa Group: Security Through Vigilance',
        hq: ['Pup', 'Enigma', 'Ice Wall', 'Private Security Force'],
      },
      runner: { grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corp('choose', { for: 'Asa Group: Security Through Vigilance', option: 'yes' }),
        corp('choose', {
          for: 'Asa Group: Security Through Vigilance',
          cards: ['Private Security Force'],
          illegal: 'BAD_TARGET',
        }),
        corp('choose', { for: 'Asa Group: Security Through Vigilance', cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'HQ.ice[1]' } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'the second install sets nothing off': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Asa Group: Security Through Vigilance',
        hq: ['Pup', 'Enigma', 'Ice Wall'],
      },
      runner: { grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corp('choose', { for: 'Asa Group: Security Through Vigilance', option: 'no' }),
        corp('install', { card: 'Ice Wall', server: 'R&D' }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.clicks', eq: 0 },
        { path: 'corp.credits', eq: 6 },
      ],
    },
  },
  'Ikawah Project': {
    'takes a click and two credits to steal': {
      rules: ['STEAL-02'],
      corp: { servers: { 'Server 1': { cards: ['Ikawah Project'] } } },
      script: [run('Server 1'), runner('steal', { card: 'Ikawah Project' }), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  'NEXT Diamond': {
    'is cheaper with other NEXT ice': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: {
        credits: 9,
        servers: { HQ: { ice: ['NEXT Diamond'] }, 'R&D': { ice: [rezzed('NEXT Bronze')] } },
      },
      runner: { grip: ['Diesel', 'Imp'], rig: { programs: ['Corroder'] } },
      script: [run('HQ'), corp('rez', { card: 'NEXT Diamond', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.brain', eq: 2 },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
  },
  'Najja 1.0': {
    'ends the run twice, and is broken by clicks': {
      lines: [0, 1, 3],
      corp: { servers: { HQ: { ice: [rezzed('Najja 1.0')] } } },
      script: [
        ...wholeRun('HQ'),
        run('HQ'),
        runnerUses('Najja 1.0', 'break', { subs: [1], at: 'run.3.1' }),
        runnerUses('Najja 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        {
          facts: [
            { type: 'run-ended', outcome: 'unsuccessful' },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
      ],
    },
  },
  'Kuwinda K4H1U3': {
    'takes in a counter with a trace that fails': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Kuwinda K4H1U3', { counters: { power: 1 } })] } },
      },
      runner: { rig: { resources: ['Access to Globalsec'] } },
      script: [
        runner('gain-credit'),
        corpChooses('Kuwinda K4H1U3', { option: 'yes' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Kuwinda K4H1U3', is: { counters: { power: 2 } } },
        { facts: [{ type: 'trace-began', base: 1 }] },
        { path: 'runner.brain', eq: 0 },
      ],
    },
    'does a brain damage with one that succeeds, and goes': {
      lines: [0],
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [rezzed('Kuwinda K4H1U3', { counters: { power: 1 } })] } },
      },
      runner: { credits: 0, grip: ['Diesel'] },
      script: [runner('draw'), corpChooses('Kuwinda K4H1U3', { option: 'yes' }), goTo('corp.2.2')],
      expect: [
        { card: 'Kuwinda K4H1U3', is: { at: 'archives' } },
        { path: 'runner.brain', eq: 1 },
      ],
    },
  },
  Tempus: {
    'takes two clicks by a trace, or does a brain damage': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { credits: 0, rd: ['Tempus', 'Biotic Labor'] },
      runner: { credits: 0, grip: ['Diesel'] },
      script: [
        run('R&D'),
        runnerChooses('Tempus', { option: 'lose-clicks' }),
        runner('leave-accessed', { card: 'Tempus' }),
        goTo('run-ended', { expect: [{ path: 'runner.clicks', eq: 1 }] }),
        runner('run', { server: 'R&D' }),
        goTo('choice'),
        runner('leave-accessed', { card: 'Tempus' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'revealed' }, { type: 'clicks-lost' }] },
      ],
    },
    'is ignored in Archives': {
      lines: [1],
      corp: { credits: 0, archives: ['Tempus'] },
      script: [...wholeRun('Archives')],
      expect: [{ noFact: { type: 'trace-began' } }],
    },
  },
  'Kamali 1.0': {
    'does a brain damage unless the Runner trashes a card of each kind': {
      lines: [1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Kamali 1.0')] } } },
      runner: {
        grip: ['Diesel', 'Easy Mark'],
        rig: {
          resources: ['Armitage Codebusting', 'Kati Jones'],
          hardware: ['Desperado'],
          programs: ['Corroder'],
        },
      },
      script: [
        run('HQ'),
        runnerChooses('Kamali 1.0', { option: 'yes' }),
        runnerChooses('Kamali 1.0', { cards: ['Armitage Codebusting'] }),
        runnerChooses('Kamali 1.0', { option: 'no' }),
        runnerChooses('Kamali 1.0', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Armitage Codebusting', is: { at: 'heap' } },
        { card: 'Desperado', is: { at: 'rig' } },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'is broken by clicks': {
      lines: [0],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Kamali 1.0')] } } },
      runner: { grip: ['Diesel'] },
      script: [
        run('HQ'),
        runnerUses('Kamali 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Kamali 1.0', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
  },
  'Warden Fatuma': {
    'puts a subroutine before those of every bioroid': {
      rules: ['CONV-06'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Eli 1.0'), rezzed('Pop-up Window')] },
          'Server 1': { cards: [rezzed('Warden Fatuma')] },
        },
      },
      script: [
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        runnerUses('Eli 1.0', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        {
          facts: [
            { type: 'sub-broken', ice: 'Eli 1.0', sub: 1 },
            { type: 'clicks-lost' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'adds none while it is not rezzed': {
      corp: {
        servers: { HQ: { ice: [rezzed('Eli 1.0')] }, 'Server 1': { cards: ['Warden Fatuma'] } },
      },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
  },
  'NEXT Sapphire': {
    'draws, takes back and shuffles in up to as many as there is NEXT ice': {
      lines: [1, 2, 3],
      policy: { random: 'first' },
      corp: {
        hq: ['Hedge Fund'],
        archives: ['Enigma', 'Ice Wall'],
        servers: {
          'R&D': { ice: [rezzed('NEXT Sapphire')] },
          HQ: { ice: [rezzed('NEXT Bronze'), 'NEXT Bronze'] },
        },
      },
      script: [
        run('R&D'),
        corpChooses('NEXT Sapphire', { number: 1 }),
        corpChooses('NEXT Sapphire', { cards: ['Enigma', 'Ice Wall'] }),
        corpChooses('NEXT Sapphire', { cards: ['Hedge Fund'] }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.hq', count: 3 },
        { path: 'corp.archives', eq: [] },
        { path: 'corp.rd', count: 3 },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
  },
  Nightdancer: {
    'takes clicks, and gives the Corp as many in its next turn': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Nightdancer')] } } },
      script: [run('HQ'), goTo('run-ended'), runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.clicks', eq: 5 },
        { path: 'turn.side', eq: 'corp' },
      ],
    },
  },
  'Jinja City Grid': {
    'installs ice that was drawn, for four credits less': {
      turn: corpTurn,
      corp: {
        credits: 0,
        rd: ['Enigma', 'Hedge Fund'],
        servers: {
          'Server 1': {
            cards: [rezzed('Jinja City Grid')],
            ice: ['Ice Wall', 'Wall of Static', 'Neural Katana'],
          },
        },
      },
      script: [corp('draw'), corpChooses('Jinja City Grid', { option: 'yes' }), goTo('corp.2.2')],
      expect: [{ card: 'Enigma', is: { at: 'Server 1.ice[3]', rezzed: false } }],
    },
    'does nothing for a card that is no ice': {
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Enigma'],
        servers: { 'Server 1': { cards: [rezzed('Jinja City Grid')] } },
      },
      script: [corp('draw'), corp('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Hedge Fund', is: { at: 'hq' } }],
    },
  },
  'Kill Switch': {
    'traces for brain damage as an agenda is accessed, which R&D shows': {
      lines: [0, 1, 2],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Kill Switch'], rd: ['Hostile Takeover', 'Hostile Takeover'] },
      runner: { credits: 0, grip: ['Diesel'] },
      policy: { random: 'first' },
      script: [
        corpPlays('Kill Switch'),
        goTo('runner.1.6'),
        run('R&D'),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'revealed' }] },
        { card: 'Kill Switch', is: { at: 'archives' } },
      ],
    },
    'traces as an agenda is scored': {
      lines: [2],
      turn: corpTurn,
      corp: {
        hq: ['Kill Switch'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        corpPlays('Kill Switch'),
        corp('score', { card: 'Hostile Takeover' }),
        corp('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.brain', eq: 1 }],
    },
  },
};
