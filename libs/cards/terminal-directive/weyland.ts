import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  constant,
  mayWhen,
  pay,
  playOnlyIf,
  strengthPerToken,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  draw,
  endTheRun,
  gain,
  per,
  placeOn,
  tags,
  tokensHere,
  trashPrograms,
  withThreeTokens,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  corpIdentity('Skorpios Defense Systems: Persuasive Power', {
    code: '13041',
    faction: 'weyland-consortium',
    subtypes: ['subsidiary'],
    deckSize: 40,
    influenceLimit: 15,
    abilities: [
      {
        ...mayWhen({ on: 'trashed', card: { side: 'runner' } }, [
          { do: 'remove-from-game', cards: 'that' },
        ]),
        limit: 'turn',
        instead: true,
      },
    ],
  }),
  agenda('Armored Servers', {
    code: '13042',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 1)]),
      pay(
        { counters: { kind: 'agenda', amount: 1 } },
        [
          {
            do: 'lasting',
            until: 'run',
            abilities: [
              constant({ of: 'jack-out-also', cost: { trash: { in: 'grip' } } }),
              constant({ of: 'break-also', by: 'anything', cost: { trash: { in: 'grip' } } }),
            ],
          },
        ],
        { if: { is: 'in-run' } },
      ),
    ],
  }),
  agenda('Illicit Sales', {
    code: '13043',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['expansion'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'may', effects: [{ do: 'bad-publicity', amount: 1 }] },
        gain('corp', per(3, { of: 'bad-publicity' })),
      ]),
    ],
  }),
  agenda('Graft', {
    code: '13044',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: [],
    advancement: 5,
    points: 3,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        { do: 'search', deck: 'rd', for: {}, as: 'found', most: 3, reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  asset('Illegal Arms Factory', {
    code: '13045',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['facility', 'illicit'],
    cost: 3,
    trash: 6,
    abilities: [
      {
        ...when({ on: 'trashed', this: true, by: 'runner', from: 'installed' }, [
          { do: 'bad-publicity', amount: 1 },
        ]),
        anywhere: true,
      },
      when({ on: 'turn-began', side: 'corp' }, [gain('corp', 1), draw('corp', 1)]),
    ],
  }),
  asset('Mr. Stone', {
    code: '13046',
    faction: 'weyland-consortium',
    influence: 4,
    unique: true,
    subtypes: ['executive'],
    cost: 2,
    trash: 2,
    abilities: [when({ on: 'tags-taken' }, [damage('meat', 1)])],
  }),
  ice('Bloodletter', {
    code: '13047',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 3,
    strength: 4,
    abilities: [
      sub({
        do: 'option',
        who: 'runner',
        must: true,
        options: [
          {
            option: 'trash-program',
            effects: [
              choose({ type: 'program' }, 'lost', { who: 'runner' }),
              { do: 'trash', cards: { named: 'lost' }, by: 'runner' },
            ],
          },
          {
            option: 'trash-top',
            effects: [{ do: 'trash', cards: { top: 'stack', amount: 2 }, by: 'runner' }],
          },
        ],
      }),
    ],
  }),
  ice('Colossus', {
    code: '13048',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 6,
    strength: 4,
    abilities: [
      [canBeAdvanced(), strengthPerToken()],
      { ...sub(withThreeTokens([tags(2)], [tags(1)])), line: 2 },
      {
        ...sub(...trashPrograms(1), {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 3 },
          then: [
            choose({ type: 'resource' }, 'resource'),
            { do: 'trash', cards: { named: 'resource' } },
          ],
        }),
        line: 3,
      },
    ],
  }),
  ice('Hailstorm', {
    code: '13049',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['barrier'],
    cost: 6,
    strength: 5,
    abilities: [
      sub(choose({ in: 'heap' }, 'gone'), { do: 'remove-from-game', cards: { named: 'gone' } }),
      sub(endTheRun()),
    ],
  }),
  ice('Hortum', {
    code: '13050',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate'],
    cost: 4,
    strength: 4,
    abilities: [
      canBeAdvanced(),
      constant(
        { of: 'cannot', verb: 'break', cards: 'this', with: { subtype: 'ai' } },
        { is: 'at-least', amount: tokensHere('advancement'), least: 3 },
      ),
      sub(withThreeTokens([gain('corp', 4)], [gain('corp', 1)])),
      sub(
        withThreeTokens(
          [
            { do: 'search', deck: 'rd', for: {}, as: 'found', most: 2 },
            { do: 'move', cards: { named: 'found' }, to: 'hand' },
            endTheRun(),
          ],
          [endTheRun()],
        ),
      ),
    ],
  }),
  operation('Hunter Seeker', {
    code: '13051',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['double', 'gray ops'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      playOnlyIf({ is: 'happened', fact: 'stolen', when: 'last-turn' }, choose({}, 'lost'), {
        do: 'trash',
        cards: { named: 'lost' },
      }),
    ],
  }),
  upgrade('K. P. Lynn', {
    code: '13052',
    faction: 'weyland-consortium',
    influence: 2,
    unique: true,
    subtypes: ['executive'],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: 'server-approached', server: 'this' }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            { option: 'take-tag', effects: [tags(1)] },
            { option: 'end-run', effects: [endTheRun()] },
          ],
        },
      ]),
    ],
  }),
];
