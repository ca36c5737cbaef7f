import type {
  Ability,
  Constant,
  Effects,
  InsteadOfAccess,
  Measure,
  Paid,
  Play,
  Prevention,
  RezWhen,
  Subroutine,
  When,
  Amount,
  Condition,
  Cost,
  Effect,
  Modifier,
  Filter,
  ServerName,
  Side,
  Subtype,
  Target,
  Trigger,
} from '#rules';
import { choose } from './effect';

type Limits = Omit<Paid, 'kind' | 'cost' | 'effects'>;

/** "Cost: effect." */
export const pay = (cost: Cost, effects: Effects, limits: Limits = {}): Paid => ({
  kind: 'paid',
  cost,
  effects,
  ...limits,
});

/** A required conditional ability. */
export const when = (trigger: Trigger, effects: Effects): When => ({
  kind: 'when',
  trigger,
  effects,
});

/** An optional one, with what is paid for it. */
export const mayWhen = (trigger: Trigger, effects: Effects, cost?: Cost): When => ({
  kind: 'when',
  trigger,
  optional: true,
  effects,
  ...(cost === undefined ? {} : { cost }),
});

export const constant = (modifies: Modifier, condition?: Condition): Constant => ({
  kind: 'constant',
  modifies,
  ...(condition === undefined ? {} : { while: condition }),
});

/** "If successful": so from the moment on in which a run there is. */
export const ifSuccessful = (server: ServerName, modifies: Modifier): Constant =>
  constant(modifies, { is: 'happened', fact: 'run-successful', when: 'this-run', server });

/** A constant ability that works while its card is inactive, too (ZONE-06). */
export const always = (modifies: Modifier): Constant => ({
  kind: 'constant',
  modifies,
  anywhere: true,
});

export const sub = (...effects: Effect[]): Subroutine => ({ kind: 'sub', effects });

export const play = (...effects: Effect[]): Play => ({ kind: 'play', effects });
export const playOnlyIf = (onlyIf: Condition, ...effects: Effect[]): Play => ({
  kind: 'play',
  effects,
  onlyIf,
});
export const playX = (atMostX: Amount, ...effects: Effect[]): Play => ({
  kind: 'play',
  effects,
  atMostX,
});

/** An icebreaker's "break subroutine" ability; without a subtype it works on any ice (BRK-02). */
export const breaks = (credits: number, upTo: number, subtype?: Subtype): Paid =>
  pay({ credits }, [{ do: 'break', upTo, ...(subtype === undefined ? {} : { subtype }) }], {
    breaks: true,
  });

/** An icebreaker's strength boost. */
export const boost = (
  credits: number,
  by: number,
  until: 'encounter' | 'run' = 'encounter',
): Paid =>
  pay({ credits }, [
    { do: 'lasting', until, abilities: [constant({ of: 'strength', cards: 'this', by })] },
  ]);

export const prevents = (cost: Cost, prevention: Prevention, line?: number): Paid =>
  pay(cost, [{ do: 'prevent', prevention }], {
    prevents: prevention,
    ...(line === undefined ? {} : { line }),
  });

export const insteadOfAccess = (
  server: InsteadOfAccess['server'],
  effects: Effects,
): InsteadOfAccess => ({
  kind: 'instead',
  of: 'access',
  optional: true,
  effects,
  ...(server === undefined ? {} : { server }),
});

export const rezWhen = (imminent: RezWhen['imminent'], on?: Filter): RezWhen => ({
  kind: 'rez-when',
  imminent,
  ...(on === undefined ? {} : { on }),
});

/** Another program with the subtype comes out of the grip in the place of this one. */
export const swapsFor = (credits: number, subtype: Subtype): Paid =>
  pay({ credits }, [
    choose({ in: 'grip', type: 'program', subtype }, 'other'),
    { do: 'swap', cards: 'this', with: { named: 'other' } },
  ]);

/** Bioroid ice: the Runner spends clicks to break its subroutines (BRK-11). */
export const clicksBreak = (clicks: number, upTo = 1): Paid =>
  pay({ clicks }, [{ do: 'break', upTo, of: 'this' }], { breaks: true, usedBy: 'runner' });

/** When the last credit on the card is taken or spent, it is trashed. */
export const trashedWithout = (on: 'credits-taken' | 'card-credits-spent'): When =>
  when(
    {
      on: [on],
      this: true,
      if: {
        is: 'not',
        condition: {
          is: 'at-least',
          amount: { of: 'counters', kind: 'credit', on: 'this' },
          least: 1,
        },
      },
    },
    [{ do: 'trash', cards: 'this' }],
  );

/** Credits lie on the card; when none are left it is trashed. */
export const stockedWith = (
  credits: number,
  on: 'installed' | 'rezzed',
  by: 'credits-taken' | 'card-credits-spent' = 'credits-taken',
): readonly When[] => [
  when({ on: [on], this: true }, [{ do: 'place', counter: 'credit', amount: credits, on: 'this' }]),
  trashedWithout(by),
];

export const canBeAdvanced: () => Constant = () => always({ of: 'advanceable' });
export const strengthPerToken = (): Constant =>
  constant({
    of: 'strength',
    cards: 'this',
    by: { of: 'counters', kind: 'advancement', on: 'this' },
  });

/** A current: stays until another is played, or an agenda is stolen or scored (PLAY-09). */
export const current = (ends: 'stolen' | 'scored' = 'stolen'): readonly Ability[] => [
  constant({ of: 'stays-in-play' }),
  {
    ...when({ on: 'played', card: { subtype: 'current', other: true } }, [
      { do: 'trash', cards: 'this' },
    ]),
    ends: true,
  },
  { ...when({ on: [ends] }, [{ do: 'trash', cards: 'this' }]), ends: true },
];

/** "When the Runner accesses this": works rezzed or not (ACC-17). */
export const whenAccessed = (ability: {
  optional: boolean;
  effects: Effects;
  cost?: Cost;
  if?: Condition;
}): When => ({
  kind: 'when',
  anywhere: true,
  trigger: { on: 'accessed', this: true, ...(ability.if === undefined ? {} : { if: ability.if }) },
  effects: ability.effects,
  ...(ability.optional ? { optional: true as const } : {}),
  ...(ability.cost === undefined ? {} : { cost: ability.cost }),
});

export const revealedFromRd = (): Constant => always({ of: 'revealed-on-access', from: 'rd' });

/** Ice protecting the server this card is in. */
export const iceHere: Filter = { type: 'ice', server: 'this' };

/** "Play only as your first click." */
export const firstClick = (side: Side): Condition => ({
  is: 'not',
  condition: { is: 'happened', fact: 'spent-first-click', when: 'this-turn', side },
});

/** Paid abilities that cards have besides their own. */
export const gains = (cards: Filter | Target, ...gives: Paid[]): Constant => ({
  kind: 'constant',
  modifies: { of: 'abilities', cards },
  gives,
});

/** Subroutines that cards have besides those they print. */
export const gainsSubs = (
  how: Omit<Extract<Modifier, { of: 'subroutines' }>, 'of'>,
  ...subs: Subroutine[]
): Constant => ({
  kind: 'constant',
  modifies: { of: 'subroutines', ...how },
  ...(subs.length === 0 ? {} : { subs }),
});

/** Neither more nor less. */
export const exactly = (of: Measure['of'], amount: Amount): Measure => ({
  of,
  atLeast: amount,
  atMost: amount,
});

/** The Runner trashed a card of the Corp in the turn before. */
export const trashedLastTurn = (): Condition => ({
  is: 'happened',
  fact: 'trashed',
  when: 'last-turn',
  by: 'runner',
  card: { side: 'corp' },
});

/** A server is chosen as the turn begins: the first run there that succeeds in it does this instead of accesses. */
export const insteadOnChosen = (effects: Effects): When =>
  mayWhen({ on: 'turn-began', side: 'runner' }, [
    { do: 'choose-server' },
    {
      do: 'lasting',
      until: 'turn',
      abilities: [
        {
          kind: 'instead',
          of: 'access',
          server: 'chosen',
          optional: false,
          // Once it is gone it replaces nothing any more.
          if: {
            is: 'all',
            conditions: [
              {
                is: 'not',
                condition: {
                  is: 'at-least',
                  amount: {
                    of: 'happened',
                    fact: 'run-successful',
                    when: 'this-turn',
                    server: 'chosen',
                  },
                  least: 2,
                },
              },
              { is: 'installed', card: 'this' },
            ],
          },
          effects,
        },
      ],
    },
  ]);
