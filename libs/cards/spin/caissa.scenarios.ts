import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const onHq = (...ice: unknown[]) => ({ HQ: { ice } });
/** A program hosted on ice from the start. */
const under = (card: unknown, ice: string, more = {}) => ({ card: ice, hosted: [card], ...more });

export const caissaScenarios: CardSketches = {
  Pawn: {
    'goes on the outermost ice of a central server, and inward with each successful run': {
      lines: [0, 1],
      rules: ['HOST-13'],
      corp: { servers: { ...onHq('Ice Wall', 'Enigma'), 'Server 1': { ice: ['Hunter'] } } },
      runner: { rig: { programs: ['Pawn'] } },
      script: [
        runner('use', { card: 'Pawn', ability: 0, targets: ['Hunter'], illegal: 'BAD_TARGET' }),
        runner('use', { card: 'Pawn', ability: 0, targets: ['Ice Wall'], illegal: 'BAD_TARGET' }),
        runner('use', {
          card: 'Pawn',
          ability: 0,
          targets: ['Enigma'],
          expect: [{ card: 'Pawn', is: { at: 'hosted:Enigma' } }],
        }),
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Pawn', is: { at: 'hosted:Ice Wall' } },
        { noFact: { type: 'installed', card: 'Pawn' } },
      ],
    },
    'is trashed behind the last ice, for another caïssa from the grip or heap': {
      lines: [1],
      corp: { servers: onHq(under('Pawn', 'Ice Wall')) },
      runner: { credits: 0, heap: ['Knight'] },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { card: 'Pawn', is: { at: 'heap' } },
        { card: 'Knight', is: { at: 'rig' } },
      ],
    },
    'does nothing while it is on no ice, nor after a run that fails': {
      lines: [1],
      corp: { servers: { ...onHq(under('Pawn', 'Ice Wall')), 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { heap: ['Knight'], rig: { programs: ['Pawn'] } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { card: 'Pawn#1', is: { at: 'hosted:Ice Wall' } },
        { card: 'Pawn#2', is: { at: 'rig' } },
      ],
    },
    'is hosted on outermost ice of a central server alone': {
      lines: [0],
      corp: {
        servers: {
          HQ: { ice: ['Enigma', 'Ice Wall'] },
          'Server 1': { ice: ['Hunter'], cards: ['PAD Campaign'] },
        },
      },
      runner: { rig: { programs: ['Pawn'] } },
      script: [
        runnerUses('Pawn', 0, { targets: ['Enigma'], illegal: 'BAD_TARGET' }),
        runnerUses('Pawn', 0, { targets: ['Hunter'], illegal: 'BAD_TARGET' }),
        runnerUses('Pawn', 0, { targets: ['Ice Wall'] }),
      ],
      expect: [{ card: 'Pawn', is: { at: 'hosted:Ice Wall' } }],
    },
    'moves inwards with each success': {
      lines: [1],
      corp: { servers: { HQ: { ice: ['Enigma', { card: 'Ice Wall', hosted: ['Pawn'] }] } } },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'Pawn', is: { at: 'hosted:Enigma' } }],
    },
  },
  Rook: {
    'goes on any ice without a caïssa at first': {
      lines: [0],
      corp: { servers: onHq(under('Pawn', 'Ice Wall'), 'Enigma') },
      runner: { rig: { programs: ['Rook'] } },
      script: [
        runner('use', { card: 'Rook', ability: 0, targets: ['Ice Wall'], illegal: 'BAD_TARGET' }),
        runner('use', { card: 'Rook', ability: 0, targets: ['Enigma'] }),
      ],
      expect: [{ card: 'Rook', is: { at: 'hosted:Enigma' } }],
    },
    'goes on along its server or its position alone': {
      lines: [0],
      corp: {
        servers: {
          ...onHq(under('Rook', 'Ice Wall'), 'Enigma'),
          'R&D': { ice: ['Hunter', 'Wall of Static'] },
        },
      },
      script: [
        runner('use', {
          card: 'Rook',
          ability: 0,
          targets: ['Wall of Static'],
          illegal: 'BAD_TARGET',
        }),
        runner('use', { card: 'Rook', ability: 0, targets: ['Hunter'] }),
        runner('use', { card: 'Rook', ability: 0, targets: ['Wall of Static'] }),
      ],
      expect: [{ card: 'Rook', is: { at: 'hosted:Wall of Static' } }],
    },
    'makes all ice of its server dearer by two': {
      lines: [1],
      corp: {
        credits: 5,
        servers: { ...onHq('Enigma', under('Rook', 'Ice Wall')), 'R&D': { ice: ['Hunter'] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', expect: [{ path: 'corp.credits', eq: 0 }] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezCost: 3 } },
        { card: 'Hunter', is: { rezCost: 1 } },
      ],
    },
    'makes all ice of its server dearer, and moves along the row or at its height': {
      lines: [0, 1],
      corp: {
        credits: 2,
        servers: {
          HQ: { ice: ['Ice Wall', { card: 'Enigma', hosted: ['Rook'] }] },
          'R&D': { ice: ['Hunter', 'Data Raven'] },
        },
      },
      script: [
        runnerUses('Rook', 0, { targets: ['Hunter'], illegal: 'BAD_TARGET' }),
        runnerUses('Rook', 0, { targets: ['Data Raven'] }),
        run('R&D'),
        corp('rez', { card: 'Data Raven', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hunter', is: { rezCost: 3 } },
        { card: 'Data Raven', is: { rezCost: 6 } },
        { card: 'Ice Wall', is: { rezCost: 1 } },
      ],
    },
  },
  Bishop: {
    'stays where it is hosted on anything but ice': {
      lines: [0],
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: [{ card: 'Scheherazade', hosted: ['Bishop'] }] } },
      script: [
        runnerUses('Bishop', 0, {
          targets: ['Ice Wall'],
          illegal: ['BAD_TARGET', 'NO_EFFECT', 'PLAY_RESTRICTION'],
        }),
      ],
    },
    'goes from a central server to a remote one, and weakens its ice': {
      lines: [0, 1],
      corp: {
        servers: {
          ...onHq(under('Bishop', 'Enigma', { rezzed: true })),
          'R&D': { ice: ['Hunter'] },
          'Server 1': { ice: [rezzed('Wall of Static')] },
        },
      },
      script: [
        runner('use', { card: 'Bishop', ability: 0, targets: ['Hunter'], illegal: 'BAD_TARGET' }),
        runner('use', { card: 'Bishop', ability: 0, targets: ['Wall of Static'] }),
      ],
      expect: [
        { card: 'Wall of Static', is: { strength: 1 } },
        { card: 'Enigma', is: { strength: 2 } },
      ],
    },
    'goes from a remote server to a central one, and anywhere from the rig': {
      lines: [0],
      corp: { servers: { ...onHq('Enigma'), 'Server 1': { ice: ['Hunter', 'Ice Wall'] } } },
      runner: { rig: { programs: ['Bishop'] } },
      script: [
        runner('use', { card: 'Bishop', ability: 0, targets: ['Hunter'] }),
        runner('use', { card: 'Bishop', ability: 0, targets: ['Ice Wall'], illegal: 'BAD_TARGET' }),
        runner('use', { card: 'Bishop', ability: 0 }),
      ],
      expect: [{ card: 'Bishop', is: { at: 'hosted:Enigma' } }],
    },
  },
  Knight: {
    'stays where it is hosted on anything but ice': {
      lines: [1],
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: [{ card: 'Scheherazade', hosted: ['Knight'] }] } },
      script: [
        runnerUses('Knight', 1, {
          targets: ['Ice Wall'],
          illegal: ['BAD_TARGET', 'NO_EFFECT', 'PLAY_RESTRICTION'],
        }),
      ],
    },
    'breaks subroutines of the ice that hosts it': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [under('Knight', 'Enigma', { rezzed: true })] } } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Knight', ability: 'break', subs: [0] }),
        runner('use', { card: 'Knight', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'breaks those of no other ice': {
      lines: [0],
      corp: { servers: onHq(rezzed('Ice Wall'), under('Knight', 'Enigma')) },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Knight',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
    'goes on to no ice next to its own': {
      lines: [1],
      corp: {
        servers: { ...onHq(under('Knight', 'Enigma'), 'Ice Wall', 'Hunter') },
      },
      script: [
        runner('use', { card: 'Knight', ability: 1, targets: ['Ice Wall'], illegal: 'BAD_TARGET' }),
        runner('use', { card: 'Knight', ability: 1, targets: ['Hunter'] }),
      ],
      expect: [{ card: 'Knight', is: { at: 'hosted:Hunter' } }],
    },
    'goes with the ice that is trashed': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.6' },
      corp: { servers: onHq('Enigma') },
      runner: { rig: { programs: ['Knight'] } },
      script: [runner('use', { card: 'Knight', ability: 1 })],
      expect: [{ card: 'Knight', is: { at: 'hosted:Enigma' } }],
    },
    'moves to no ice next to its own, nor to ice with another Caïssa': {
      lines: [1],
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall', { card: 'Enigma', hosted: ['Knight'] }, 'Wall of Static'] },
          'R&D': { ice: [{ card: 'Hunter', hosted: ['Pawn'] }, 'Data Raven'] },
        },
      },
      script: [
        runnerUses('Knight', 1, { targets: ['Ice Wall'], illegal: 'BAD_TARGET' }),
        runnerUses('Knight', 1, { targets: ['Wall of Static'], illegal: 'BAD_TARGET' }),
        runnerUses('Knight', 1, { targets: ['Hunter'], illegal: 'BAD_TARGET' }),
        runnerUses('Knight', 1, { targets: ['Data Raven'] }),
      ],
      expect: [
        { card: 'Knight', is: { at: 'hosted:Data Raven' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'breaks on its host alone, and not what is stronger': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Enigma', { hosted: ['Knight'] })] } },
      },
      runner: { credits: 5 },
      script: [
        run('HQ'),
        runnerUses('Knight', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Knight', 0, { subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        goTo('run.3.1'),
        runnerUses('Knight', 'break', {
          subs: [0],
          illegal: ['BAD_TARGET', 'NO_EFFECT', 'WRONG_SUBTYPE'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Deep Red': {
    'has memory for caïssa programs, and for no others': {
      lines: [0],
      rules: ['MU-08'],
      runner: {
        credits: 20,
        grip: ['Knight', 'Corroder'],
        rig: { hardware: ['Deep Red'], programs: ['Magnum Opus', 'Mimic', 'Ninja'] },
      },
      script: [
        runner('install', { card: 'Corroder', illegal: 'MEMORY_LIMIT' }),
        runner('install', { card: 'Knight' }),
        goTo('choice'),
      ],
      expect: [{ card: 'Knight', is: { at: 'rig' } }],
    },
    'lets the click ability of a caïssa be used for no click when it is installed': {
      lines: [2],
      corp: { servers: onHq('Enigma') },
      runner: { grip: ['Knight'], rig: { hardware: ['Deep Red'] } },
      script: [
        runner('install', { card: 'Knight' }),
        runner('choose', { for: 'Deep Red', option: 'yes' }),
      ],
      expect: [
        { card: 'Knight', is: { at: 'hosted:Enigma' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'may be left, and says nothing of other programs': {
      lines: [2],
      corp: { servers: onHq('Enigma') },
      runner: { credits: 9, grip: ['Knight', 'Corroder'], rig: { hardware: ['Deep Red'] } },
      script: [
        runner('install', { card: 'Corroder' }),
        runner('install', { card: 'Knight' }),
        runner('choose', { for: 'Deep Red', option: 'no' }),
      ],
      expect: [{ card: 'Knight', is: { at: 'rig' } }],
    },
    'has memory for caissa, not for others': {
      lines: [0],
      runner: {
        credits: 9,
        grip: ['Knight', 'Imp'],
        rig: { hardware: ['Deep Red'], programs: ['Corroder', 'Mimic', 'Gordian Blade', 'Medium'] },
      },
      script: [installs('Imp', { illegal: ['MEMORY_LIMIT', 'WRONG_COUNT'] }), installs('Knight')],
      expect: [{ card: 'Knight', is: { at: 'rig' } }],
    },
  },
  Copycat: {
    'goes on behind another copy of the ice that was passed': {
      rules: ['RUN4-03'],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: ['Hunter', rezzed('Pop-up Window'), 'Ice Wall'] },
          Archives: { ice: [rezzed('Pop-up Window')] },
        },
      },
      runner: { rig: { programs: ['Copycat'] } },
      script: [
        runner('run', { server: 'Archives' }),
        runner('choose', { for: 'Pop-up Window#2', option: 'yes' }),
        runner('choose', { for: 'Copycat', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Copycat', is: { at: 'heap' } },
        { facts: [{ type: 'ice-approached', card: 'Hunter' }] },
        { noFact: { type: 'ice-approached', card: 'Ice Wall' } },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'is not offered for ice that is not rezzed, whatever it is': {
      corp: { servers: { HQ: { ice: [rezzed('Hunter')] }, Archives: { ice: ['Hunter'] } } },
      runner: { rig: { programs: ['Copycat'] } },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ card: 'Copycat', is: { at: 'rig' } }],
    },
    'is not offered without another rezzed copy': {
      corp: { servers: { HQ: { ice: ['Hunter'] }, Archives: { ice: ['Hunter'] } } },
      runner: { rig: { programs: ['Copycat'] } },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ card: 'Copycat', is: { at: 'rig' } }],
    },
    'goes on from behind the copy on another server': {
      corp: {
        rd: ['Priority Requisition', 'Hedge Fund'],
        servers: {
          Archives: { ice: [rezzed('Ice Wall')] },
          'R&D': { ice: ['Tollbooth', rezzed('Ice Wall'), 'Archer'] },
        },
      },
      runner: { credits: 5, rig: { programs: ['Corroder', 'Copycat'] } },
      script: [
        run('Archives'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runner('pass'),
        corp('pass'),
        runnerChooses('Copycat', { option: 'yes' }),
        runner('continue', { at: 'run.2.2', expect: [{ path: 'run.server', eq: 'R&D' }] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Copycat', is: { at: 'heap' } },
        { path: 'runner.agendaPoints', eq: 3 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
        { noFact: { type: 'ice-approached', card: 'Archer' } },
        { facts: [{ type: 'ice-approached', card: 'Tollbooth' }] },
      ],
    },
    'has no copy to go to that is unrezzed': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall')] }, 'R&D': { ice: ['Ice Wall'] } },
      },
      runner: { credits: 5, rig: { programs: ['Corroder', 'Copycat'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Copycat', is: { at: 'rig' } },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
  },
};
