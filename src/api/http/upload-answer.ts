import type { UploadedGame } from '../../games/upload/upload-game';
import type { Key } from '../../access/presented';
import type { ImportedGame } from '../../games/import/import-game';
import type { Side } from '#rules';
import type { Refusal } from '#notation/jinteki/refusal';
import type { LogRefusal } from '#notation/native/refusal';
import { shortened } from '#text/shortened';
import type { TakenFile } from '../take-file';
import { headersOf, type Left } from '../serving/budgets';
import { reportOf, type ImportReport } from '../import-report';
import { hinted } from '../hinted';
import { askAgain, BUSY } from '../overload';

/** Why an upload is not taken, as JSON. */
export interface UploadError {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly line?: number;
  readonly decision?: number;
  readonly expected?: readonly string[];
  /** Entry of a replay's history at fault, and the place inside it. */
  readonly historyIndex?: number;
  readonly path?: string;
  /** Whose deck list is at fault, or was sent as a game. */
  readonly deck?: Side;
}

export interface UploadAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body:
    | (Omit<UploadedGame, 'ok' | 'sending'> & { readonly key?: Key })
    | (ImportReport & { readonly key?: Key })
    | { readonly error: UploadError };
}

export const failed = (status: number, error: UploadError): UploadAnswer => ({
  status,
  body: { error: { ...error, message: shortened(error.message), ...hinted(error.hint) } },
});

export const tooOften = (left: Left): UploadAnswer => ({
  ...failed(429, {
    code: 'TOO_MANY_REQUESTS',
    message: 'you have sent more files than this server takes of one caller in a minute',
    hint: `Send it again in ${left.reset} seconds.`,
  }),
  headers: { ...headersOf(left), 'retry-after': `${left.reset}` },
});

export const tooLarge = (most: number): UploadAnswer =>
  failed(413, {
    code: 'TOO_LARGE',
    message: `the upload has more than ${most} bytes`,
    hint: 'Check that it is one game, or raise RETRACE_MAX_UPLOAD.',
  });

export const notGzip: UploadAnswer = failed(422, {
  code: 'NOT_GZIP',
  message: 'the upload begins like a gzip file and is none, or is cut off',
  hint: 'Pack it again, or send it unpacked.',
});

export function answerTo(taken: TakenFile): UploadAnswer {
  switch (taken.kind) {
    case 'game':
      return answerToGame(taken.result, taken.key);
    case 'import':
      return answerToImport(taken.result, taken.key);
  }
}

const statuses: { readonly [code in Refusal['code']]?: number } = {
  TOO_LARGE: 413,
  BUSY: 503,
};

function answerToImport(result: ImportedGame | Refusal, key: Key | null): UploadAnswer {
  if (result.ok) {
    const body = { ...reportOf(result), ...(key === null ? {} : { key }) };
    return { status: result.created ? 201 : 200, body };
  }
  const { code, message, hint, historyIndex, path, deck } = result;
  const answer = failed(statuses[code] ?? 422, {
    ...{ code, message, hint },
    ...(historyIndex === null ? {} : { historyIndex }),
    ...(path === '' ? {} : { path }),
    ...(deck === undefined ? {} : { deck }),
  });
  return code === BUSY ? { ...answer, headers: askAgain } : answer;
}

function answerToGame(result: UploadedGame | LogRefusal, key: Key | null): UploadAnswer {
  if (!result.ok) {
    const { code, message, hint, line, decision, expected } = result;
    return failed(code === 'TOO_LARGE' ? 413 : 422, {
      ...{ code, message, hint },
      ...(line > 0 ? { line } : {}),
      ...(decision === null ? {} : { decision }),
      ...(expected.length > 0 ? { expected } : {}),
    });
  }
  const { id, created, decisions, winner, reason } = result;
  const body = { id, created, decisions, winner, reason, ...(key === null ? {} : { key }) };
  return { status: created ? 201 : 200, body };
}
