import { cardByCode } from '#decks/catalogue/find-card';
import type { Side, Reason, Extent, ForEach } from '#rules';
import type { ListedGame } from '../../analysis/projections/games/queries';
import type { ReplayedGame, StoredMoment } from '../../games/replay/stored-game';

interface Identity {
  readonly code: string;
  readonly title: string;
}

/** What a `Game` of the schema is made from; the rest of its fields are asked for. */
export interface GameSource {
  readonly id: string;
  readonly players: { readonly corp: string; readonly runner: string };
  readonly identities: { readonly corp: Identity; readonly runner: Identity };
  readonly winner: Side | null;
  readonly reason: Reason | null;
  /** How much of it each viewer has been told. */
  readonly told: ForEach<Extent>;
  readonly turns: number;
  readonly recordedAt: Date | null;
  readonly tier: ListedGame['tier'];
  /** The game of decisions that an observed one became. */
  readonly verified: string | null;
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
});

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
});
