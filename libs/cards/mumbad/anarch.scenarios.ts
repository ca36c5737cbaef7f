import { corpTurn, type CardSketches, runnerTurn } from '../sketch/sketch';
import {
  corpDoes,
  corpDoes as corp,
  goTo,
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
  Bhagat: {
    'trashes a card of R&D with the first success on HQ': {
      rules: ['ORD-01'],
      corp: { rd: ['Enigma', 'Hunter', 'Ice Wall'] },
      runner: { rig: { resources: ['Bhagat'] } },
      script: [...wholeRun('Archives'), ...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [{ path: 'corp.archives', eq: ['Enigma'] }],
    },
  },
  'Emptied Mind': {
    'gains a click with an empty grip': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Emptied Mind'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
    'gains none with a card': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { grip: ['Diesel'], rig: { resources: ['Emptied Mind'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 4 }],
    },
  },
  'The Noble Path': {
    'trashes the grip and prevents all damage in the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['The Noble Path', 'Diesel', 'Imp'] },
      script: [runnerPlays('The Noble Path', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { winner: null },
        { path: 'runner.heap', count: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'prevents none in the next run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['The Noble Path'] },
      script: [
        runnerPlays('The Noble Path', { server: 'R&D' }),
        goTo('run-ended'),
        run('R&D'),
        goTo('run-ended'),
      ],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
  },
  'Making an Entrance': {
    'trashes some of the top six and orders the rest': {
      runner: {
        grip: ['Making an Entrance'],
        stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark', 'Medium', 'Mimic', 'Parasite'],
      },
      script: [
        runnerPlays('Making an Entrance'),
        runnerChooses('Making an Entrance', { cards: ['Diesel', 'Imp', 'Easy Mark', 'Medium'] }),
        runnerChooses('Making an Entrance', { cards: ['Mimic', 'Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Mimic', 'Corroder', 'Parasite'] },
        { path: 'runner.heap', count: 5 },
        { view: 'corp', mustNotContain: ['Mimic', 'Corroder'] },
      ],
    },
    'is played with the first click alone': {
      runner: { grip: ['Making an Entrance'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Making an Entrance', { at: 'runner.1.6', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Run Amok': {
    'trashes ice that was rezzed in its run': {
      corp: { credits: 9, servers: { HQ: { ice: ['Ice Wall', rezzed('Eli 1.0')] } } },
      runner: { grip: ['Run Amok'] },
      script: [
        runnerPlays('Run Amok'),
        runnerChooses('Run Amok', { server: 'HQ' }),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        corpDoes('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Eli 1.0', is: { at: 'HQ.ice[0]' } },
      ],
    },
    'trashes nothing where none was rezzed': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { grip: ['Run Amok'] },
      script: [
        runnerPlays('Run Amok'),
        runnerChooses('Run Amok', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Wall', is: { at: 'HQ.ice[0]' } }],
    },
  },
  'Salsette Slums': {
    'pays the trash cost to remove the card from the game, once a turn': {
      corp: {
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
        },
      },
      runner: { rig: { resources: ['Salsette Slums'] }, credits: 9 },
      script: [
        run('Server 1'),
        runnerUses('Salsette Slums', 0),
        run('Server 2'),
        runnerUses('Salsette Slums', 0, { at: 'run.5.5', illegal: ['ALREADY_USED'] }),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'removed' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  'EMP Device': {
    'lets the Corp rez one piece of ice more in the run': {
      corp: { servers: { 'R&D': { ice: ['Ice Wall', 'Pop-up Window', 'Enigma'] } }, credits: 9 },
      runner: { rig: { hardware: ['EMP Device'] } },
      script: [
        run('R&D'),
        runnerUses('EMP Device', 0),
        corp('rez', { card: 'Pop-up Window', at: 'run.2.3' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        corp('rez', {
          card: 'Ice Wall',
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'CANNOT_PAY', 'BAD_TARGET', 'NOT_ACTIVE'],
        }),
      ],
    },
    'is used during a run alone': {
      runner: { rig: { hardware: ['EMP Device'] } },
      turn: { ...corpTurn, at: 'corp.2.1' },
      script: [
        runnerUses('EMP Device', 0, { illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NO_EFFECT'] }),
      ],
    },
  },
  'Fear the Masses': {
    'trashes a card of R&D, and one for each copy that is revealed': {
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Fear the Masses', 'Fear the Masses', 'Fear the Masses', 'Infiltration'] },
      script: [
        runnerPlays('Fear the Masses#1'),
        runnerChooses('Fear the Masses#1', { cards: ['Fear the Masses#2'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.archives', count: 2 },
        { path: 'runner.grip', count: 3 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'has the Corp trash them, and not the Runner': {
      rules: ['TRASH-08'],
      corp: { score: ['AR-Enhanced Security'] },
      runner: { grip: ['Fear the Masses'] },
      script: [runnerPlays('Fear the Masses'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'trashed', by: 'corp' }] }, { path: 'runner.tags', eq: 0 }],
    },
    'trashes one where none is shown': {
      runner: { grip: ['Fear the Masses', 'Fear the Masses'] },
      script: [
        runnerPlays('Fear the Masses#1'),
        runnerChooses('Fear the Masses#1', { cards: [] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.archives', count: 1 }],
    },
  },
  Aghora: {
    'breaks ice that costs five or more, and no other': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Ichi 1.0')] } } },
      runner: { rig: { programs: ['Aghora'] }, credits: 9 },
      script: [
        run('R&D'),
        runnerUses('Aghora', 'boost', { at: 'run.3.1' }),
        runnerUses('Aghora', 'boost'),
        runnerUses('Aghora', 'break', { subs: [0] }),
        runnerUses('Aghora', 'break', { subs: [1] }),
        runnerUses('Aghora', 'break', { subs: [2] }),
        goTo('run.2.3'),
        runnerUses('Aghora', 'break', { at: 'run.3.1', illegal: 'BAD_TARGET' }),
      ],
    },
    'changes places with a deva of the grip': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.2.1' },
      runner: { rig: { programs: ['Aghora'] }, grip: ['Vamadeva'] },
      script: [runnerUses('Aghora', 2), goTo('corp.2.2')],
      expect: [
        { card: 'Vamadeva', is: { at: 'rig', faceup: true } },
        { card: 'Aghora', is: { at: 'grip' } },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  'Political Graffiti': {
    'takes a point off an agenda, until a purge': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { archives: ['Hedge Fund'], score: ['Priority Requisition'] },
      runner: { grip: ['Political Graffiti'] },
      script: [
        runnerPlays('Political Graffiti'),
        goTo('corp.2.2', { expect: [{ path: 'corp.agendaPoints', eq: 2 }] }),
        corpDoes('purge'),
      ],
      expect: [
        { path: 'corp.agendaPoints', eq: 3 },
        { card: 'Political Graffiti', is: { at: 'heap' } },
        { noFact: { type: 'accessed' } },
      ],
    },
  },
  'Ramujan-reliant 550 BMI': {
    'prevents as much as there are copies, and trashes as many cards': {
      lines: [0],
      rules: ['PREV-12'],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Ronin', rezzed: true, advancement: 4 }] } },
      },
      runner: {
        grip: ['Diesel', 'Modded', 'Sure Gamble'],
        rig: {
          hardware: [
            'Ramujan-reliant 550 BMI',
            'Ramujan-reliant 550 BMI',
            'Ramujan-reliant 550 BMI',
          ],
        },
      },
      policy: { random: 'first' },
      script: [
        corpUses('Ronin', 1),
        runnerUses('Ramujan-reliant 550 BMI#1', 'prevent', { x: 3, at: 'prevent' }),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.stack', count: 0 },
        { path: 'runner.rig.hardware', count: 2 },
      ],
    },
    'prevents up to that: trashes what it prevented and no more': {
      lines: [0],
      rules: ['PREV-11'],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Ronin', rezzed: true, advancement: 4 }] } },
      },
      runner: {
        grip: ['Diesel', 'Modded', 'Sure Gamble'],
        rig: { hardware: ['Ramujan-reliant 550 BMI', 'Ramujan-reliant 550 BMI'] },
      },
      policy: { random: 'first' },
      script: [
        corpUses('Ronin', 1),
        runnerUses('Ramujan-reliant 550 BMI#1', 'prevent', { x: 1, at: 'prevent' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.stack', count: 2 },
      ],
    },
    'prevents no meat damage': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Modded', 'Sure Gamble', 'Infiltration'],
        rig: { hardware: ['Ramujan-reliant 550 BMI'] },
      },
      policy: { random: 'first' },
      script: [corpDoes('play', { card: 'Scorched Earth' }), corpDoes('gain-credit')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.rig.hardware', count: 1 },
      ],
    },
  },
  'Street Magic': {
    'has the Runner choose which subroutine resolves first': {
      rules: ['SUB-07'],
      corp: { servers: { HQ: { ice: [rezzed('Cell Portal')] } } },
      runner: { rig: { resources: ['Street Magic'] }, grip: ['Diesel', 'Modded'] },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'sub-resolved', ice: 'Cell Portal', sub: 0 }] }],
    },
    'asks again after each of them': {
      rules: ['SUB-07'],
      corp: { servers: { HQ: { ice: [rezzed('Hourglass')] } } },
      runner: { rig: { resources: ['Street Magic'] } },
      script: [
        run('HQ'),
        runnerChooses('Street Magic', { option: 'sub-2' }),
        runnerChooses('Street Magic', { option: 'sub-0' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'sub-resolved', ice: 'Hourglass', sub: 2 },
            { type: 'sub-resolved', ice: 'Hourglass', sub: 0 },
            { type: 'sub-resolved', ice: 'Hourglass', sub: 1 },
          ],
        },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
    'asks nothing about broken ones': {
      rules: ['SUB-07'],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Street Magic'], programs: ['Gordian Blade'] } },
      script: [run('HQ'), runnerUses('Gordian Blade', 'break', { subs: [1] }), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
  },
  Diwan: {
    'has the Corp pay for what it installs at the chosen server': {
      lines: [0],
      rules: ['COST-17'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 5, hq: ['Ice Wall', 'Enigma', 'Hunter'] },
      runner: { grip: ['Diwan'] },
      script: [
        runner('install', { card: 'Diwan' }),
        runnerChooses('Diwan', { server: 'HQ' }),
        goTo('corp.2.2'),
        corpDoes('install', { card: 'Ice Wall', server: 'HQ' }),
        corpDoes('install', { card: 'Enigma', server: 'R&D' }),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
    'forbids what cannot be paid for': {
      lines: [0],
      rules: ['COST-17'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, hq: ['Ice Wall', 'Ash 2X3ZB9CY'] },
      runner: { grip: ['Diwan'] },
      script: [
        runner('install', { card: 'Diwan' }),
        runnerChooses('Diwan', { server: 'HQ' }),
        goTo('corp.2.2'),
        corpDoes('install', { card: 'Ash 2X3ZB9CY', server: 'HQ', illegal: ['CANNOT_PAY'] }),
        corpDoes('install', { card: 'Ice Wall', server: 'HQ', illegal: ['CANNOT_PAY'] }),
        corpDoes('install', { card: 'Ice Wall', server: 'R&D' }),
      ],
    },
    'is trashed by a purge': {
      lines: [1],
      turn: corpTurn,
      runner: { rig: { programs: ['Diwan'] } },
      script: [corpDoes('purge')],
      expect: [{ path: 'runner.heap', eq: ['Diwan'] }],
    },
  },
};
