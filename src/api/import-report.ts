import type { Divergence, Note } from '#notation/jinteki/reconstruct/verify';
import type { KeptWarning, Warning } from '#notation/observed/header';
import type { Side } from '#rules';
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
  readonly importWarnings: readonly ToldWarning[];
  /** Their sentences alone, which is deprecated. */
  readonly warnings: readonly string[];
  /** Id of the game of decisions that it became; only where it is verified to its end. */
  readonly verified?: string;
}

/** What is to be known of an import besides its verdict: a sentence, of which kind, and about what. */
export interface ToldWarning {
  readonly kind: ImportWarningKind;
  readonly entry?: number;
  readonly side?: Side;
  readonly text: string;
}

export type ImportWarningKind = KeptWarning['kind'] | 'observed';

const ofFile = ({ index, message }: Warning): ToldWarning => ({
  kind: 'observed',
  ...(index === null ? {} : { entry: index }),
  text: index === null ? message : `Entry ${index}: ${message}`,
});

/** What the engine has to say that judged the file, and its reader behind. */
export const toldWarnings = (
  ofVerdict: readonly KeptWarning[],
  ofReader: readonly Warning[],
): readonly ToldWarning[] => [...ofVerdict, ...ofReader.map(ofFile)];

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
  const importWarnings = toldWarnings(verdict.warnings, warnings);
  return {
    ...{ game: id, created, tier, decisions, verifiedThrough, legalThrough },
    ...(divergence === undefined ? {} : { divergence: toldDivergence(divergence) }),
    deviations,
    liberties: deviations,
    importWarnings,
    warnings: importWarnings.map(({ text }) => text),
    ...(game === null ? {} : { verified: game }),
  };
}
