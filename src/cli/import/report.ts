import { counted } from '#text/counted';
import type { Divergence, Note, Tier, Verdict } from '#notation/jinteki/reconstruct/verify';
import type { VerdictWarning } from '#notation/jinteki/reconstruct/verdict-warning';
import { SIDE_NAMES } from '#notation/jinteki/lens/side';
import type { PastedLog } from '#notation/jinteki/log/pasted-log';
import { sayUnseen, UNTOLD_NUMBER } from '#notation/jinteki/log/untold';
import type { Refusal } from '#notation/jinteki/refusal';

/** What is to be known of a file besides its verdict. */
export type FileWarning =
  | VerdictWarning
  /** It breaks, and is kept up to there. */
  | { readonly kind: 'stopped'; readonly text: string }
  /** Of a pasted log as a whole, the first of them sums it up; or of a line of it. */
  | { readonly kind: 'pasted'; readonly line: number | null; readonly text: string };

/** What is said of one file that was taken. */
export interface FileReport {
  readonly file: string;
  /** The server's own id of the game. */
  readonly game: string | null;
  readonly tier: Tier;
  readonly decisions: number;
  readonly verifiedThrough: number;
  /** Decisions before the first thing that the server allowed and our rules forbid. */
  readonly legalThrough: number;
  readonly entries: number;
  readonly entriesVerified: number;
  /** Entries through which decisions of ours lead, first and last of each stretch. */
  readonly stretches: readonly (readonly [from: number, through: number])[];
  readonly divergence?: Divergence;
  readonly furtherDivergences: readonly Divergence[];
  /** What the server let a player do and our rules forbid, or go about otherwise. */
  readonly notes: readonly Note[];
  readonly warnings: readonly FileWarning[];
}

/** The same without its details: the first divergence, each field of it known. */
export function briefReport(report: FileReport) {
  const { file, game, tier, decisions, verifiedThrough, divergence, warnings } = report;
  return {
    ...{ file, game, tier, decisions, verifiedThrough },
    ...(divergence === undefined ? {} : { divergence: briefDivergence(divergence) }),
    warnings: warnings.map(({ text }) => text),
  };
}

/** All of it, what is to be known besides as sentences. */
export const detailedReport = ({ warnings, ...report }: FileReport) => ({
  ...report,
  warnings: warnings.map(({ text }) => text),
});

const briefDivergence = ({
  decision,
  historyIndex,
  kind,
  difference,
  expected,
  got,
}: Divergence) => ({
  ...{ decision, historyIndex, kind },
  ...(difference === null ? {} : { difference }),
  ...{ expected, got },
});

/** A pasted log tells facts and no decisions. */
export const observedReport = (file: string, log: PastedLog): FileReport => ({
  ...{ file, game: null, tier: 'observed', decisions: 0, verifiedThrough: 0, legalThrough: 0 },
  ...{ entries: 0, entriesVerified: 0, stretches: [], furtherDivergences: [], notes: [] },
  warnings: [
    ...[sayPaste(log), sayUnseen(log)].flatMap((text): FileWarning[] =>
      text === null ? [] : [{ kind: 'pasted', line: null, text }],
    ),
    ...log.unread.map(({ line, text }) => ofLine(line, `not understood: ${text}`)),
    ...log.untold.map((line) => ofLine(line, UNTOLD_NUMBER)),
    ...log.checksums.flatMap(sayChecksum),
  ],
});

const ofLine = (line: number, text: string): FileWarning => ({
  ...{ kind: 'pasted', line, text: `Line ${line}: ${text}` },
});

type Checksum = PastedLog['checksums'][number];

function sayPaste({ unread, checksums }: PastedLog): string {
  const right = checksums.filter(({ told, reckoned }) => told === reckoned).length;
  const lines =
    unread.length === 0
      ? 'every line was understood'
      : `${unread.length} ${unread.length === 1 ? 'line was' : 'lines were'} not understood`;
  return (
    `A pasted log tells no decisions; ${lines},` +
    ` and its credits add up at ${right} of ${counted(checksums.length, 'turn line')}.`
  );
}

const sayChecksum = ({ line, side, told, reckoned }: Checksum): readonly FileWarning[] =>
  told === reckoned
    ? []
    : [
        ofLine(
          line,
          `the ${SIDE_NAMES[side]} has ${counted(told, 'credit')}, the lines before lead to ${reckoned}.`,
        ),
      ];

export type FileResult =
  | { readonly ok: true; readonly report: FileReport; readonly printed: string }
  | {
      readonly ok: false;
      readonly file: string;
      readonly historyIndex: number | null;
      readonly code: string;
      readonly message: string;
      readonly hint: string;
    };

export function reportOf(file: string, game: string | null, verdict: Verdict): FileReport {
  const [divergence, ...further] = verdict.divergences;
  return {
    file,
    game,
    tier: verdict.tier,
    decisions: verdict.decisions,
    verifiedThrough: verdict.verifiedThrough,
    legalThrough: verdict.legalThrough,
    entries: verdict.entries,
    entriesVerified: verdict.entriesVerified,
    stretches: (verdict.reconstruction?.stretches ?? []).map(({ from, through }) => [
      from,
      through,
    ]),
    ...(divergence === undefined ? {} : { divergence }),
    furtherDivergences: further,
    notes: verdict.notes,
    warnings: [...stoppedAt(verdict.game), ...verdict.warnings],
  };
}

const stoppedAt = ({ stopped }: Verdict['game']): readonly FileWarning[] =>
  stopped === null
    ? []
    : [{ kind: 'stopped', text: `The file is kept up to where it breaks: ${stopped.message}` }];

export const refusalOf = (
  file: string,
  { historyIndex, code, message, hint }: Refusal,
): FileResult => ({ ok: false, file, historyIndex, code, message, hint });

const why = ({ kind, difference, reason }: Divergence): string =>
  `${kind}${difference === null ? '' : ` ${difference}`}: ${reason}${/[.?!]$/.test(reason) ? '' : '.'}`;

/** So many entries and stretches are named; `--details` has them all. */
const mostNamed = 12;

function listed(said: readonly (string | number)[]): string {
  const more = said.length > mostNamed ? ` and ${said.length - mostNamed} more` : '';
  return `${said.slice(0, mostNamed).join(', ')}${more}`;
}

/** What is allowed again and again is told once, with all its entries. */
function noted(notes: readonly Note[]): string {
  const entries = new Map<string, number[]>();
  for (const { historyIndex, difference, rule, reason } of notes) {
    const what = `(${difference === null ? rule : `${difference}, ${rule}`}): ${reason}`;
    entries.set(what, [...(entries.get(what) ?? []), historyIndex]);
  }
  return [...entries]
    .map(([what, at]) =>
      at.length === 1
        ? `  entry ${listed(at)}, allowed there ${what}\n`
        : `  entries ${listed(at)}, allowed there ${at.length} times ${what}\n`,
    )
    .join('');
}

type Stretch = FileReport['stretches'][number];

/** A stretch that ends where it began verifies nothing. */
const holding = ({ stretches }: FileReport): readonly Stretch[] =>
  stretches.filter(([from, through]) => through > from);

/** What no stretch leads to: where one begins anew, its state is taken over from the file. */
function uncovered(report: FileReport): readonly Stretch[] {
  const gaps: Stretch[] = [];
  let known = 0;
  for (const [from, through] of holding(report)) {
    if (from > known) gaps.push([known + 1, from]);
    known = through;
  }
  if (known < report.entries - 1) gaps.push([known + 1, report.entries - 1]);
  return gaps;
}

function sayEntries(what: string, list: readonly Stretch[]): string {
  if (list.length === 0) return '';
  const said = list.map(([from, through]) => (from === through ? from : `${from}-${through}`));
  return `  entries ${what}: ${listed(said)}\n`;
}

const sayStretches = (report: FileReport): string =>
  sayEntries('that hold', holding(report)) +
  (holding(report).length === 0
    ? ''
    : sayEntries('not covered, and taken as the file has them', uncovered(report)));

/** What concerns all that is said of a game: the others name an entry or a line, or are told as notes. */
function concernsAll({ kind }: FileWarning): boolean {
  switch (kind) {
    case 'stopped':
    case 'not-in-pool':
    case 'not-judged':
    case 'unseen':
    case 'listed':
    case 'unheard':
      return true;
    case 'allowed':
    case 'observed':
    case 'pasted':
      return false;
  }
}

const sayWarnings = ({ warnings }: FileReport): string =>
  warnings
    .filter(concernsAll)
    .map(({ text }) => `  ${text}\n`)
    .join('');

/** The same for people. */
export function sayReport(report: FileReport): string {
  const { file, tier, decisions, verifiedThrough, divergence, furtherDivergences } = report;
  if (tier === 'observed') return `${file}: observed. ${report.warnings[0]?.text ?? ''}\n`;
  const legal =
    report.legalThrough < verifiedThrough ? `, legal through ${report.legalThrough}` : '';
  const rest = sayWarnings(report) + noted(report.notes);
  if (divergence === undefined)
    return `${file}: ${tier}, ${counted(decisions, 'decision')}${legal}.\n${rest}`;
  const { historyIndex, expected, got } = divergence;
  const more =
    furtherDivergences.length === 0
      ? ''
      : ` ${furtherDivergences.length} more ${furtherDivergences.length === 1 ? 'follows' : 'follow'}.`;
  return (
    `${file}: partial, verified through decision ${verifiedThrough}${legal};` +
    ` ${report.entriesVerified} of ${report.entries} entries verified.\n` +
    `  entry ${historyIndex}, ${why(divergence)}${more}\n` +
    `  expected ${expected}\n  got      ${got}\n` +
    sayStretches(report) +
    rest
  );
}

export const sayRefusal = (result: FileResult & { readonly ok: false }): string => {
  const at = result.historyIndex === null ? '' : `, entry ${result.historyIndex}`;
  return `${result.file}${at}: ${result.message} ${result.hint}\n`;
};
