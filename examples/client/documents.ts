// Written by bin/documents.mjs; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What kind of thing happened. Games of decisions and observed ones share these; some occur in one of the two only. */
export type FactKind =
  /** A player keeps the opening hand; told of observed games. */
  | 'HAND_KEPT'
  /** A player takes a mulligan. */
  | 'MULLIGANED'
  /** A turn begins. */
  | 'TURN_BEGAN'
  /** A phase of a turn begins. */
  | 'PHASE_BEGAN'
  /** A turn ends. */
  | 'TURN_ENDED'
  /** A player gets clicks. */
  | 'CLICKS_GAINED'
  /** A player spends clicks. */
  | 'CLICKS_SPENT'
  /** A player loses clicks. */
  | 'CLICKS_LOST'
  /** Credits come into a player's pool. */
  | 'CREDITS_GAINED'
  /** Credits are moved from a card into a pool. */
  | 'CREDITS_TAKEN'
  /** A player pays. */
  | 'CREDITS_SPENT'
  /** Of a payment, what a card's own credits paid. */
  | 'CARD_CREDITS_SPENT'
  /** A pool has no credits left. */
  | 'POOL_EMPTY'
  /** A player loses credits. */
  | 'CREDITS_LOST'
  /** A player draws. */
  | 'DREW'
  /** A card is installed. */
  | 'INSTALLED'
  /** An install made a remote server. */
  | 'SERVER_CREATED'
  /** An operation or event is played. */
  | 'PLAYED'
  /** A card is rezzed. */
  | 'REZZED'
  /** A card is derezzed. */
  | 'DEREZZED'
  /** A card is turned facedown. */
  | 'TURNED_FACEDOWN'
  /** A facedown card of the Runner is turned faceup. */
  | 'TURNED_FACEUP'
  /** A card is flipped to its other side. */
  | 'FLIPPED'
  /** An unrezzed card is shown to all. */
  | 'EXPOSED'
  /** A card is shown to all. */
  | 'REVEALED'
  /** A player looks at cards. */
  | 'LOOKED'
  /** A card is trashed. */
  | 'TRASHED'
  /** A player discards at the end of a turn. */
  | 'DISCARDED'
  /** A card goes somewhere else, such as back to a hand. */
  | 'RETURNED'
  /** A card is removed from the game. */
  | 'REMOVED_FROM_GAME'
  /** A card comes onto another. */
  | 'HOSTED'
  /** A card comes into the game from outside. */
  | 'BROUGHT'
  /** A player searches a deck. */
  | 'SEARCHED'
  /** A deck is shuffled. */
  | 'SHUFFLED'
  /** A player puts cards of a deck in order. */
  | 'ARRANGED'
  /** Cards change places. */
  | 'SWAPPED'
  /** A card is advanced. */
  | 'ADVANCED'
  /** Counters or tokens come onto a card. */
  | 'TOKENS_PLACED'
  /** Counters or tokens leave a card. */
  | 'TOKENS_REMOVED'
  /** The Corp purges virus counters. */
  | 'PURGED'
  /** The Runner takes tags. */
  | 'TAGS_TAKEN'
  /** The Runner avoids tags. */
  | 'TAGS_AVOIDED'
  /** The Runner removes tags. */
  | 'TAGS_REMOVED'
  /** The Corp takes bad publicity. */
  | 'BAD_PUBLICITY_TAKEN'
  /** The Corp removes bad publicity; told of observed games. */
  | 'BAD_PUBLICITY_REMOVED'
  /** The Runner suffers damage. */
  | 'DAMAGE_SUFFERED'
  /** Damage is prevented. */
  | 'DAMAGE_PREVENTED'
  /** A card is saved from being trashed. */
  | 'TRASH_PREVENTED'
  /** A card is saved from being exposed. */
  | 'EXPOSURE_PREVENTED'
  /** A player chooses a card for an ability. */
  | 'CHOSEN'
  /** A player chooses one of an ability's options. */
  | 'OPTION_CHOSEN'
  /** A run begins. */
  | 'RUN_BEGAN'
  /** A run goes on at another server. */
  | 'RUN_MOVED'
  /** A run goes on at another server; told of observed games. */
  | 'RUN_REDIRECTED'
  /** The Runner approaches a piece of ice. */
  | 'ICE_APPROACHED'
  /** The Runner encounters a piece of ice. */
  | 'ICE_ENCOUNTERED'
  /** A subroutine is broken. */
  | 'SUB_BROKEN'
  /** An ability changes a strength for a time. */
  | 'STRENGTH_CHANGED'
  /** Every subroutine of a piece of ice is broken. */
  | 'ALL_BROKEN'
  /** A subroutine resolves. */
  | 'SUB_RESOLVED'
  /** The Runner bypasses a piece of ice. */
  | 'ICE_BYPASSED'
  /** An encounter ends. */
  | 'ENCOUNTER_ENDED'
  /** The Runner passes a piece of ice. */
  | 'ICE_PASSED'
  /** The Runner approaches the attacked server. */
  | 'SERVER_APPROACHED'
  /** The Runner jacks out. */
  | 'JACKED_OUT'
  /** A run is successful. */
  | 'RUN_SUCCESSFUL'
  /** The Runner accesses a card. */
  | 'ACCESSED'
  /** The Runner steals an agenda. */
  | 'STOLEN'
  /** The Corp scores an agenda. */
  | 'SCORED'
  /** A card is added to a score area. */
  | 'ADDED_TO_SCORE_AREA'
  /** A player forfeits an agenda. */
  | 'FORFEITED'
  /** A player's agenda points change; told of observed games. */
  | 'POINTS_CHANGED'
  /** A run ends. */
  | 'RUN_ENDED'
  /** A trace begins. */
  | 'TRACE_BEGAN'
  /** A player spends credits in a trace or a psi game. */
  | 'BID'
  /** A trace ends. */
  | 'TRACE_ENDED'
  /** Credits spent in secret were revealed. */
  | 'SPENT_IN_SECRET'
  /** An ability is used. */
  | 'ABILITY_USED'
  /** An ability has resolved. */
  | 'ABILITY_RESOLVED'
  /** A loop of abilities was repeated so many times. */
  | 'LOOP_ENDED'
  /** The game ends. */
  | 'GAME_ENDED'
  /** A player changes the game by a command of the chat; told of observed games. */
  | 'COMMANDED'
  /** The game is taken back to how it was; told of observed games. */
  | 'UNDONE';

export type StealsQueryVariables = Exact<{
  first: number;
}>;

export type StealsQuery = {
  readonly games: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly players: { readonly runner: string };
        readonly timeline: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly at: number;
              readonly kind: FactKind;
              readonly card: { readonly title: string | null } | null;
            };
          }>;
        } | null;
      };
    }>;
  };
};

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const StealsDocument = new TypedDocumentString(`
    query Steals($first: Int!) {
  games(first: $first) {
    edges {
      node {
        id
        players {
          runner
        }
        timeline(as: SPECTATOR, kinds: [STOLEN], first: 20) {
          edges {
            node {
              at
              kind
              card {
                title
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StealsQuery, StealsQueryVariables>;
