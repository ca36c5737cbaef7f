import type { Cause, Fact, FactOf, FactType, Spending, Use } from '../state/fact';
import type { Sighting } from '../state/sighting';
import type { Pool } from '../ability/pool';
import type { State } from '../state/state';
import { sightingName, type CardName } from './card';
import type { ForEach, Viewer } from './viewer';

type Json =
  string | number | boolean | null | CardName | readonly Json[] | { readonly [key: string]: Json };

/** A fact as one viewer saw it happen: plain JSON, cards by what the viewer knew of them. */
export interface FactView {
  readonly type: FactType;
  readonly step: string;
  readonly [field: string]: Json;
}

type Form<T> = [T] extends [Sighting | undefined]
  ? 'card'
  : [T] extends [readonly Sighting[]]
    ? 'cards'
    : [T] extends [Spending]
      ? 'spending'
      : [T] extends [Cause]
        ? 'cause'
        : [T] extends [Use]
          ? 'use'
          : never;

/** For each fact the fields that name cards, and how: a new field of that kind must be listed. */
type CardFields = {
  readonly [T in FactType]: {
    readonly [K in keyof FactOf<T> as Form<FactOf<T>[K]> extends never ? never : K]-?: Form<
      FactOf<T>[K]
    >;
  };
};

const none = {};
const card = { card: 'card' } as const;
const cards = { cards: 'cards' } as const;
const cause = { cause: 'cause' } as const;
const use = { use: 'use' } as const;

const cardFields: CardFields = {
  'turn-began': none,
  'phase-began': none,
  'turn-ended': none,
  'clicks-gained': cause,
  'clicks-spent': use,
  'clicks-lost': cause,
  'credits-gained': cause,
  'credits-taken': card,
  'credits-spent': { from: 'spending', use: 'use' },
  'card-credits-spent': card,
  'credits-lost': { ...cause, to: 'card' },
  'run-credits-gained': cause,
  'run-credits-lost': none,
  'recurring-filled': card,
  'card-credits-lost': card,
  'pool-empty': none,
  drew: cards,
  mulliganed: none,
  installed: { card: 'card', host: 'card' },
  played: card,
  rezzed: card,
  derezzed: card,
  'turned-facedown': card,
  'turned-faceup': card,
  flipped: card,
  exposed: card,
  revealed: card,
  looked: cards,
  trashed: card,
  'removed-from-game': card,
  discarded: card,
  returned: card,
  hosted: { card: 'card', host: 'card' },
  brought: { card: 'card', by: 'card' },
  searched: none,
  shuffled: none,
  arranged: none,
  swapped: cards,
  advanced: card,
  'tokens-placed': { card: 'card', cause: 'cause' },
  'tokens-removed': { card: 'card', cause: 'cause' },
  purged: none,
  'tags-taken': none,
  'tags-avoided': none,
  'tags-removed': none,
  'bad-publicity-taken': none,
  'bad-publicity-removed': none,
  'damage-suffered': cards,
  'damage-prevented': { with: 'card' },
  'trash-prevented': card,
  'exposure-prevented': card,
  chosen: { card: 'card', by: 'card' },
  'option-chosen': { by: 'card' },
  'server-created': none,
  'run-began': none,
  'run-moved': none,
  'ice-approached': card,
  'ice-encountered': card,
  'sub-broken': { ice: 'card', with: 'card' },
  'strength-changed': card,
  'all-broken': { ice: 'card' },
  'sub-resolved': { ice: 'card' },
  'ice-bypassed': card,
  'encounter-ended': card,
  'ice-passed': card,
  'server-approached': none,
  'jacked-out': none,
  'run-successful': none,
  'run-unsuccessful': none,
  accessed: card,
  'access-ended': card,
  stolen: card,
  scored: card,
  'added-to-score-area': card,
  forfeited: card,
  'run-ended': none,
  'trace-began': card,
  bid: none,
  'trace-ended': card,
  'spent-in-secret': card,
  'ability-used': card,
  'ability-resolved': card,
  'loop-ended': card,
  'game-ended': none,
};

const naming: ReadonlySet<string> = new Set(
  Object.entries(cardFields).flatMap(([type, fields]) =>
    Object.keys(fields).length > 0 ? [type] : [],
  ),
);

/** Bookkeeping of the engine that is no event at the table. */
const internal: ReadonlySet<FactType> = new Set<FactType>([
  'access-ended',
  'run-unsuccessful',
  'run-credits-gained',
  'run-credits-lost',
  'recurring-filled',
  'card-credits-lost',
]);

/** Whether a fact stands on anybody's timeline; what of it can be told apart is another matter. */
export const isTold = (fact: Fact): boolean => !internal.has(fact.type);

const isSighting = (value: object): value is Sighting => 'seen' in value;
const isCause = (value: object): value is Cause => 'kind' in value;
const isUse = (value: object): value is Use => 'for' in value;
const isSpending = (value: object): value is Spending => 'pool' in value;
const areSightings = (value: object): value is readonly Sighting[] => Array.isArray(value);

function field(pool: Pool, state: State, value: unknown, viewer: Viewer): Json {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      if (isSighting(value)) return sightingName(pool, state, value, viewer);
      if (areSightings(value)) return value.map((one) => sightingName(pool, state, one, viewer));
      if (isCause(value)) return caused(pool, state, value, viewer);
      if (isUse(value)) return used(pool, state, value, viewer);
      if (isSpending(value)) return spent(pool, state, value, viewer);
      throw new Error('a fact holds what no viewer can be shown');
    case 'bigint':
    case 'function':
    case 'symbol':
    case 'undefined':
      return null;
  }
}

const spent = (pool: Pool, state: State, from: Spending, viewer: Viewer): Json => ({
  pool: from.pool,
  run: from.run,
  cards: from.cards.map((one) => ({
    card: sightingName(pool, state, one.card, viewer),
    credits: one.credits,
  })),
});

const caused = (pool: Pool, state: State, cause: Cause, viewer: Viewer): Json =>
  cause.kind === 'card'
    ? { kind: 'card', card: sightingName(pool, state, cause.card, viewer) }
    : { ...cause };

const used = (pool: Pool, state: State, { card: about, ...use }: Use, viewer: Viewer): Json => ({
  ...use,
  card: about === null ? null : sightingName(pool, state, about, viewer),
});

function build(pool: Pool, state: State, fact: Fact, viewer: Viewer): FactView {
  const view: Record<string, Json> & { type: FactType; step: string } = {
    type: fact.type,
    step: fact.step,
  };
  for (const key in fact)
    if (key !== 'type' && key !== 'step' && key !== 'batch')
      view[key] = field(pool, state, fact[key as keyof Fact], viewer);
  return view;
}

/** A fact for one viewer; null when there was nothing for anyone to see. */
export const viewFact = (pool: Pool, state: State, fact: Fact, viewer: Viewer): FactView | null =>
  isTold(fact) ? build(pool, state, fact, viewer) : null;

/** A fact for every viewer, built once where it names no card: the same object for all. */
export function viewFactForAll(pool: Pool, state: State, fact: Fact): ForEach<FactView> | null {
  if (!isTold(fact)) return null;
  const corp = build(pool, state, fact, 'corp');
  if (!naming.has(fact.type)) return { corp, runner: corp, spectator: corp, judge: corp };
  return {
    corp,
    runner: build(pool, state, fact, 'runner'),
    spectator: build(pool, state, fact, 'spectator'),
    judge: build(pool, state, fact, 'judge'),
  };
}

/** The same as JSON, serialised once for each distinct view. */
export function factTexts(views: ForEach<FactView>): ForEach<string> {
  const corp = JSON.stringify(views.corp);
  if (views.runner === views.corp) return { corp, runner: corp, spectator: corp, judge: corp };
  return {
    corp,
    runner: JSON.stringify(views.runner),
    spectator: JSON.stringify(views.spectator),
    judge: JSON.stringify(views.judge),
  };
}
