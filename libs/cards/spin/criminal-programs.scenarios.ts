import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

export const criminalProgramsScenarios: CardSketches = {
  'Gorman Drip v1': {
    'counts the basic draws and credits of the Corp, and no operation': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: ['Gorman Drip v1'] } },
      script: [
        corp('play', { card: 'Hedge Fund' }),
        corp('gain-credit', {
          expect: [{ card: 'Gorman Drip v1', is: { counters: { virus: 1 } } }],
        }),
        corp('draw'),
      ],
      expect: [{ card: 'Gorman Drip v1', is: { counters: { virus: 2 } } }],
    },
    'does not count what the Runner does': {
      lines: [0],
      runner: { rig: { programs: ['Gorman Drip v1'] } },
      script: [runner('gain-credit')],
      expect: [{ card: 'Gorman Drip v1', is: { counters: { virus: 0 } } }],
    },
    'pays a credit for each of its counters when it is trashed': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Gorman Drip v1', counters: { virus: 3 } }] } },
      script: [runner('use', { card: 'Gorman Drip v1', ability: 1 })],
      expect: [
        { path: 'runner.credits', eq: 8 },
        { card: 'Gorman Drip v1', is: { at: 'heap' } },
      ],
    },
    'is worth nothing without a counter': {
      lines: [1],
      runner: { rig: { programs: ['Gorman Drip v1'] } },
      script: [runner('use', { card: 'Gorman Drip v1', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  Leviathan: {
    'breaks up to three code gate subroutines for three credits': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 3, rig: { programs: ['Leviathan'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Leviathan', ability: 'break', subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'becomes five stronger for three credits': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 3, rig: { programs: ['Leviathan'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Leviathan',
          ability: 'boost',
          at: 'run.3.1',
          expect: [{ card: 'Leviathan', is: { strength: 8 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Leviathan', is: { strength: 3 } }],
    },
  },
  'Expert Schedule Analyzer': {
    'shows HQ instead of letting cards be accessed': {
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { programs: ['Expert Schedule Analyzer'] } },
      script: [
        runner('use', { card: 'Expert Schedule Analyzer', ability: 0 }),
        runner('choose', { for: 'Expert Schedule Analyzer', option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'revealed', card: 'Hedge Fund' },
            { type: 'revealed', card: 'Enigma' },
          ],
          mode: 'any',
        },
        { noFact: { type: 'accessed' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'lets the Runner access as ever': {
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: ['Expert Schedule Analyzer'] } },
      script: [
        runner('use', { card: 'Expert Schedule Analyzer', ability: 0 }),
        runner('choose', { for: 'Expert Schedule Analyzer', option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'accessed', card: 'Hedge Fund' }] }],
    },
    'says nothing in another run on HQ': {
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: ['Expert Schedule Analyzer'] } },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'accessed', card: 'Hedge Fund' }] }],
    },
  },
  Garrote: {
    'breaks sentries a credit each, and becomes one stronger a credit': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { credits: 2, rig: { programs: ['Garrote'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Garrote',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
        runner('use', { card: 'Garrote', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Garrote', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  'Savoir-faire': {
    'installs a program without a click, at its cost, once a turn': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, grip: ['Corroder', 'Mimic'], rig: { programs: ['Savoir-faire'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Savoir-faire', ability: 1, at: 'run.3.1' }),
        runner('choose', { for: 'Savoir-faire', cards: ['Corroder'] }),
        runner('use', { card: 'Savoir-faire', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'installs nothing but programs': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, grip: ['Akamatsu Mem Chip'], rig: { programs: ['Savoir-faire'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Savoir-faire',
          ability: 1,
          at: 'run.3.1',
          illegal: ['NO_EFFECT', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
};
