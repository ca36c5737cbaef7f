import type { Ability, CardValue, CounterKind, Effect, Effects, Side } from '#rules';
import { allCards } from '../cycles';
import { counterNoun } from './counter';
import { sayCard } from './say';

/** What the words of an ability have to say, read from its structure and not from the tables of words. */
interface Claim {
  readonly what: 'who' | 'how many' | 'may or must' | 'cost' | 'limit';
  readonly says: RegExp;
  /** The words must not say it. */
  readonly never?: true;
}

const times = (n: number, noun: string): RegExp =>
  new RegExp(`(^|[^\\d])${n}( additional| of any)? ${noun}s?\\b`);

/** "gain 3 credits" of the owner's own, "the Runner gains 3 credits" of the other player's. */
const doing = (verb: string, n: number, noun: string, own: boolean): RegExp =>
  own
    ? new RegExp(`\\b${verb} ${n} ${noun}`, 'i')
    : new RegExp(`(the Runner|the Corp)\\b[^.]*\\b${verb}s ${n} ${noun}`, 'i');

const number = (n: unknown): n is number => typeof n === 'number';

interface Reading {
  readonly me: Side;
  /** Said of what another player decides: verbs are that player's own. */
  readonly reported: boolean;
  /** Said after "you may": the verb of the owner's own is bare, too. */
  readonly optional?: boolean;
}

function player(
  verb: string,
  n: unknown,
  noun: string,
  who: Side,
  { me, reported, optional }: Reading,
): Claim[] {
  if (!number(n)) return [];
  const many: Claim = {
    what: 'how many',
    says: optional === true && who === me ? doing(verb, n, noun, true) : times(n, noun),
  };
  return reported ? [many] : [many, { what: 'who', says: doing(verb, n, noun, who === me) }];
}

/** `before` and `after` keep out what another instruction of the ability says. */
const many = (n: unknown, noun: string, before = '', after = ''): Claim[] =>
  number(n)
    ? [{ what: 'how many', says: new RegExp(`${before}${times(n, noun).source}${after}`) }]
    : [];

const inner = (effects: Effects | undefined, r: Reading): Claim[] =>
  (effects ?? []).flatMap((one) => claimsOf(one, r));

type Readings = {
  readonly [K in Effect['do']]?: (effect: Extract<Effect, { do: K }>, r: Reading) => Claim[];
};

/** Of those instructions that say a number, a player or a freedom. */
const readings: Readings = {
  gain: ({ credits, who }, r) => player('gain', credits, 'credit', who, r),
  lose: ({ credits, who }, r) => player('lose', credits, 'credit', who, r),
  draw: ({ cards, who }, r) => player('draw', cards, 'card', who, r),
  'gain-clicks': ({ clicks, who }, r) => player('gain', clicks, 'click', who, r),
  'lose-clicks': ({ clicks, who }, r) => player('lose', clicks, 'click', who, r),
  damage: ({ amount, kind }) => many(amount, `${kind} damage`),
  'give-tags': ({ amount }) => many(amount, 'tag', '(?<!\\b(loses?|removes?))'),
  'lose-tags': ({ amount }) => many(amount, 'tag'),
  'bad-publicity': ({ amount }) => many(amount, 'bad publicity'),
  place: ({ amount, counter }) => many(amount, counterNoun[counter], '', '(?![^.]* for each)'),
  remove: ({ amount, counter }) => many(amount, counterNoun[counter]),
  trace: ({ base, success, failure }, r) => [
    ...(number(base)
      ? [{ what: 'how many', says: new RegExp(`trace ${base}\\b`, 'i') } as const]
      : []),
    ...inner(success, r),
    ...inner(failure, r),
  ],
  choose: ({ least, most, further }) => {
    // "Another" says of a further one what it needs.
    if (!number(least) || !number(most) || most < 2 || further !== undefined) return [];
    const free: Claim = { what: 'may or must', says: /up to|any number/ };
    return [least === most ? { ...free, never: true } : free];
  },
  option: ({ who, must, options }, r) => {
    const reading = { ...r, reported: r.reported || who !== undefined, optional: false };
    return [
      ...(who !== undefined && who !== r.me
        ? [{ what: 'may or must', says: must === true ? /\bmust\b/ : /\bmay\b/ } as const]
        : []),
      ...options.flatMap((one) => inner(one.effects, reading)),
    ];
  },
  if: ({ then, otherwise }, r) => [...inner(then, r), ...inner(otherwise, r)],
  both: ({ effects }, r) => inner(effects, r),
  repeat: ({ effects }, r) => inner(effects, r),
};

function claimsOf(effect: Effect, r: Reading): Claim[] {
  const read = readings[effect.do] as ((one: Effect, r: Reading) => Claim[]) | undefined;
  return read === undefined ? [] : read(effect, r);
}

/** Whether a choice stands in it that may be left alone: then "may" says nothing about the ability. */
const leavesOpen = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { do: verb } = value as { do?: unknown };
  if (
    verb === 'may' ||
    verb === 'take-turns' ||
    verb === 'psi' ||
    verb === 'lasting' ||
    verb === 'run'
  )
    return true;
  if (verb === 'option' || verb === 'install' || verb === 'play' || verb === 'unless') return true;
  if (verb === 'choose' && 'least' in value && value.least !== 1) return true;
  if (verb === 'choose' && 'further' in value) return true;
  return Object.values(value).some(leavesOpen);
};

/** `where`: what has to stand before it, such as nothing with a colon. */
function costClaims(cost: Extract<Ability, { kind: 'paid' }>['cost'], where = ''): Claim[] {
  const part = (n: unknown, noun: string): Claim[] =>
    number(n) && n > 0
      ? [{ what: 'cost', says: new RegExp(`${where}${times(n, noun).source}`) }]
      : [];
  const { counters } = cost;
  return [
    ...part(cost.clicks, 'click'),
    ...part(cost.credits, 'credit'),
    ...(counters === undefined
      ? []
      : part(counters.amount, counterNoun[counters.kind satisfies CounterKind])),
    ...(cost.trashThis === true ? [{ what: 'cost', says: /\btrash this\b/i } as const] : []),
  ];
}

function claims(ability: Ability, me: Side): Claim[] {
  const r: Reading = { me, reported: 'usedBy' in ability && ability.usedBy !== undefined };
  const limit: Claim[] =
    'limit' in ability && ability.limit !== undefined
      ? [{ what: 'limit', says: new RegExp(`once each ${ability.limit}`) }]
      : [];
  switch (ability.kind) {
    case 'paid':
      return [...costClaims(ability.cost, '^[^:]*'), ...inner(ability.effects, r), ...limit];
    case 'when': {
      const may: Claim = { what: 'may or must', says: /\byou may\b/ };
      const optional: Claim[] =
        ability.optional === true
          ? [may]
          : leavesOpen(ability.effects)
            ? []
            : [{ ...may, never: true }];
      // "You may have the Runner lose": the verb is bare.
      const isOptional = ability.optional === true;
      const reading = { ...r, reported: isOptional, optional: isOptional };
      const cost = ability.cost === undefined ? [] : costClaims(ability.cost);
      return [...optional, ...cost, ...inner(ability.effects, reading), ...limit];
    }
    case 'sub':
    case 'play':
    case 'before':
      return inner(ability.effects, r);
    case 'instead':
      return ability.of === 'damage'
        ? [...costClaims(ability.cost), ...inner(ability.effects, r)]
        : [];
    case 'constant':
    case 'rez-when':
      return [];
  }
}

const sideOf = (value: CardValue): Side =>
  value.type === 'identity'
    ? value.side
    : ['agenda', 'asset', 'upgrade', 'ice', 'operation'].includes(value.type)
      ? 'corp'
      : 'runner';

/** The card with this ability and no other, on its front and on its back. */
const alone = (value: CardValue, ability: Ability): CardValue =>
  value.type === 'identity' && value.side === 'corp'
    ? { ...value, abilities: [ability], backs: [] }
    : { ...value, abilities: [ability] };

/** What an ability does, without what it waits for: that may say the same. */
const said = (value: CardValue, ability: Ability): string =>
  sayCard(alone(value, ability))
    .lines.join(' ')
    .replace(/^(When|Whenever)\b[^,.]*, /, '');

const contradicted = (text: string, all: readonly Claim[]): Claim[] =>
  all.filter(({ says, never }) => says.test(text) === (never === true));

const everything = allCards.flatMap((value) =>
  value.abilities.flat().map((ability) => ({
    value,
    ability,
    all: claims(ability, sideOf(value)),
  })),
);

type Json = Record<string, unknown>;
const isJson = (one: unknown): one is Json => typeof one === 'object' && one !== null;

const verbs: Readonly<Record<string, string>> = {
  gain: 'credits',
  lose: 'credits',
  draw: 'cards',
  'gain-clicks': 'clicks',
  'lose-clicks': 'clicks',
  damage: 'amount',
  'give-tags': 'amount',
  'bad-publicity': 'amount',
  place: 'amount',
  trace: 'base',
};

/** Contradictions that are planted: each changes the first place of its kind. */
const plants: Readonly<Record<Claim['what'], (ability: Json) => boolean>> = {
  'how many': (ability) => {
    const [first] = topEffects(ability);
    const field = first === undefined ? undefined : verbs[String(first['do'])];
    if (first === undefined || field === undefined || !number(first[field])) return false;
    first[field] = Number(first[field]) + 7;
    return true;
  },
  who: (ability) => {
    const [first] = topEffects(ability);
    if (first === undefined || !number(first[verbs[String(first['do'])] ?? ''])) return false;
    if (ability['optional'] === true || ability['usedBy'] !== undefined) return false;
    if (first['who'] !== 'corp' && first['who'] !== 'runner') return false;
    first['who'] = first['who'] === 'corp' ? 'runner' : 'corp';
    return true;
  },
  'may or must': (ability) => {
    if (ability['kind'] !== 'when' || leavesOpen(ability['effects'])) return false;
    if (ability['cost'] !== undefined) return false;
    if (ability['optional'] === true) delete ability['optional'];
    else ability['optional'] = true;
    return true;
  },
  cost: (ability) => {
    const { cost } = ability;
    if (!isJson(cost)) return false;
    const field = ['clicks', 'credits'].find((one) => number(cost[one]) && Number(cost[one]) > 0);
    if (field === undefined) return false;
    cost[field] = Number(cost[field]) + 7;
    return true;
  },
  limit: (ability) => {
    if (ability['limit'] === undefined) return false;
    delete ability['limit'];
    return true;
  },
};

const topEffects = (ability: Json): Json[] =>
  Array.isArray(ability['effects']) ? ability['effects'].filter(isJson) : [];

describe('the words of every ability, held against its structure', () => {
  it('say who, how many, may or must, the cost and the limit as it is', () => {
    expect(
      everything.flatMap(({ value, ability, all }) => {
        const text = said(value, ability);
        return contradicted(text, all).map(
          ({ what, says, never }) =>
            `${value.title}, ${what}: ${never === true ? 'says' : 'lacks'} ${String(says)}: ${text}`,
        );
      }),
    ).toEqual([]);
  });

  it.each(Object.keys(plants) as Claim['what'][])('are caught where they lie about %s', (what) => {
    let planted = 0;
    const missed = everything.flatMap(({ value, ability, all }) => {
      const lying = structuredClone(ability) as unknown as Json;
      if (!plants[what](lying)) return [];
      planted += 1;
      const text = said(value, lying as unknown as Ability);
      return contradicted(text, all).length > 0 ? [] : [`${value.title}: ${text}`];
    });
    expect(missed).toEqual([]);
    expect(planted).toBeGreaterThan(2);
  });
});
