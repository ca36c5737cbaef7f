import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const haasBioroidScenarios: CardSketches = {
  'Cerebral Imaging: Infinite Frontiers': {
    'makes the hand of the Corp as large as its credit pool': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'Cerebral Imaging: Infinite Frontiers',
        credits: 1,
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
      },
      script: [
        corp('gain-credit', { expect: [{ path: 'corp.handSize', eq: 2 }] }),
        goTo('choice'),
        corp('discard', { cards: ['Enigma'] }),
      ],
      expect: [{ path: 'corp.hq', count: 2 }],
    },
    'leaves the hand of the Runner alone': {
      corp: { identity: 'Cerebral Imaging: Infinite Frontiers', credits: 12 },
      script: [],
      expect: [
        { path: 'corp.handSize', eq: 12 },
        { path: 'runner.handSize', eq: 5 },
      ],
    },
    'discards down to what it has, nothing being kept of nothing': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'Cerebral Imaging: Infinite Frontiers',
        credits: 1,
        hq: ['Hedge Fund', 'Enigma', 'Hunter'],
      },
      script: [corp('gain-credit'), corp('discard', { cards: ['Enigma'] }), goTo('runner.1.2')],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.handSize', eq: 2 },
      ],
    },
  },
  'Successful Demonstration': {
    'gives seven credits after an unsuccessful run': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Successful Demonstration'],
        servers: onRd(rezzed('Ice Wall')),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('play', { card: 'Successful Demonstration' }),
      ],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
    'cannot be played after successful ones alone': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Successful Demonstration'] },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('corp.2.2'),
        corp('play', { card: 'Successful Demonstration', illegal: 'PLAY_RESTRICTION' }),
      ],
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
