import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const anarchEventsScenarios: CardSketches = {
  'Itinerant Protesters': {
    'makes the hand of the Corp smaller by its bad publicity': {
      lines: [0, 1],
      corp: { badPublicity: 2 },
      runner: { grip: ['Itinerant Protesters'] },
      script: [runner('play', { card: 'Itinerant Protesters' })],
      expect: [{ path: 'corp.handSize', eq: 3 }],
    },
    'is trashed when an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        badPublicity: 2,
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { grip: ['Itinerant Protesters'] },
      script: [
        runner('play', { card: 'Itinerant Protesters' }),
        corp('score', { card: 'Private Security Force' }),
      ],
      expect: [
        { path: 'corp.handSize', eq: 5 },
        { path: 'runner.heap', eq: ['Itinerant Protesters'] },
      ],
    },
    'has the Corp discard, and Vigil draw at what is left': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        badPublicity: 2,
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        rd: ['Hunter', 'Tollbooth'],
      },
      runner: { grip: ['Itinerant Protesters'], rig: { hardware: ['Vigil'] } },
      script: [
        runnerPlays('Itinerant Protesters'),
        goTo('corp.2.2'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('discard', { cards: ['Hunter'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'corp.handSize', eq: 3 },
        { path: 'corp.hq', count: 3 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Showing Off': {
    'accesses the bottom card of R&D': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Private Security Force'] },
      runner: { grip: ['Showing Off'] },
      script: [runnerPlays('Showing Off'), goTo('run-ended')],
      expect: [
        { card: 'Private Security Force', is: { at: 'runner.score' } },
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
      ],
    },
    'goes upwards with more accesses': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Private Security Force'] },
      runner: { grip: ['Showing Off'], rig: { hardware: ['R&D Interface'] } },
      script: [runnerPlays('Showing Off'), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Private Security Force' },
            { type: 'accessed', card: 'Enigma' },
          ],
          mode: 'ordered',
        },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    },
    'accesses the bottom card, with more of them upwards': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { grip: ['Showing Off'], rig: { programs: ['eXer'] } },
      script: [runnerPlays('Showing Off'), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Ice Wall' },
            { type: 'accessed', card: 'Enigma' },
          ],
        },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    },
  },
  'Wanton Destruction': {
    'trades clicks for cards of HQ instead of accessing': {
      rules: ['REPL-01', 'META-06'],
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { grip: ['Wanton Destruction'] },
      policy: { random: 'first' },
      script: [
        runnerPlays('Wanton Destruction'),
        runnerChooses('Wanton Destruction', { option: 'replace', number: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'runner.clicks', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'is no must': {
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Wanton Destruction'] },
      script: [
        runnerPlays('Wanton Destruction'),
        runnerChooses('Wanton Destruction', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'accessed' }] }, { path: 'runner.clicks', eq: 3 }],
    },
  },
  'Amped Up': {
    'gives three clicks for a brain damage': {
      runner: { grip: ['Amped Up', 'Diesel'] },
      script: [runner('play', { card: 'Amped Up' })],
      expect: [
        { path: 'runner.clicks', eq: 6 },
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'flatlines a Runner with nothing left in the grip': {
      runner: { grip: ['Amped Up'] },
      script: [runner('play', { card: 'Amped Up' })],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
    'asks for no prevention': {
      runner: { grip: ['Amped Up', 'Diesel'], rig: { hardware: ['Feedback Filter'] } },
      script: [runner('play', { card: 'Amped Up' })],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Feedback Filter', is: { at: 'rig' } },
      ],
    },
    'kills who has no card left': {
      runner: { grip: ['Amped Up'] },
      script: [runnerPlays('Amped Up')],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
    'cannot be softened': {
      runner: { grip: ['Amped Up', 'Diesel'], rig: { resources: [], hardware: ['Monolith'] } },
      script: [runnerPlays('Amped Up'), runner('gain-credit')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', count: 0 },
        { path: 'runner.clicks', eq: 5 },
      ],
    },
  },
  "I've Had Worse": {
    'draws three cards': {
      lines: [0],
      runner: { grip: ["I've Had Worse"] },
      script: [runner('play', { card: "I've Had Worse" })],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'draws three when net or meat damage trashes it': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ["I've Had Worse", 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [
        { path: 'runner.grip', count: 3 },
        { card: "I've Had Worse", is: { at: 'heap' } },
      ],
    },
    'draws none when brain damage does, nor when it is discarded': {
      lines: [1],
      corp: { servers: onRd(rezzed('Fenris')) },
      runner: { grip: ["I've Had Worse"] },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
  'Day Job': {
    'gives ten credits for three clicks more': {
      lines: [0, 1],
      runner: { grip: ['Day Job'] },
      script: [runner('play', { card: 'Day Job' })],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
    'cannot be played with three clicks': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 3 },
      runner: { grip: ['Day Job'] },
      script: [runner('play', { card: 'Day Job', illegal: 'NO_CLICKS' })],
    },
  },
  Forked: {
    'trashes the first sentry that is broken completely, and no other ice': {
      corp: { servers: onRd(rezzed('Neural Katana'), rezzed('Ice Wall'), rezzed('Neural Katana')) },
      runner: { credits: 20, grip: ['Forked'], rig: { programs: ['Garrote', 'Corroder'] } },
      script: [
        runner('play', { card: 'Forked', server: 'R&D' }),
        runner('use', { card: 'Garrote', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Garrote',
          ability: 'break',
          subs: [0],
          expect: [{ card: 'Neural Katana#2', is: { at: 'archives', faceup: true } }],
        }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', { card: 'Garrote', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Garrote', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Neural Katana#1', is: { at: 'R&D.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'R&D.ice[1]' } },
      ],
    },
  },
  Knifed: {
    'trashes a barrier that is broken completely': {
      corp: { servers: onRd(rezzed('Enigma'), rezzed('Ice Wall')) },
      runner: { credits: 9, grip: ['Knifed'], rig: { programs: ['Corroder', 'Torch'] } },
      script: [
        runner('play', { card: 'Knifed', server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Enigma', is: { at: 'R&D.ice[0]' } },
      ],
    },
    'trashes none of which a subroutine is left': {
      corp: { servers: onRd(rezzed('Heimdall 1.0')) },
      runner: {
        credits: 30,
        grip: ['Knifed', 'Diesel', 'Diesel'],
        rig: { programs: ['Corroder'] },
      },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Knifed', server: 'R&D' }),
        ...[1, 2, 3, 4].map(() =>
          runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        ),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Heimdall 1.0', is: { at: 'R&D.ice[0]' } }],
    },
    'trashes a barrier only when all its subroutines are broken': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Eli 1.0')] } },
      },
      runner: { credits: 9, grip: ['Knifed'], rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('Knifed', { server: 'HQ' }),
        runnerUses('Eli 1.0', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ card: 'Eli 1.0', is: { at: 'HQ.ice[1]' } }],
        }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Eli 1.0', is: { at: 'archives' } },
        { card: 'Ice Wall', is: { at: 'HQ.ice[0]' } },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
  },
  Spooned: {
    'trashes a code gate that is broken completely': {
      corp: { servers: onRd(rezzed('Quandary'), rezzed('Enigma')) },
      runner: { credits: 9, grip: ['Spooned'], rig: { programs: ['Torch'] } },
      script: [
        runner('play', { card: 'Spooned', server: 'R&D' }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [1] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives' } },
        { card: 'Quandary', is: { at: 'R&D.ice[0]' } },
      ],
    },
  },
};
