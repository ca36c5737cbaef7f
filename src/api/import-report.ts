import type { Divergence } from '#notation/jinteki/reconstruct/verify';
import type { Warning } from '#notation/observed/header';
import type { ImportedGame } from '../imported/commands/import-game/command';

/** The first thing that theirs did and ours could not follow, as an import tells it. */
export type ToldDivergence = Pick<
  Divergence,
  'decision' | 'historyIndex' | 'kind' | 'reason' | 'expected' | 'got'
> & { readonly difference?: string };

/** What became of an import. */
export interface ImportReport {
  /** Id of the observed game. */
  readonly game: string;
  readonly created: boolean;
  readonly tier: ImportedGame['verdict']['tier'];
  readonly decisions: number;
  readonly verifiedThrough: number;
  readonly divergence?: ToldDivergence;
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

export function reportOf({ id, created, verdict, warnings }: ImportedGame): ImportReport {
  const { tier, decisions, verifiedThrough, game } = verdict;
  const [divergence] = verdict.divergences;
  return {
    ...{ game: id, created, tier, decisions, verifiedThrough },
    ...(divergence === undefined ? {} : { divergence: toldDivergence(divergence) }),
    warnings: [...verdict.warnings, ...warnings.map(toldWarning)],
    ...(game === null ? {} : { verified: game }),
  };
}
