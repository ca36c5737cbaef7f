import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { Actor, Side, Reason, CardName, CardView, Fate, ScoreKind, Viewer } from '#rules';
import type { EconomyView } from '#analysis/report/economy-view';
import type { ListedGame } from '../../analysis/projections/games/game-filter';
import type { Unit } from '../../games/replay/marks';
import type { SeenClickUse } from '../../games/replay/series';
import type { Direction } from '../../games/replay/stored-game';
import { kinds, timingIn } from './kinds';
import { nodeType } from './node-type';
import type { Purpose } from '../../access/purpose';

/** Names of the schema for every value of a type. */
type Names<T extends string> = Readonly<Record<string, T>>;

const viewers: Names<Viewer> = {
  CORP: 'corp',
  RUNNER: 'runner',
  SPECTATOR: 'spectator',
  JUDGE: 'judge',
};
const sides: Names<Side> = { CORP: 'corp', RUNNER: 'runner' };
const actors: Names<Actor> = { CORP: 'corp', RUNNER: 'runner', CHANCE: 'chance' };
const reasons: Names<Reason> = {
  AGENDA_POINTS: 'agenda-points',
  FLATLINE: 'flatline',
  EMPTY_RD: 'empty-rd',
  CONCESSION: 'concession',
};
const tiers: Names<ListedGame['tier']> = {
  VERIFIED: 'verified',
  PARTIAL: 'partial',
  OBSERVED: 'observed',
};
const units: Names<Unit> = { MOMENT: 'moment', ACTION: 'action', RUN: 'run', TURN: 'turn' };
const directions: Names<Direction> = { NEXT: 'next', PREVIOUS: 'previous' };
const fates: Names<Fate> = {
  ACCESSING: 'accessing',
  STOLEN: 'stolen',
  TRASHED: 'trashed',
  LEFT: 'left',
};
const scoreKinds: Names<ScoreKind> = {
  SCORED: 'scored',
  STOLEN: 'stolen',
  FORFEITED: 'forfeited',
  ADDED: 'added',
  SWAPPED: 'swapped',
};

const clickUses: Names<SeenClickUse> = {
  CREDIT: 'credit',
  DRAW: 'draw',
  INSTALL: 'install',
  PLAY: 'play',
  RUN: 'run',
  ADVANCE: 'advance',
  PURGE: 'purge',
  REMOVE_TAG: 'remove-tag',
  ABILITY: 'ability',
  OTHER: 'other',
};

function literal(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map(literal);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literal(value)]));
    case Kind.NULL:
    case Kind.VARIABLE:
      return null;
  }
}

const json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: literal,
});

const dateTime = new GraphQLScalarType<unknown, unknown>({
  name: 'DateTime',
  description: 'ISO 8601, in UTC.',
  serialize: (value) =>
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'number'
        ? new Date(value).toISOString()
        : value,
});

const title = (name: CardName): string | null => ('card' in name ? name.card : null);
const hidden = (name: CardName): boolean => 'hidden' in name;
const counters = ['virus', 'power', 'agenda', 'credit', 'recurring'] as const;

const keyPurposes: Readonly<Record<Uppercase<Purpose['for']>, Purpose['for']>> = {
  UPLOAD: 'upload',
  IMPORT: 'import',
  SEAT: 'seat',
  GRANT: 'grant',
  TOURNAMENT: 'tournament',
  DECK: 'deck',
  STUDY: 'study',
};

/** Enums, scalars and fields whose names differ; a field like any other needs no resolver. */
export const plainResolvers = {
  Node: { __resolveType: nodeType },
  JSON: json,
  DateTime: dateTime,
  Viewer: viewers,
  Side: sides,
  Actor: actors,
  Reason: reasons,
  GameTier: tiers,
  KeyPurpose: keyPurposes,
  Unit: units,
  Direction: directions,
  Fate: fates,
  ScoreKind: scoreKinds,
  ClickUse: clickUses,
  ...kinds,
  Fact: { timing: ({ step }: { readonly step: string | null }) => timingIn(step) },
  Turn: { timing: ({ at }: { readonly at: string }) => timingIn(at) },
  Run: { timing: ({ step }: { readonly step: string }) => timingIn(step) },
  Flow: { purpose: ({ what }: Pick<EconomyView['flows'][number], 'what'>) => what },
  CardName: { title, hidden },
  Card: { title, hidden },
  Counters: Object.fromEntries(
    counters.map((kind) => [kind, (counters: CardView['counters']) => counters[kind] ?? 0]),
  ),
};
