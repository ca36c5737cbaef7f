import { runnerTurn, type CardSketches } from '../sketch/sketch';

import { corpDoes as corp, goTo, runnerDoes as runner } from '../sketch/steps';

const imp = (virus: number) => ({ programs: [{ card: 'Imp', counters: { virus } }] });

export const anarchScenarios: CardSketches = {
  Imp: {
    'enters with two virus counters': {
      lines: [0],
      runner: { grip: ['Imp'] },
      script: [runner('install', { card: 'Imp' })],
      expect: [{ card: 'Imp', is: { at: 'rig', counters: { virus: 2 } } }],
    },
    'trashes what is accessed, whatever it is': {
      lines: [1],
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: imp(2) },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives', faceup: true } },
        { card: 'Imp', is: { counters: { virus: 1 } } },
        { facts: [{ type: 'trashed', card: 'Hedge Fund', by: 'runner' }] },
      ],
    },
    'works once a turn': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: imp(2) },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('use', { card: 'Imp', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } }],
    },
    'does nothing without a counter, nor outside of an access': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: imp(0) },
      script: [
        runner('use', { card: 'Imp', ability: 1, illegal: ['WRONG_WINDOW', 'CANNOT_PAY'] }),
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('use', { card: 'Imp', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Scrubber: {
    'pays for trashing, and is full again the next turn': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 2, rig: { resources: ['Scrubber'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', {
          card: 'PAD Campaign',
          pay: { Scrubber: 2, pool: 2 },
        }),
        goTo('corp.2.2'),
        ...['gain-credit', 'gain-credit', 'gain-credit'].map((verb) => corp(verb)),
        goTo('runner.1.6'),
      ],
    },
    'pays for nothing else': {
      runner: { credits: 0, grip: ['Corroder'], rig: { resources: ['Scrubber'] } },
      script: [runner('install', { card: 'Corroder', illegal: 'CANNOT_PAY' })],
    },
  },
};
