import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const corpScenarios: CardSketches = {
  "Director Haas' Pet Project": {
    'may make a new server of up to three cards from HQ and Archives': {
      turn: scoring,
      corp: {
        credits: 0,
        hq: ['Enigma', 'PAD Campaign', 'Hedge Fund'],
        archives: ['Ice Wall'],
        servers: {
          'Server 1': { cards: [{ card: "Director Haas' Pet Project", advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corp('choose', { for: "Director Haas' Pet Project", option: 'yes' }),
        ...['Enigma', 'Ice Wall', 'PAD Campaign'].map((card) =>
          corp('choose', { for: "Director Haas' Pet Project", cards: [card] }),
        ),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'Server 2.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'Server 2.ice[1]' } },
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]' } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'may be left without': {
      turn: scoring,
      corp: {
        hq: ['Enigma'],
        servers: {
          'Server 1': { cards: [{ card: "Director Haas' Pet Project", advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corp('choose', { for: "Director Haas' Pet Project", option: 'no' }),
      ],
      expect: [{ card: 'Enigma', is: { at: 'hq' } }],
    },
  },
  'Project Wotan': {
    'comes with three agenda counters': {
      lines: [0],
      turn: scoring,
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Project Wotan', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Project Wotan' })],
      expect: [{ card: 'Project Wotan', is: { at: 'corp.score', counters: { agenda: 3 } } }],
    },
    'gives the bioroid that is approached a last subroutine for the run': {
      lines: [1],
      corp: {
        score: [{ card: 'Project Wotan', counters: { agenda: 1 } }],
        servers: onRd(rezzed('Eli 1.0')),
      },
      runner: { rig: { programs: [{ card: 'Morning Star' }] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', { card: 'Project Wotan', ability: 1, at: 'run.2.3' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Eli 1.0', sub: 2 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { card: 'Project Wotan', is: { counters: { agenda: 0 } } },
      ],
    },
    'can be used on a bioroid rezzed just now, and on none that is not rezzed': {
      lines: [1],
      corp: {
        credits: 9,
        score: [{ card: 'Project Wotan', counters: { agenda: 2 } }],
        servers: onRd('Eli 1.0'),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', {
          card: 'Project Wotan',
          ability: 1,
          at: 'run.2.3',
          illegal: 'PLAY_RESTRICTION',
        }),
        corp('rez', { card: 'Eli 1.0', at: 'run.2.3' }),
        corp('use', { card: 'Project Wotan', ability: 1, at: 'run.2.3' }),
      ],
    },
    'has no use for other ice, nor during an encounter': {
      lines: [1],
      corp: {
        score: [{ card: 'Project Wotan', counters: { agenda: 1 } }],
        servers: onRd(rezzed('Eli 1.0'), rezzed('Enigma')),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', {
          card: 'Project Wotan',
          ability: 1,
          at: 'run.2.3',
          illegal: 'PLAY_RESTRICTION',
        }),
        corp('use', {
          card: 'Project Wotan',
          ability: 1,
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
      ],
    },
  },
  'Alix T4LB07': {
    'counts what the Corp installs': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Enigma', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Alix T4LB07')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corp('play', { card: 'Hedge Fund' }),
      ],
      expect: [{ card: 'Alix T4LB07', is: { counters: { power: 1 } } }],
    },
    'does not count what the Runner installs, nor anything while unrezzed': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: [rezzed('Alix T4LB07')] } } },
      runner: { grip: ['Corroder'] },
      script: [runner('install', { card: 'Corroder' })],
      expect: [{ card: 'Alix T4LB07', is: { counters: { power: 0 } } }],
    },
    'pays two credits for each counter it had': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Alix T4LB07', { counters: { power: 3 } })] } },
      },
      script: [corp('use', { card: 'Alix T4LB07', ability: 1 })],
      expect: [
        { path: 'corp.credits', eq: 11 },
        { path: 'corp.clicks', eq: 2 },
        { card: 'Alix T4LB07', is: { at: 'archives' } },
      ],
    },
  },
  'Zed 1.0': {
    'does a brain damage where a click was spent to break': {
      lines: [0, 1, 2],
      policy: { random: 'first' },
      corp: { servers: onRd(rezzed('Zed 1.0')) },
      runner: { grip: ['Infiltration', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Zed 1.0', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'does it for a click spent on other ice of the run, too': {
      lines: [1, 2],
      policy: { random: 'first' },
      corp: { servers: onRd(rezzed('Zed 1.0'), rezzed('Eli 1.0')) },
      runner: { grip: ['Infiltration', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 2 }],
    },
    'does none where no click was spent so, be it in another run': {
      lines: [1, 2],
      corp: { servers: { ...onRd(rezzed('Zed 1.0')), HQ: { ice: [rezzed('Eli 1.0')] } } },
      runner: { grip: ['Infiltration'] },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
  },
  'Bioroid Efficiency Research': {
    'rezzes a bioroid for nothing, which is derezzed once its subroutines are broken': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Bioroid Efficiency Research'],
        servers: { 'R&D': { ice: ['Eli 1.0'] }, HQ: { ice: ['Enigma'] } },
      },
      script: [
        corp('play', {
          card: 'Bioroid Efficiency Research',
          expect: [
            { card: 'Eli 1.0', is: { rezzed: true } },
            { card: 'Bioroid Efficiency Research', is: { at: 'hosted:Eli 1.0' } },
          ],
        }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Eli 1.0', is: { at: 'R&D.ice[0]', rezzed: false } },
        { card: 'Bioroid Efficiency Research', is: { at: 'archives' } },
      ],
    },
    'needs an unrezzed bioroid': {
      turn: corpTurn,
      corp: {
        hq: ['Bioroid Efficiency Research'],
        servers: { HQ: { ice: ['Enigma', rezzed('Eli 1.0')] } },
      },
      script: [corp('play', { card: 'Bioroid Efficiency Research', illegal: 'NO_EFFECT' })],
    },
  },
  'NEXT Design: Guarding the Net': {
    'may install ice of different servers before the first turn, and draws up to five cards': {
      turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
      corp: {
        identity: 'NEXT Design: Guarding the Net',
        hq: ['Enigma', 'Ice Wall', 'Hunter', 'Hedge Fund', 'Biotic Labor'],
        rd: ['Anonymous Tip', 'Archived Memories', 'PAD Campaign', 'Shadow'],
      },
      script: [
        corp('keep'),
        runner('keep'),
        corp('choose', { for: 'NEXT Design: Guarding the Net', option: 'yes' }),
        corp('choose', { for: 'NEXT Design: Guarding the Net', cards: ['Enigma'] }),
        corp('choose', { for: 'Enigma', server: 'HQ' }),
        corp('choose', { for: 'NEXT Design: Guarding the Net', cards: ['Ice Wall'] }),
        corp('choose', { for: 'Ice Wall', server: 'HQ', illegal: ['BAD_TARGET', 'WRONG_COUNT'] }),
        corp('choose', { for: 'Ice Wall', server: 'R&D' }),
        corp('choose', { for: 'NEXT Design: Guarding the Net', option: 'no' }),
        goTo('corp.1.2'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'R&D.ice[0]' } },
        { path: 'corp.hq', count: 5 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'does nothing in a later turn': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { identity: 'NEXT Design: Guarding the Net', hq: ['Enigma'] },
      script: [goTo('corp.2.1')],
      expect: [{ path: 'corp.hq', count: 2 }],
    },
  },
};
