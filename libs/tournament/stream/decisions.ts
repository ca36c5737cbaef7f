import type { CutResult, CutSides } from '../cut/cut-state';
import type { MatchResult, Pair, PlayerId } from '../results/outcome';
import type { Settings } from '../settings/settings';
import type { Decks } from './state';

/** What is stored: the organiser's decisions, and those of chance as they fell. */
export type TournamentDecision =
  | { readonly type: 'announced'; readonly settings: Settings }
  | {
      readonly type: 'playerRegistered';
      readonly player: PlayerId;
      readonly name: string;
      readonly decks: Decks | null;
    }
  | { readonly type: 'decksHandedIn'; readonly player: PlayerId; readonly decks: Decks }
  | { readonly type: 'started' }
  | {
      readonly type: 'roundPaired';
      readonly by: 'chance' | 'organiser';
      readonly draw: readonly PlayerId[];
      readonly tables: readonly Pair[];
      readonly bye: PlayerId | null;
    }
  | {
      readonly type: 'resultRecorded' | 'resultCorrected';
      readonly round: number;
      readonly table: number;
      readonly result: MatchResult;
    }
  | {
      readonly type: 'gameLinked';
      readonly round: number;
      readonly table: number;
      /** 1 or 2. */
      readonly game: number;
      readonly gameId: string;
    }
  | { readonly type: 'playerDropped'; readonly player: PlayerId }
  | {
      readonly type: 'cutSeeded';
      readonly draw: readonly PlayerId[];
      readonly seeds: readonly PlayerId[];
    }
  | ({ readonly type: 'cutSidesSettled'; readonly match: string } & CutSides)
  | ({
      readonly type: 'cutResultRecorded' | 'cutResultCorrected';
      readonly match: string;
    } & CutResult)
  | { readonly type: 'finished'; readonly draw: readonly PlayerId[] };
