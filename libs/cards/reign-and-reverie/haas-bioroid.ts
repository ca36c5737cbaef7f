import type { CardValue } from '#rules';
import { constant, play, sub, when } from '../words/ability';
import { agenda, corpIdentity, ice, operation, upgrade } from '../words/card';
import { both, choose, draw, endTheRun, endUnless, gain, per } from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  corpIdentity('Sportsmetal: Go Big or Go Home', {
    code: '22026',
    faction: 'haas-bioroid',
    subtypes: ['subsidiary'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [
        {
          do: 'option',
          must: true,
          options: [
            { option: 'gain-2', effects: [gain('corp', 2)] },
            { option: 'draw-2', effects: [draw('corp', 2)] },
          ],
        },
      ]),
    ],
  }),
  agenda('Hyperloop Extension', {
    code: '22027',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['expansion'],
    advancement: 3,
    points: 1,
    abilities: [
      { ...when({ on: ['scored', 'stolen'], this: true }, [gain('corp', 3)]), anywhere: true },
    ],
  }),
  ice('Meridian', {
    code: '22028',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['barrier'],
    cost: 3,
    strength: 4,
    abilities: [
      [
        sub({
          do: 'may',
          who: 'runner',
          effects: [{ do: 'move', cards: 'this', to: 'runner-score' }],
          otherwise: [both(gain('corp', 4), endTheRun())],
        }),
        constant({ of: 'worth', points: -1 }),
      ],
    ],
  }),
  ice('Gatekeeper', {
    code: '22029',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate'],
    cost: 3,
    strength: 0,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 6 },
        { is: 'happened', fact: 'rezzed', when: 'this-turn', this: true },
      ),
      sub(
        { do: 'choose-number', most: 3, least: 0, as: 'drawn' },
        draw('corp', { of: 'var', name: 'drawn' }),
        choose({ in: ['hq', 'archives'], type: 'agenda' }, 'back', { least: 0, most: 3 }),
        { do: 'reveal', cards: { named: 'back' } },
        { do: 'shuffle', deck: 'rd', cards: { named: 'back' } },
      ),
      sub(endTheRun()),
    ],
  }),
  operation('Divert Power', {
    code: '22030',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [
      play(
        choose({ rezzed: true }, 'diverted', {
          least: 0,
          most: { of: 'count', cards: { rezzed: true } },
        }),
        { do: 'derez', cards: { named: 'diverted' } },
        {
          do: 'may',
          effects: [
            choose({ unrezzed: true }, 'powered'),
            {
              do: 'rez',
              cards: { named: 'powered' },
              discount: per(3, { of: 'count', cards: { named: 'diverted' } }),
            },
          ],
        },
      ),
    ],
  }),
  operation('Fast Break', {
    code: '22031',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: [],
    cost: 4,
    abilities: [
      play(
        gain('corp', { of: 'count', cards: { in: 'runner-score', type: 'agenda' } }),
        {
          do: 'choose-number',
          most: { of: 'count', cards: { in: 'runner-score', type: 'agenda' } },
          least: 0,
          as: 'drawn',
        },
        draw('corp', { of: 'var', name: 'drawn' }),
        {
          do: 'install',
          from: { in: 'hq' },
          most: { of: 'count', cards: { in: 'runner-score', type: 'agenda' } },
          at: 'remote',
          together: true,
          optional: true,
        },
      ),
    ],
  }),
  operation('Game Changer', {
    code: '22032',
    faction: 'haas-bioroid',
    influence: 5,
    subtypes: [],
    cost: 6,
    trash: 2,
    abilities: [
      play(
        { do: 'gain-clicks', who: 'corp', clicks: { of: 'count', cards: { in: 'runner-score' } } },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  upgrade('Giordano Memorial Field', {
    code: '22033',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['facility'],
    cost: 3,
    trash: 3,
    abilities: [
      when({ on: 'run-successful', server: 'this' }, [
        endUnless('runner', { credits: per(2, { of: 'count', cards: { in: 'runner-score' } }) }),
      ]),
    ],
  }),
];
