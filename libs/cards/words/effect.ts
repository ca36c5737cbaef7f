import type {
  Cost,
  Lent,
  Amount,
  Effect,
  Filter,
  Target,
  DamageKind,
  ServerName,
  CounterKind,
  Side,
} from '#rules';

export const gain = (who: Side, credits: Amount): Effect => ({ do: 'gain', who, credits });
export const lose = (who: Side, credits: Amount): Effect => ({ do: 'lose', who, credits });
export const draw = (who: Side, cards: Amount): Effect => ({ do: 'draw', who, cards });
export const damage = (kind: DamageKind, amount: Amount): Effect => ({
  do: 'damage',
  kind,
  amount,
});
export const tags = (amount: Amount): Effect => ({ do: 'give-tags', amount });
export const endTheRun = (): Effect => ({ do: 'end-run' });
/** "End the run unless a player pays". */
export const endUnless = (who: Side, cost: Cost): Effect => ({
  do: 'unless',
  who,
  cost,
  effects: [endTheRun()],
});
export const placeOn = (on: 'this' | 'that', counter: CounterKind, amount: Amount): Effect => ({
  do: 'place',
  counter,
  amount,
  on,
});
export const trace = (base: number, ...success: Effect[]): Effect => ({
  do: 'trace',
  base,
  success,
});
/** What "if successful" does not govern happens at such a trace strength either way (TRC-05). */
export const traceAndAtFive = (success: () => Effect[], more: () => Effect[]): Effect => {
  const atFive = (): Effect => ({
    do: 'if',
    condition: { is: 'at-least', amount: { of: 'trace', part: 'strength' }, least: 5 },
    then: more(),
  });
  return { do: 'trace', base: 2, success: [...success(), atFive()], failure: [atFive()] };
};
export const both = (...effects: Effect[]): Effect => ({ do: 'both', effects });
export const trashThis = (): Effect => ({ do: 'trash', cards: 'this' });

/** A card chosen and what is done with it. */
export const choose = (
  from: Filter | Target,
  as: string,
  more: { least?: Amount; most?: Amount; who?: Side; further?: Filter } = {},
): Effect => ({
  do: 'choose',
  from,
  as,
  least: more.least ?? 1,
  most: more.most ?? 1,
  ...(more.who === undefined ? {} : { who: more.who }),
  ...(more.further === undefined ? {} : { further: more.further }),
});

/** Trash installed programs of the chooser's choice (SUB-03). */
export const trashPrograms = (amount: Amount): readonly Effect[] => [
  choose({ type: 'program' }, 'programs', { least: amount, most: amount }),
  { do: 'trash', cards: { named: 'programs' } },
];

/** One advancement token on a card that can be advanced. */
export const placeAdvancement = (amount: Amount = 1): readonly Effect[] => [
  choose({ advanceable: true }, 'advanced'),
  { do: 'place', counter: 'advancement', amount, on: { named: 'advanced' } },
];

export const runOn = (
  on: readonly ServerName[] | 'any' | 'chosen',
  during: readonly Lent[] = [],
): Effect => ({
  do: 'run',
  on,
  ...(during.length === 0 ? {} : { during }),
});

export const tokensHere = (kind: CounterKind): Amount => ({ of: 'counters', kind, on: 'this' });
export const per = (factor: number, amount: Amount): Amount => ({ of: 'times', factor, amount });

/** "Remove up to 2 bad publicity". */
export const removeBadPublicity = (most = 2): readonly Effect[] => [
  {
    do: 'choose-number',
    most: { of: 'least', amounts: [most, { of: 'bad-publicity' }] },
    least: 0,
    as: 'removed',
  },
  { do: 'lose-bad-publicity', amount: { of: 'var', name: 'removed' } },
];

/** What ice does that has three advancement tokens, and what it does with fewer. */
export const withThreeTokens = (then: readonly Effect[], otherwise: readonly Effect[]): Effect => ({
  do: 'if',
  condition: { is: 'at-least', amount: tokensHere('advancement'), least: 3 },
  then,
  otherwise,
});
