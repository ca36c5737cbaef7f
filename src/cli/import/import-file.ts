import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { rulesByPool } from '#cards/rules-by-pool';
import { readLog } from '#notation/jinteki/log/read-log';
import { readReplay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { decidedLog } from '#notation/jinteki/reconstruct/decided-log';
import { deviatingLog } from '#notation/jinteki/reconstruct/deviating-log';
import { type KnownDecks, titlesOf } from '#notation/jinteki/reconstruct/known-deck';
import { type Verdict, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { refuse, type Refusal } from '#notation/jinteki/refusal';
import { deckListFile } from '../../games/import/deck-list-file';
import { isOurs, kindOf } from '#notation/recognise';
import type { Rules } from '#rules';
import {
  briefReport,
  detailedReport,
  type FileResult,
  observedReport,
  refusalOf,
  reportOf,
  sayReport,
} from './report';
import { codeOf, unpack } from './unpack';
import { standardInput } from '../io';

export interface ImportOptions {
  /** Deviations of the server end what is verified. */
  readonly strict: boolean;
  readonly keepPartial: boolean;
  readonly keepChat: boolean;
  readonly decks: KnownDecks;
  readonly names: { readonly corp: string; readonly runner: string } | null;
  /** What is printed of a file that is taken. */
  readonly print: 'report' | 'json' | 'details' | 'facts' | 'log';
}

const ours: Refusal = {
  ...refuse('NOT_A_REPLAY', 'This is a log of ours.'),
  hint: 'Send it with "retrace upload", or look at it with "retrace show".',
};

const notes: Refusal = {
  ...refuse('NOT_A_REPLAY', 'These are annotations: the game is in another file.'),
  hint: 'Import the replay.',
};

const listHint = ({ deck = 'corp' }: Refusal): string =>
  `Give it with --${deck}-deck beside the replay, or look at it with "retrace deck".`;

const head = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 512));
const isJson = (bytes: Uint8Array): boolean => /^\uFEFF?\s*[[{]/.test(head(bytes));

const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'It is a folder.',
  EACCES: 'It may not be read.',
  EPERM: 'It may not be read.',
};

async function bytesOf(path: string): Promise<Uint8Array | string> {
  try {
    return await (path === standardInput ? buffer(process.stdin) : readFile(path));
  } catch (error) {
    const code = codeOf(error);
    return UNREADABLE[code] ?? `The file cannot be read (${code}).`;
  }
}

function importLog(path: string, bytes: Uint8Array, options: ImportOptions): FileResult {
  const { keepChat, names, print } = options;
  const read = readLog(bytes, { keepChat, ...(names === null ? {} : { names }) });
  if (!read.ok) return refusalOf(path, read);
  const report = observedReport(path, read.log);
  const printed = {
    report: () => sayReport(report),
    json: () => lines([briefReport(report)]),
    details: () => lines([detailedReport(report)]),
    facts: () => lines(read.log.facts),
    log: () => '',
  }[print]();
  return { ok: true, report, printed };
}

/** The decisions of a verified game: a log of ours, or one that marks what our rules do not fold. */
function logOf(rules: Rules, verdict: Verdict): string {
  const { names } = verdict.game;
  return decidedLog(rules, verdict, names) ?? deviatingLog(rules, verdict, names) ?? '';
}

/** Reads one replay, or one pasted log, and says of what tier it is. */
export async function importFile(path: string, options: ImportOptions): Promise<FileResult> {
  const bytes = await bytesOf(path);
  if (typeof bytes === 'string')
    return {
      ok: false,
      file: path,
      historyIndex: null,
      code: 'UNREADABLE',
      message: bytes,
      hint: 'Check its name and who may read it.',
    };
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return refusalOf(path, unpacked);
  const list = deckListFile(unpacked.bytes);
  if (list !== null) return refusalOf(path, { ...list, hint: listHint(list) });
  const { decks, keepChat, keepPartial, names, strict } = options;
  switch (kindOf(unpacked.bytes)) {
    case 'pasted-log':
      return importLog(path, unpacked.bytes, options);
    case 'annotations':
      return refusalOf(path, notes);
    case 'native':
      if (isJson(unpacked.bytes)) break;
      // Neither JSON nor a log: its reader says what a log has.
      return importLog(path, unpacked.bytes, options);
    case 'replay':
  }
  if (isOurs(unpacked.bytes)) return refusalOf(path, ours);
  const read = readReplay(unpacked.bytes, { keepChat, ...(names === null ? {} : { names }) });
  if (!read.ok) return refusalOf(path, read);
  const rules = rulesByPool.covering([...titlesIn(read.replay), ...titlesOf(decks)]);
  const verified = verifyReplay(rules, read.replay, { decks, keepPartial, strict });
  if (!verified.ok) return refusalOf(path, verified);
  const { verdict } = verified;
  const game = read.replay.first['gameid'];
  const report = reportOf(path, typeof game === 'string' ? game : null, verdict);
  const printed = {
    report: () => sayReport(report),
    json: () => lines([briefReport(report)]),
    details: () => lines([detailedReport(report)]),
    facts: () => lines(verdict.game.facts),
    log: () => logOf(rules, verdict),
  }[options.print]();
  return { ok: true, report, printed };
}
