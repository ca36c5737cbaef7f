import type { CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const alphaOmega = (card: string, subs: { first: number; second: number }) => ({
  'breaks that ice alone': {
    lines: [0, 1],
    corp: { servers: onRd(rezzed('Quandary'), rezzed('Quandary')) },
    runner: { rig: { programs: [card] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', {
        card,
        ability: 'break',
        subs: [0],
        at: 'run.3.1',
        ...(subs.first === 0 ? {} : { illegal: 'PLAY_RESTRICTION' }),
      }),
      ...(subs.first === 0 ? [runner('continue', { at: 'run.2.2' })] : []),
      ...(subs.first === 0
        ? [
            runner('use', {
              card,
              ability: 'break',
              subs: [0],
              at: 'run.3.1',
              illegal: 'PLAY_RESTRICTION',
            }),
            runner('use', {
              card,
              ability: 'boost',
              illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
            }),
          ]
        : []),
    ],
  },
  'becomes stronger against it': {
    lines: [1],
    corp: { servers: onRd(rezzed('Enigma')) },
    runner: { rig: { programs: [card] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', { card, ability: 'boost', at: 'run.3.1' }),
      runner('use', { card, ability: 'break', subs: [0] }),
      runner('use', { card, ability: 'break', subs: [1] }),
      goTo('run-ended'),
    ],
    expect: [{ path: 'runner.credits', eq: 2 }, { noFact: { type: 'sub-resolved' } }],
  },
});

export const shaperProgramsScenarios: CardSketches = {
  Torch: {
    'breaks code gates, and becomes stronger': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 3, rig: { programs: ['Torch'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Torch',
          ability: 'boost',
          at: 'run.3.1',
          expect: [{ card: 'Torch', is: { strength: 5 } }],
        }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  Sharpshooter: {
    'is trashed to break any number of subroutines of a destroyer': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ichi 1.0')] } } },
      runner: { credits: 1, rig: { programs: ['Sharpshooter'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Sharpshooter',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
        runner('use', { card: 'Sharpshooter', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Sharpshooter', ability: 'break', subs: [0, 1, 2] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Sharpshooter'] },
        { noFact: { type: 'sub-resolved' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'breaks nothing else': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { rig: { programs: ['Sharpshooter'] }, grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Sharpshooter',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
  },
  'False Echo': {
    'makes the Corp rez the ice that was passed, or take it back': {
      corp: { servers: onRd('Ice Wall') },
      runner: { rig: { programs: ['False Echo'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'False Echo', option: 'yes' }),
        corp('choose', { for: 'False Echo', option: 'rez' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.heap', eq: ['False Echo'] },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
    'takes it back where the Corp cannot pay': {
      corp: { credits: 0, servers: onRd('Ice Wall') },
      runner: { rig: { programs: ['False Echo'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'False Echo', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Ice Wall'] }],
    },
    'says nothing of rezzed ice': {
      corp: { servers: onRd(rezzed('Minelayer')) },
      runner: { rig: { programs: ['False Echo'] } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ card: 'False Echo', is: { at: 'rig' } }],
    },
  },
  Alpha: alphaOmega('Alpha', { first: 0, second: 1 }),
  Omega: alphaOmega('Omega', { first: 1, second: 0 }),
  Paintbrush: {
    'makes ice a barrier until the next run of the turn has ended': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Paintbrush', 'Corroder'] } },
      script: [
        runner('use', { card: 'Paintbrush', ability: 0, targets: ['Enigma'] }),
        runner('choose', { for: 'Paintbrush', option: 'barrier' }),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }] }),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
    'makes it a sentry or a code gate as well': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, rig: { programs: ['Paintbrush', 'Gordian Blade'] } },
      script: [
        runner('use', { card: 'Paintbrush', ability: 0, targets: ['Ice Wall'] }),
        runner('choose', { for: 'Paintbrush', option: 'code-gate' }),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'needs a rezzed piece of ice': {
      corp: { servers: { 'R&D': { ice: ['Enigma'] } } },
      runner: { rig: { programs: ['Paintbrush'] } },
      script: [runner('use', { card: 'Paintbrush', ability: 0, illegal: 'NO_EFFECT' })],
    },
  },
};
