import { cardByCode } from '#decks/catalogue/find-card';
import type { Side, Reason, Extent, ForEach } from '#rules';
import type { ListedGame } from '../../analysis/projections/games/game-filter';
import type { ReplayedGame, SettledGame, StoredMoment } from '../../games/replay/stored-game';

interface Identity {
  readonly code: string;
  readonly title: string;
}

/** Asked for by the field that has it, where somebody asks for that field. */
type Later<T extends object | string | null> = T | (() => Promise<T>);

export const now = <T extends object | string | null>(value: Later<T>): T | Promise<T> =>
  typeof value === 'function' ? value() : value;

interface Names {
  readonly corp: string;
  readonly runner: string;
}

/** What a `Game` of the schema is made from; the rest of its fields are asked for. */
export interface GameSource {
  readonly id: string;
  readonly players: Later<Names>;
  readonly identities: { readonly corp: Identity; readonly runner: Identity };
  readonly winner: Side | null;
  readonly reason: Reason | null;
  /** How much of it each viewer has been told. */
  readonly told: ForEach<Extent>;
  readonly turns: number;
  readonly recordedAt: Later<Date | null>;
  readonly tier: Later<ListedGame['tier']>;
  /** The game of decisions that an observed one became. */
  readonly verified: string | null;
  /** What an observed game was read from; null for a game of decisions. */
  readonly origin: ListedGame['origin'];
}

/** What a `Position` of the schema is made from. */
export type PositionSource = StoredMoment['position'] & {
  readonly game: string;
  readonly at: number;
  readonly time: number | null;
  readonly moment: StoredMoment;
};

export const positionOf = (game: string, moment: StoredMoment): PositionSource => ({
  ...moment.position,
  ...{ game, at: moment.number, time: moment.time, moment },
});

const identity = (code: string): Identity => ({ code, title: cardByCode(code)?.title ?? code });

export const listed = (row: ListedGame): GameSource => ({
  id: row.id,
  players: { corp: row.corp_player, runner: row.runner_player },
  identities: { corp: identity(row.corp_identity), runner: identity(row.runner_identity) },
  winner: row.winner,
  reason: row.reason,
  told: row.told,
  turns: row.turns,
  recordedAt: row.recorded_at,
  tier: row.tier,
  verified: row.verified,
  origin: row.origin,
});

/** The same of a game that is in memory: the list is asked for what only it knows. */
export function settled(game: SettledGame, listedAs: () => Promise<ListedGame | null>): GameSource {
  let asked: Promise<ListedGame | null> | null = null;
  const row = () => (asked ??= listedAs());
  return {
    id: game.id,
    players: async () => {
      const { corp, runner } = (await game.header()).players;
      return { corp: corp.name, runner: runner.name };
    },
    get identities() {
      return { corp: identity(game.identities.corp), runner: identity(game.identities.runner) };
    },
    winner: game.outcome?.winner ?? null,
    reason: game.outcome?.reason ?? null,
    get told() {
      return game.told;
    },
    get turns() {
      return game.turns;
    },
    recordedAt: async () => (await row())?.recorded_at ?? null,
    tier: async () => (await row())?.tier ?? 'verified',
    // An observed one became it, not the other way round.
    verified: null,
    origin: null,
  };
}

/** The same from the game itself, where it is not listed yet. */
export const replayed = (game: ReplayedGame): GameSource => ({
  id: game.id,
  players: { corp: game.header.players.corp.name, runner: game.header.players.runner.name },
  identities: { corp: identity(game.identities.corp), runner: identity(game.identities.runner) },
  winner: game.outcome?.winner ?? null,
  reason: game.outcome?.reason ?? null,
  told: game.told,
  turns: game.turns,
  recordedAt: null,
  tier: 'verified',
  verified: null,
  origin: null,
});
