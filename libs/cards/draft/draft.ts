import type { CardValue } from '#rules';
import { when, mayWhen } from '../words/ability';
import { corpIdentity, runnerIdentity } from '../words/card';
import { draw, tags, choose } from '../words/effect';

/** The identities of the draft packs, by faction. */
export const draft: readonly CardValue[] = [
  corpIdentity('The Shadow: Pulling the Strings', {
    code: '00005',
    faction: 'neutral-corp',
    subtypes: ['megacorp'],
    deckSize: 30,
    influenceLimit: null,
    abilities: [],
  }),
  runnerIdentity('The Masque: Cyber General', {
    code: '00006',
    faction: 'neutral-runner',
    subtypes: ['natural'],
    deckSize: 30,
    influenceLimit: null,
    link: 0,
    abilities: [],
  }),
  runnerIdentity('Wyvern: Chemically Enhanced', {
    code: '00007',
    faction: 'anarch',
    subtypes: ['g-mod'],
    deckSize: 30,
    influenceLimit: null,
    link: 0,
    abilities: [
      {
        ...when(
          {
            on: 'trashed',
            by: 'runner',
            card: { side: 'corp' },
            if: { is: 'most', faction: 'anarch', among: { side: 'runner' } },
          },
          [{ do: 'shuffle', deck: 'stack', cards: { all: { in: 'heap', newest: true } } }],
        ),
        line: 1,
      },
    ],
  }),
  runnerIdentity('Boris "Syfr" Kovac: Crafty Veteran', {
    code: '00008',
    faction: 'criminal',
    subtypes: ['cyborg'],
    deckSize: 30,
    influenceLimit: null,
    link: 0,
    abilities: [
      {
        ...when(
          {
            on: 'turn-began',
            side: 'runner',
            if: { is: 'most', faction: 'criminal', among: { side: 'runner' } },
          },
          [{ do: 'lose-tags', amount: 1 }],
        ),
        line: 1,
      },
    ],
  }),
  runnerIdentity('Jamie "Bzzz" Micken: Techno Savant', {
    code: '00009',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 30,
    influenceLimit: null,
    link: 0,
    abilities: [
      {
        ...when(
          {
            on: 'installed',
            side: 'runner',
            first: 'turn',
            if: { is: 'most', faction: 'shaper', among: { side: 'runner' } },
          },
          [draw('runner', 1)],
        ),
        line: 1,
      },
    ],
  }),
  corpIdentity('Strategic Innovations: Future Forward', {
    code: '00010',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 30,
    influenceLimit: null,
    abilities: [
      {
        ...when(
          {
            on: 'turn-ended',
            side: 'runner',
            if: { is: 'most', faction: 'haas-bioroid', among: { side: 'corp', rezzed: true } },
          },
          [
            choose({ in: 'archives' }, 'back'),
            { do: 'shuffle', deck: 'rd', cards: { named: 'back' } },
          ],
        ),
        line: 1,
      },
    ],
  }),
  corpIdentity('Synthetic Systems: The World Re-imagined', {
    code: '00011',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 30,
    influenceLimit: null,
    abilities: [
      {
        ...mayWhen(
          {
            on: 'turn-began',
            side: 'corp',
            if: { is: 'most', faction: 'jinteki', among: { side: 'corp', rezzed: true } },
          },
          [
            choose({ type: 'ice' }, 'ice', { least: 2, most: 2 }),
            { do: 'swap', cards: { named: 'ice' } },
          ],
        ),
        line: 1,
      },
    ],
  }),
  corpIdentity('Information Dynamics: All You Need To Know', {
    code: '00012',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 30,
    influenceLimit: null,
    abilities: [
      {
        ...when(
          {
            on: ['scored', 'stolen'],
            if: { is: 'most', faction: 'nbn', among: { side: 'corp', rezzed: true } },
          },
          [tags(1)],
        ),
        line: 1,
      },
    ],
  }),
  corpIdentity('Fringe Applications: Tomorrow, Today', {
    code: '00013',
    faction: 'weyland-consortium',
    subtypes: ['division'],
    deckSize: 30,
    influenceLimit: null,
    abilities: [
      {
        ...when(
          {
            on: 'turn-began',
            side: 'runner',
            if: {
              is: 'most',
              faction: 'weyland-consortium',
              among: { side: 'corp', rezzed: true },
            },
          },
          [
            choose({ type: 'ice' }, 'ice'),
            { do: 'place', counter: 'advancement', amount: 1, on: { named: 'ice' } },
          ],
        ),
        line: 1,
      },
    ],
  }),
];
