import type { Ability, Side } from '#rules';
import { asset, program } from '../words/card';
import { always, constant, mayWhen, pay, play, sub, when } from '../words/ability';
import { choose, damage, gain } from '../words/effect';
import { sayCard } from './say';

const facts = { code: '99999', influence: 0, subtypes: [] } as const;

const said = (side: Side, ability: Ability): string => {
  const value =
    side === 'corp'
      ? asset('Test', { ...facts, faction: 'nbn', cost: 0, trash: 0, abilities: [ability] })
      : program('Test', {
          ...facts,
          faction: 'shaper',
          cost: 0,
          memory: 0,
          strength: null,
          abilities: [ability],
        });
  return sayCard(value).lines.join('\n');
};

/** Words that no card of the Core Set needs. */
describe('the other words of the vocabulary', () => {
  it.each<[Side, Ability, string]>([
    [
      'corp',
      sub(damage('net', { of: 'unused-memory' })),
      'Subroutine: Do 1 net damage for each memory unit the Runner has free.',
    ],
    [
      'corp',
      sub({ do: 'must-pay', who: 'runner', cost: { credits: 2 }, otherwise: [damage('brain', 1)] }),
      'Subroutine: The Runner must pay 2 credits; if that is not possible, do 1 brain damage.',
    ],
    [
      'corp',
      sub({ do: 'lasting', until: 'turn', abilities: [constant({ of: 'cannot', verb: 'draw' })] }),
      'Subroutine: The Runner cannot draw cards until the end of the turn.',
    ],
    [
      'corp',
      always({ of: 'cannot', verb: 'trash', cards: 'this' }),
      'This asset cannot be trashed.',
    ],
    [
      'corp',
      constant({ of: 'extra-damage', kind: 'meat', by: 1 }),
      'Meat damage that you do is 1 higher.',
    ],
    [
      'corp',
      constant({ of: 'run-also', cost: { credits: 1 }, first: 'turn' }),
      "As an additional cost to make the first run in each of the Runner's turns, the Runner must pay 1 credit.",
    ],
    [
      'corp',
      always({ of: 'steal-also', cards: 'this', cost: { damage: { kind: 'net', amount: 4 } } }),
      'As an additional cost to steal this asset, the Runner must suffer 4 net damage.',
    ],
    [
      'corp',
      always({ of: 'play-also', cost: { clicks: 1 } }),
      'As an additional cost to play this asset, spend 1 click.',
    ],
    [
      'corp',
      when({ on: 'trashed', card: { side: 'corp' } }, [damage('net', 1)]),
      'Whenever a card of yours is trashed, do 1 net damage.',
    ],
    [
      'corp',
      mayWhen(
        {
          on: 'turn-began',
          side: 'corp',
          if: { is: 'not', condition: { is: 'protected', server: 'this' } },
        },
        [
          choose({ in: 'archives', type: 'operation' }, 'card'),
          { do: 'move', cards: { named: 'card' }, to: 'hand' },
        ],
      ),
      'When your turn begins, if no ice protects this server, you may choose an operation in Archives and add it to HQ.',
    ],
    [
      'corp',
      constant(
        { of: 'subtypes', cards: 'this', gain: ['barrier'], lose: ['code gate'] },
        { is: 'odd', amount: { of: 'counters', kind: 'advancement', on: 'this' } },
      ),
      'While the number of advancement tokens on this asset is odd, this asset gains barrier and loses code gate.',
    ],
    [
      'corp',
      when({ on: 'scored', this: true }, [
        {
          do: 'place',
          counter: 'agenda',
          amount: {
            of: 'half',
            amount: {
              of: 'less',
              amount: { of: 'counters', kind: 'advancement', on: 'this' },
              by: 3,
            },
          },
          on: 'this',
        },
      ]),
      'When you score this asset, place 1 agenda counter on it for every 2 advancement tokens on it over 3.',
    ],
    [
      'runner',
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'if', condition: { is: 'link', atLeast: 2 }, then: [gain('runner', 1)] },
      ]),
      'When your turn begins, if you have 2 or more link, gain 1 credit.',
    ],
    [
      'runner',
      pay({ credits: 1, from: 'stealth' }, [{ do: 'break', upTo: 'all', subtype: 'sentry' }], {
        breaks: true,
      }),
      '1 credit from stealth cards: Break any number of sentry subroutines.',
    ],
    [
      'runner',
      pay({ counters: { kind: 'virus', amount: 1 } }, [{ do: 'trash', cards: 'accessed' }], {
        onAccess: true,
        limit: 'turn',
      }),
      'Remove 1 virus counter from this program: Trash the accessed card. Use this only while you access a card. Use this only once each turn.',
    ],
    [
      'runner',
      constant({ of: 'recurring', credits: 2, for: ['trashing'] }),
      '2 recurring credits (refilled each of your turns): use them only to trash cards you access.',
    ],
    [
      'runner',
      constant({ of: 'first-click-runs' }),
      'You must spend the first click of each turn to make a run, if able.',
    ],
    [
      'runner',
      constant({ of: 'hosts', cards: { type: 'program' }, atMost: 2, freeMemory: true }),
      'This program can host up to 2 programs, and their memory costs do not count against your memory limit.',
    ],
    [
      'runner',
      constant({ of: 'hosting-cost', by: -1 }),
      'A card costs 1 credit less to install on this program.',
    ],
    [
      'runner',
      constant({ of: 'credits-usable' }),
      'The credits on this program can be spent as if they were in your credit pool.',
    ],
    [
      'runner',
      play({ do: 'install', from: { in: 'grip', type: 'program' }, most: 3, optional: true }),
      'Install up to 3 programs from your grip, one at a time, paying the install cost.',
    ],
    [
      'runner',
      when({ on: 'run-successful', server: 'Archives', first: 'turn' }, [
        choose({ in: 'hq' }, 'card', { who: 'corp' }),
        { do: 'trash', cards: { named: 'card' }, by: 'corp' },
      ]),
      'The first time each turn that you make a successful run on Archives, the Corp chooses a card in HQ and trashes it.',
    ],
  ])('%s: %j', (side, ability, text) => {
    expect(said(side, ability)).toBe(text);
  });
});
