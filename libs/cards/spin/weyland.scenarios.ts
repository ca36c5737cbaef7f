import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const weylandScenarios: CardSketches = {
  'The Cleaners': {
    'adds one to the meat damage that the Corp does': {
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'], score: ['The Cleaners'] },
      runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'adds none before it is scored': {
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'], servers: remote('The Cleaners') },
      runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'adds none to net damage': {
      corp: {
        score: ['The Cleaners'],
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), { by: 'harness', do: 'to', until: 'run-ended' }],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
  },
  'Geothermal Fracking': {
    'takes two counters when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Geothermal Fracking', advancement: 4 }) },
      script: [corp('score', { card: 'Geothermal Fracking' })],
      expect: [{ card: 'Geothermal Fracking', is: { counters: { agenda: 2 } } }],
    },
    'gives seven credits and bad publicity for a click and a counter': {
      lines: [1],
      turn: corpTurn,
      corp: { score: [{ card: 'Geothermal Fracking', counters: { agenda: 1 } }] },
      script: [
        corp('use', { card: 'Geothermal Fracking', ability: 1 }),
        corp('use', { card: 'Geothermal Fracking', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
  },
  'Vulcan Coverup': {
    'does meat damage when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Vulcan Coverup', advancement: 3 }) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [corp('score', { card: 'Vulcan Coverup' })],
      policy: { random: 'first' },
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'gives bad publicity when it is stolen': {
      lines: [1],
      corp: { servers: remote('Vulcan Coverup') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [runner('run', { server: 'Server 1' }), runner('steal', { card: 'Vulcan Coverup' })],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
  'GRNDL Refinery': {
    'can be advanced, and is trashed for four credits a token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('GRNDL Refinery', { advancement: 1 })) },
      script: [
        corp('advance', { card: 'GRNDL Refinery' }),
        corp('use', { card: 'GRNDL Refinery', ability: 1 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { path: 'corp.archives', eq: ['GRNDL Refinery'] },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'gives nothing without a token': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('GRNDL Refinery')) },
      script: [corp('use', { card: 'GRNDL Refinery', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Elizabeth Mills': {
    'removes bad publicity when she is rezzed': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { badPublicity: 2, servers: remote('Elizabeth Mills') },
      script: [corp('rez', { card: 'Elizabeth Mills' })],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'is trashed to trash a location, for bad publicity': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('Elizabeth Mills')) },
      runner: { rig: { resources: ['Wyldside', 'Data Dealer'] } },
      script: [corp('use', { card: 'Elizabeth Mills', ability: 1 })],
      expect: [
        { path: 'runner.heap', eq: ['Wyldside'] },
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Elizabeth Mills', is: { at: 'archives' } },
      ],
    },
    'trashes a location, no other resource': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Elizabeth Mills')] } } },
      runner: { rig: { resources: ['Kati Jones', "Aesop's Pawnshop", 'The Helpful AI'] } },
      script: [corpUses('Elizabeth Mills', 1), goTo('corp.2.2')],
      expect: [
        { card: "Aesop's Pawnshop", is: { at: 'heap' } },
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Elizabeth Mills', is: { at: 'archives' } },
      ],
    },
    'takes the bad publicity where there is no location': {
      lines: [1],
      rules: ['ABIL-09', 'ALL-06'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Elizabeth Mills')] } } },
      runner: { rig: { resources: ['Kati Jones'] } },
      script: [corpUses('Elizabeth Mills', 1), goTo('corp.2.2')],
      expect: [
        { card: 'Kati Jones', is: { at: 'rig' } },
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Elizabeth Mills', is: { at: 'archives' } },
      ],
    },
    'removes no bad publicity where there is none': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Elizabeth Mills'] } } },
      script: [corp('rez', { card: 'Elizabeth Mills' })],
      expect: [{ path: 'corp.badPublicity', eq: 0 }],
    },
  },
  Ireress: {
    'has a subroutine for each bad publicity': {
      corp: { badPublicity: 2, servers: onRd(rezzed('Ireress')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        // Two credits of bad publicity are gone with the run, and two of the pool were lost.
        { path: 'runner.credits', eq: 3 },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
      ],
    },
    'has none without': {
      corp: { servers: onRd(rezzed('Ireress')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'sub-resolved' } }],
    },
    'has as many subroutines as there is bad publicity': {
      corp: { badPublicity: 2, servers: { HQ: { ice: [rezzed('Ireress')] } } },
      runner: { credits: 1 },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.credits', eq: 2 },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
      ],
    },
    'does nothing without bad publicity': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ireress')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ noFact: { type: 'sub-resolved' } }, { path: 'runner.credits', eq: 7 }],
    },
  },
  'Curtain Wall': {
    'is four stronger as the outermost ice, and ends the run': {
      lines: [0, 1, 2, 3],
      corp: { servers: onRd(rezzed('Curtain Wall')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { card: 'Curtain Wall', is: { strength: 10 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'has six behind other ice, unrezzed too': {
      lines: [0],
      corp: { servers: onRd(rezzed('Curtain Wall'), 'Enigma') },
      script: [],
      expect: [{ card: 'Curtain Wall', is: { strength: 6 } }],
    },
    'is strong while it is outermost': {
      lines: [0, 1, 2, 3],
      turn: corpTurn,
      corp: { credits: 1, hq: ['Ice Wall'], servers: { HQ: { ice: [rezzed('Curtain Wall')] } } },
      script: [
        corp('gain-credit', { expect: [{ card: 'Curtain Wall', is: { strength: 10 } }] }),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
      ],
      expect: [{ card: 'Curtain Wall', is: { strength: 6 } }],
    },
  },
  'Off the Grid': {
    'goes into a remote server alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Off the Grid'] },
      script: [
        corp('install', { card: 'Off the Grid', server: 'HQ', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Off the Grid', server: 'new' }),
      ],
      expect: [{ card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } }],
    },
    'keeps the Runner from running its server, and goes with a successful run on HQ': {
      lines: [1, 2],
      corp: { servers: remote(rezzed('Off the Grid')) },
      script: [
        runner('run', { server: 'Server 1', illegal: 'PLAY_RESTRICTION' }),
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } }] }),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Off the Grid', is: { at: 'archives' } }],
    },
    'does neither while it is unrezzed': {
      lines: [1, 2],
      corp: { servers: remote('Off the Grid') },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended', { expect: [{ card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } }] }),
        runner('run', { server: 'Server 1' }),
      ],
    },
    'bars runs until HQ is run': {
      lines: [0, 1, 2],
      corp: {
        credits: 9,
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Off the Grid'), 'PAD Campaign'] } },
      },
      runner: { grip: ['Quest Completed'] },
      script: [
        run('Server 1', { illegal: ['PLAY_RESTRICTION', 'BAD_TARGET', 'NO_EFFECT'] }),
        ...wholeRun('HQ'),
        run('Server 1'),
      ],
      expect: [
        { card: 'Off the Grid', is: { at: 'archives', faceup: true } },
        { path: 'run.server', eq: 'Server 1' },
      ],
    },
    'is no upgrade for a central server': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Off the Grid'] },
      script: [
        corp('install', {
          card: 'Off the Grid',
          server: 'HQ',
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
        corp('install', { card: 'Off the Grid', server: 'new' }),
      ],
    },
    'is no bar to a run that another one becomes': {
      lines: [1],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Ice Wall')] },
          'Server 1': { ice: [rezzed('Ice Wall')], cards: [rezzed('Off the Grid')] },
        },
      },
      runner: { credits: 5, rig: { programs: ['Corroder', 'Copycat'] } },
      script: [
        run('Archives'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runner('pass'),
        corp('pass'),
        runnerChooses('Copycat', { option: 'yes' }),
        goTo('run.5.1'),
      ],
      expect: [{ path: 'run.server', eq: 'Server 1' }],
    },
    'is trashed by a run on HQ that began on Archives': {
      lines: [2],
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: [rezzed('Off the Grid')] } } },
      runner: { rig: { programs: ['Sneakdoor Beta'] } },
      script: [runnerUses('Sneakdoor Beta', 0), goTo('run-ended')],
      expect: [{ card: 'Off the Grid', is: { at: 'archives' } }],
    },
  },
};
