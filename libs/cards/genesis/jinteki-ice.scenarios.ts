import type { CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const jintekiIceScenarios: CardSketches = {
  Whirlpool: {
    'keeps the Runner in the run, and is trashed': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Whirlpool')] } } },
      script: [
        run('HQ'),
        runner('jack-out', { at: 'run.2.2', illegal: 'CANNOT_JACK_OUT' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Whirlpool', is: { at: 'archives' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'keeps the Runner in the run after it is gone': {
      corp: { servers: { 'R&D': { ice: ['Ice Wall', rezzed('Whirlpool')] } } },
      script: [
        run('R&D'),
        runner('jack-out', { at: 'run.2.2', illegal: ['CANNOT_JACK_OUT', 'WRONG_WINDOW'] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Whirlpool', is: { at: 'archives' } }],
    },
  },
  Sensei: {
    'ends the run at the next ice, after its own subroutines': {
      corp: { servers: { 'R&D': { ice: [rezzed('Hourglass'), rezzed('Sensei')] } } },
      script: wholeRun('R&D'),
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Hourglass', sub: 3 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does not end it by itself, nor the next run': {
      corp: {
        servers: { 'R&D': { ice: [rezzed('Sensei')] }, Archives: { ice: [rezzed('Hourglass')] } },
      },
      script: [...wholeRun('R&D'), ...wholeRun('Archives')],
      expect: [
        {
          facts: [
            { type: 'run-successful', server: 'R&D' },
            { type: 'run-successful', server: 'Archives' },
          ],
        },
      ],
    },
  },
  Bullfrog: {
    'goes to the outermost position of another server, and the run with it': {
      rules: ['RUN0-12'],
      corp: {
        hq: ['Hedge Fund'],
        servers: { Archives: { ice: [rezzed('Bullfrog')] }, HQ: { ice: ['Hunter'] } },
      },
      script: [
        runner('run', { server: 'Archives' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Bullfrog', server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Bullfrog', is: { at: 'HQ.ice[1]', rezzed: true } },
        { facts: [{ type: 'ice-approached', card: 'Hunter' }] },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'takes the run where Sneakdoor Beta has no say': {
      rules: ['RUN5-05'],
      corp: {
        hq: ['Hedge Fund'],
        rd: ['Enigma', 'Hunter'],
        servers: { Archives: { ice: [rezzed('Bullfrog')] } },
      },
      runner: { rig: { programs: ['Sneakdoor Beta'] } },
      script: [
        runnerUses('Sneakdoor Beta', 0),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Bullfrog', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    },
    'stays where the numbers are the same': {
      corp: { servers: { Archives: { ice: [rezzed('Bullfrog')] } } },
      script: [
        runner('run', { server: 'Archives' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Bullfrog', is: { at: 'Archives.ice[0]' } },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
    'takes the run from a remote server that is gone with it': {
      corp: { servers: { 'Server 1': { ice: [rezzed('Bullfrog')] } } },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        corp('choose', { for: 'Bullfrog', server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
  },
};
