// Written by bin/documents.mjs; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How far our rules have judged a game. */
export type GameTier =
  /** Every decision of it, to its end. */
  | 'VERIFIED'
  /** Up to a divergence. */
  | 'PARTIAL'
  /** What happened was seen, and no more. */
  | 'OBSERVED';

export type Side = 'CORP' | 'RUNNER';

export type Reason = 'AGENDA_POINTS' | 'FLATLINE' | 'EMPTY_RD' | 'CONCESSION';

export type NewestGamesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  player?: string | null | undefined;
  identity?: string | null | undefined;
  winner?: Side | null | undefined;
}>;

export type NewestGamesQuery = {
  readonly games: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly tier: GameTier;
        readonly winner: Side | null;
        readonly reason: Reason | null;
        readonly turns: number;
        readonly recordedAt: string | null;
        readonly players: { readonly corp: string; readonly runner: string };
        readonly identities: {
          readonly corp: { readonly code: string; readonly title: string };
          readonly runner: { readonly code: string; readonly title: string };
        };
      };
    }>;
  };
};

export type GameRowFragment = {
  readonly id: string;
  readonly tier: GameTier;
  readonly winner: Side | null;
  readonly reason: Reason | null;
  readonly turns: number;
  readonly recordedAt: string | null;
  readonly players: { readonly corp: string; readonly runner: string };
  readonly identities: {
    readonly corp: { readonly code: string; readonly title: string };
    readonly runner: { readonly code: string; readonly title: string };
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
export const GameRowFragmentDoc = new TypedDocumentString(
  `
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}
    `,
  { fragmentName: 'GameRow' },
) as unknown as TypedDocumentString<GameRowFragment, unknown>;
export const NewestGamesDocument = new TypedDocumentString(`
    query NewestGames($first: Int!, $after: String, $player: String, $identity: String, $winner: Side) {
  games(
    first: $first
    after: $after
    player: $player
    identity: $identity
    winner: $winner
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        ...GameRow
      }
    }
  }
}
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`) as unknown as TypedDocumentString<NewestGamesQuery, NewestGamesQueryVariables>;
