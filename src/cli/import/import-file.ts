import { readFile } from 'node:fs/promises';
import { coreRules } from '#cards/pool';
import { readReplay } from '#notation/jinteki/read/read';
import { type Verdict, verifyReplay, withHashes } from '#notation/jinteki/reconstruct/verify';
import { followedRules } from '#notation/native/open-log';
import type { LoggedDeck } from '#notation/native/header';
import { writeLog } from '#notation/native/write-log';
import { engineVersion } from '#rules/version';
import type { DeckList } from '#rules/state/opening';
import { type FileResult, refusalOf, reportOf, sayReport } from './report';
import { unpack } from './unpack';

export interface ImportOptions {
  readonly keepPartial: boolean;
  readonly keepChat: boolean;
  readonly names: { readonly corp: string; readonly runner: string } | null;
  /** What is printed of a file that is taken. */
  readonly print: 'report' | 'json' | 'facts' | 'log';
}

const listed = ({ identity, cards }: DeckList): LoggedDeck => {
  const counts = new Map<string, number>();
  for (const code of cards) counts.set(code, (counts.get(code) ?? 0) + 1);
  return { identity, cards: [...counts] };
};

/** The verified decisions as a log of ours; empty where there are none. */
function logOf(verdict: Verdict): string {
  const { reconstruction, game } = verdict;
  if (reconstruction === null || verdict.tier !== 'verified') return '';
  const { decks } = reconstruction;
  return writeLog(
    {
      format: 'retrace/1',
      rules: followedRules,
      pool: coreRules.pool.name,
      engine: engineVersion,
      players: { corp: { name: game.names.corp }, runner: { name: game.names.runner } },
      start: { kind: 'decks', corp: listed(decks.corp), runner: listed(decks.runner) },
      meta: { source: 'jinteki.net', unseen: reconstruction.unseen },
    },
    withHashes(coreRules, reconstruction),
  );
}

const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

async function bytesOf(path: string): Promise<Uint8Array | string> {
  try {
    return await readFile(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads one replay and says of what tier it is. */
export async function importFile(path: string, options: ImportOptions): Promise<FileResult> {
  const bytes = await bytesOf(path);
  if (typeof bytes === 'string')
    return {
      ok: false,
      file: path,
      historyIndex: null,
      code: 'UNREADABLE',
      message: `The file cannot be read: ${bytes}.`,
      mend: 'Check its name and who may read it.',
    };
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return refusalOf(path, unpacked);
  const { keepChat, keepPartial, names } = options;
  const read = readReplay(unpacked.bytes, { keepChat, ...(names === null ? {} : { names }) });
  if (!read.ok) return refusalOf(path, read);
  const verified = verifyReplay(coreRules, read.replay, { keepPartial });
  if (!verified.ok) return refusalOf(path, verified);
  const { verdict } = verified;
  const game = read.replay.first['gameid'];
  const report = reportOf(path, typeof game === 'string' ? game : null, verdict);
  const printed = {
    report: () => sayReport(report),
    json: () => lines([report]),
    facts: () => lines(verdict.game.facts),
    log: () => logOf(verdict),
  }[options.print]();
  return { ok: true, report, printed };
}
