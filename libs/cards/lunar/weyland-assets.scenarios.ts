import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpChooses, corpDoes as corp, corpPlays, corpUses, goTo, rezzed } from '../sketch/steps';

export const weylandAssetsScenarios: CardSketches = {
  'The Root': {
    'pays for advancing, installing and rezzing, and for nothing else': {
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Hunter', 'Hedge Fund'],
        servers: {
          HQ: { ice: ['Enigma'] },
          'Server 1': { cards: [rezzed('The Root')] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        corpPlays('Hedge Fund', { illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Hostile Takeover' }),
        corp('install', { card: 'Hunter', server: 'HQ' }),
      ],
      expect: [{ card: 'The Root', is: { counters: { recurring: 1 } } }],
    },
    'pays for installs, rezzes and advances, not for operations': {
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Ice Wall', 'Hedge Fund', 'Sweeps Week'],
        servers: {
          HQ: { ice: ['Hunter'] },
          'Server 1': { cards: [rezzed('The Root')] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        corpPlays('Sweeps Week', { illegal: ['CANNOT_PAY', 'NO_EFFECT'] }),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
        corp('advance', { card: 'Hostile Takeover' }),
        corp('advance', { card: 'Hostile Takeover' }),
      ],
      expect: [
        { card: 'The Root', is: { counters: { recurring: 0 } } },
        { card: 'Hostile Takeover', is: { advancement: 2 } },
      ],
    },
  },
  'Executive Boot Camp': {
    'rezzes a card for a credit less as the turn begins': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        credits: 2,
        servers: {
          HQ: { ice: ['Enigma'] },
          'Server 1': { cards: [rezzed('Executive Boot Camp')] },
        },
      },
      script: [corpChooses('Executive Boot Camp', { option: 'yes' })],
      expect: [
        { card: 'Enigma', is: { rezzed: true } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'may not choose what cannot be paid for': {
      lines: [0],
      rules: ['CHOOSE-05'],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        credits: 2,
        servers: {
          HQ: { ice: ['Enigma', 'Quandary', 'Tollbooth'] },
          'Server 1': { cards: [rezzed('Executive Boot Camp')] },
        },
      },
      script: [
        corpChooses('Executive Boot Camp', { option: 'yes' }),
        corpChooses('Executive Boot Camp', { cards: ['Tollbooth'], illegal: 'BAD_TARGET' }),
        corpChooses('Executive Boot Camp', { cards: ['Quandary'] }),
      ],
      expect: [
        { card: 'Quandary', is: { rezzed: true } },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'is not asked where nothing can be paid for': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        credits: 2,
        servers: {
          HQ: { ice: ['Tollbooth'] },
          'Server 1': { cards: [rezzed('Executive Boot Camp')] },
        },
      },
      script: [goTo('corp.2.1')],
      expect: [{ card: 'Tollbooth', is: { rezzed: false } }],
    },
    'finds an asset for a credit': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Hedge Fund', 'PAD Campaign', 'Adonis Campaign'],
        servers: { 'Server 1': { cards: [rezzed('Executive Boot Camp')] } },
      },
      policy: { random: 'first' },
      script: [
        corpUses('Executive Boot Camp', 1),
        corpChooses('Executive Boot Camp', { cards: ['PAD Campaign'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'hq' } },
        { card: 'Executive Boot Camp', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'rezzes ice outside of runs, whose other costs are still paid': {
      lines: [0],
      turn: { side: 'corp', number: 3, clicks: 3, at: 'corp.1.2' },
      corp: {
        credits: 3,
        score: ['Hostile Takeover'],
        servers: {
          HQ: { ice: ['Archer'] },
          'Server 1': { cards: [rezzed('Executive Boot Camp')] },
        },
      },
      script: [
        corpChooses('Executive Boot Camp', { option: 'yes' }),
        corpChooses('Executive Boot Camp', { cards: ['Archer'] }),
        goTo('corp.2.1'),
      ],
      expect: [
        { card: 'Archer', is: { rezzed: true } },
        { path: 'corp.credits', eq: 0 },
        { path: 'corp.score', count: 0 },
      ],
    },
    'lowers to nothing and no further': {
      lines: [0],
      turn: { side: 'corp', number: 3, clicks: 3, at: 'corp.1.2' },
      corp: {
        credits: 0,
        servers: {
          HQ: { ice: ['Ice Wall', 'Enigma'] },
          'Server 1': { cards: [rezzed('Executive Boot Camp')] },
        },
      },
      script: [
        corpChooses('Executive Boot Camp', { option: 'yes' }),
        corpChooses('Executive Boot Camp', { cards: ['Ice Wall'] }),
        goTo('corp.2.1'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'finds an asset, not an upgrade': {
      lines: [1],
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Red Herrings', 'PAD Campaign', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Executive Boot Camp')] } },
      },
      script: [
        corpUses('Executive Boot Camp', 1),
        corpChooses('Executive Boot Camp', { cards: ['Red Herrings'], illegal: 'BAD_TARGET' }),
        corpChooses('Executive Boot Camp', { cards: ['PAD Campaign'] }),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'hq' } },
        { card: 'Executive Boot Camp', is: { at: 'archives' } },
        { facts: [{ type: 'revealed', card: 'PAD Campaign' }] },
        { path: 'corp.credits', eq: 4 },
      ],
    },
  },
  'Sealed Vault': {
    'takes credits out of the pool': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Sealed Vault')] } } },
      script: [corpUses('Sealed Vault', 0), corpChooses('Sealed Vault', { number: 3 })],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { card: 'Sealed Vault', is: { counters: { credit: 3 } } },
      ],
    },
    'gives them back for a click': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Sealed Vault', { counters: { credit: 4 } })] } },
      },
      script: [corpUses('Sealed Vault', 1), corpChooses('Sealed Vault', { number: 3 })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'Sealed Vault', is: { counters: { credit: 1 } } },
      ],
    },
    'gives them back as it is trashed': {
      lines: [1],
      rules: ['COST-10'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Sealed Vault', { counters: { credit: 4 } })] } },
      },
      script: [corpUses('Sealed Vault', 1), corpChooses('Sealed Vault', { number: 4 })],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { card: 'Sealed Vault', is: { at: 'archives' } },
      ],
    },
  },
};
