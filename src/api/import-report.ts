import type { Divergence, Note } from '#notation/jinteki/reconstruct/verify';
import type { Warning } from '#notation/observed/header';
import type { ImportedGame } from '../games/import/import-game';

/** The first thing that theirs did and ours could not follow, as an import tells it. */
export type ToldDivergence = Pick<
  Divergence,
  'decision' | 'historyIndex' | 'kind' | 'reason' | 'expected' | 'got'
> & { readonly difference?: string };

/** What the server allowed and our rules do not, or not in that way, as an import tells it. */
export type ToldDeviation = Pick<Note, 'decision' | 'historyIndex' | 'kind' | 'rule' | 'reason'> & {
  /** Whether our rules allow the same decisions. */
  readonly legal: boolean;
  readonly difference?: string;
};

/** What became of an import. */
export interface ImportReport {
  /** Id of the observed game. */
  readonly game: string;
  readonly created: boolean;
  readonly tier: ImportedGame['verdict']['tier'];
  readonly decisions: number;
  readonly verifiedThrough: number;
  readonly legalThrough: number | null;
  readonly divergence?: ToldDivergence;
  readonly deviations: readonly ToldDeviation[];
  /** The same under its former name, which is deprecated. */
  readonly liberties: readonly ToldDeviation[];
  readonly warnings: readonly string[];
  /** Id of the game of decisions that it became; only where it is verified to its end. */
  readonly verified?: string;
}

/** A warning in one line. */
export const toldWarning = ({ index, message }: Warning): string =>
  index === null ? message : `Entry ${index}: ${message}`;

export function toldDivergence({
  decision,
  historyIndex,
  kind,
  difference,
  reason,
  expected,
  got,
}: Divergence): ToldDivergence {
  return {
    ...{ decision, historyIndex, kind },
    ...(difference === null ? {} : { difference }),
    ...{ reason, expected, got },
  };
}

/** Without the number of its card: numbers of cards tell of hands. */
export const toldDeviation = ({
  decision,
  historyIndex,
  kind,
  difference,
  rule,
  legal,
  reason,
}: Note): ToldDeviation => ({
  ...{ decision, historyIndex, kind },
  ...(difference === null ? {} : { difference }),
  ...{ rule, legal, reason },
});

export function reportOf({ id, created, verdict, warnings }: ImportedGame): ImportReport {
  const { tier, decisions, verifiedThrough, legalThrough, game } = verdict;
  const [divergence] = verdict.divergences;
  const deviations = verdict.notes.map(toldDeviation);
  return {
    ...{ game: id, created, tier, decisions, verifiedThrough, legalThrough },
    ...(divergence === undefined ? {} : { divergence: toldDivergence(divergence) }),
    deviations,
    liberties: deviations,
    warnings: [...verdict.warnings, ...warnings.map(toldWarning)],
    ...(game === null ? {} : { verified: game }),
  };
}
