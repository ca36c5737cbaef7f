import type { CutResult } from '../cut/cut-state';
import type { SettingsInput } from '../settings/check';
import type { MatchResult, Pair, PlayerId } from '../results/outcome';
import type { Decks } from './state';

/** A `draw` is the players still playing, in an order made by chance outside. */
export type TournamentCommand =
  | { readonly type: 'announce'; readonly settings: SettingsInput }
  | {
      readonly type: 'register';
      readonly player: PlayerId;
      readonly name: string;
      readonly decks: Decks | null;
    }
  | { readonly type: 'handInDecks'; readonly player: PlayerId; readonly decks: Decks }
  | { readonly type: 'start' }
  | { readonly type: 'pairRound'; readonly draw: readonly PlayerId[] }
  | {
      readonly type: 'pairByHand';
      readonly draw: readonly PlayerId[];
      readonly tables: readonly Pair[];
      readonly bye: PlayerId | null;
    }
  | {
      readonly type: 'recordResult' | 'correctResult';
      readonly round: number;
      readonly table: number;
      readonly result: MatchResult;
    }
  /** A result with the stored games it was read from, by their place in the match. */
  | {
      readonly type: 'takeResult';
      readonly round: number;
      readonly table: number;
      readonly result: MatchResult;
      readonly gameIds: readonly (string | null)[];
    }
  | {
      readonly type: 'linkGame';
      readonly round: number;
      readonly table: number;
      readonly game: number;
      readonly gameId: string;
    }
  | { readonly type: 'drop'; readonly player: PlayerId }
  | { readonly type: 'seedCut'; readonly draw: readonly PlayerId[] }
  | {
      readonly type: 'settleSides';
      readonly match: string;
      readonly corp: PlayerId;
      /** The winner of the random method, where the rules call for one. */
      readonly lot: PlayerId | null;
    }
  | ({
      readonly type: 'recordCutResult' | 'correctCutResult';
      readonly match: string;
    } & CutResult)
  | { readonly type: 'finish'; readonly draw: readonly PlayerId[] };
