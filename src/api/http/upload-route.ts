import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TakeOptions } from '#notation/observed/import-result';
import type { TakenFile } from '../take-file';
import { overloadOf } from '../overload';
import type { Admission } from '../serving/budgets';
import { unpacked } from './bytes';
import { broken, refuse, tellBroken } from './refused';
import { takingOf, type Taking } from './take-options';
import { answerTo, failed, notGzip, tooLarge, tooOften, type UploadAnswer } from './upload-answer';

export interface UploadOptions {
  /** Bytes of one file, before and after unpacking. */
  readonly most: number;
  /** Whether the asker may send one more file now. */
  admit(request: FastifyRequest): Promise<Admission>;
  upload(content: Uint8Array, options: TakeOptions, kept: boolean): Promise<TakenFile>;
  onError(error: unknown): void;
}

const MOST_FILES = 100;
/** More than anybody drops at once: what is sent beyond `MOST_FILES` is told of, file by file. */
const MOST_PARTS = 10_000;
const MULTI_STATUS = 207;

const empty = failed(422, {
  code: 'TRUNCATED',
  message: 'nothing was sent',
  hint: 'Send a game as the body, or as file fields of a form.',
});

const emptyFile = (name: string): UploadAnswer =>
  failed(422, {
    code: 'TRUNCATED',
    message: `the file "${name}" is empty`,
    hint: 'Send the game that it should hold.',
  });

const tooMany = failed(413, {
  code: 'TOO_MANY_FILES',
  message: `one form brings at most ${MOST_FILES} files`,
  hint: 'Send this one and those after it in another form.',
});

const unreadable = (status: number): UploadAnswer =>
  failed(status, {
    code: 'BAD_REQUEST',
    message: 'the request cannot be read',
    hint: 'Send a game as the body, or as file fields of a form.',
  });

/** A form that ends in its midst, or is none. */
class BrokenForm extends Error {}

/** The files of a form one after another, null for what is too large; those beyond the last that is taken are passed over. */
async function* filesIn(request: FastifyRequest) {
  try {
    let count = 0;
    for await (const part of request.files()) {
      count += 1;
      if (count > MOST_FILES) part.file.resume();
      const bytes = count > MOST_FILES ? null : await part.toBuffer();
      const whole = part.file.truncated ? null : bytes;
      yield { file: part.filename, bytes: whole, isPast: count > MOST_FILES };
    }
  } catch (error) {
    throw new BrokenForm(String(error));
  }
}

const send = (reply: FastifyReply, { status, headers = {}, body }: UploadAnswer) =>
  reply.code(status).headers(headers).send(body);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500;

/**
 * `POST /games`: one game as the body, packed or not, whatever its content type says; or a form with
 * file fields, one game each. Several files are answered with 207 and
 * `{results}`, each with the status it would have had alone.
 * A game is a log of ours, a replay of jinteki.net or its pasted log; for the latter two there are
 * `?keep-partial`, `?keep-chat` and `?anonymous`. It is published, unless `?private` keeps it; where a word
 * of the query is not known, nothing is taken.
 */
export function uploadRoute(options: UploadOptions): (scope: FastifyInstance) => Promise<void> {
  const { most } = options;

  const take = async (
    packed: Uint8Array,
    request: FastifyRequest,
    taking: Taking,
  ): Promise<UploadAnswer> => {
    const { ok, left } = await options.admit(request);
    if (!ok) return tooOften(left);
    const file = await unpacked(packed, most);
    if (!file.ok) return file.code === 'TOO_LARGE' ? tooLarge(most) : notGzip;
    return answerTo(await options.upload(file.bytes, taking.options, taking.kept));
  };

  /** Whatever becomes of one file, the others are told of. */
  const takeOne = (
    bytes: Uint8Array,
    request: FastifyRequest,
    taking: Taking,
  ): Promise<UploadAnswer> =>
    take(bytes, request, taking).catch((error: unknown) => {
      options.onError(error);
      const overload = overloadOf(error);
      if (overload === null) return failed(500, broken);
      const { status, headers, why } = overload;
      return { ...failed(status, why), headers };
    });

  const takeForm = async (request: FastifyRequest, taking: Taking) => {
    const results: (UploadAnswer & { file: string })[] = [];
    const answerFor = (file: string, bytes: Uint8Array | null, refused: UploadAnswer) => {
      if (bytes === null) return refused;
      return bytes.length === 0 ? emptyFile(file) : takeOne(bytes, request, taking);
    };
    try {
      for await (const { file, bytes, isPast } of filesIn(request)) {
        const refused = isPast ? tooMany : tooLarge(most);
        results.push({ file, ...(await answerFor(file, bytes, refused)) });
      }
    } catch (error) {
      if (!(error instanceof BrokenForm)) throw error;
      // What was stored before is told of.
      results.push({ file: '', ...unreadable(400) });
    }
    return results;
  };

  return async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      limits: { fileSize: most, files: MOST_PARTS, fields: MOST_FILES, parts: MOST_PARTS },
      throwFileSizeLimit: false,
    });
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: most },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(async (error, _request, reply) => {
      const status = statusOf(error);
      if (codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE') return send(reply, tooLarge(most));
      if (status < 500) return send(reply, unreadable(status));
      return tellBroken(reply, error, options.onError);
    });
    scope.post('/games', { bodyLimit: MOST_FILES * most }, async (request, reply) => {
      const taking = takingOf(request.query);
      if (!taking.ok) return refuse(reply, 400, taking);
      if (request.isMultipart()) {
        const results = await takeForm(request, taking);
        const [only, ...more] = results;
        if (only === undefined) return send(reply, empty);
        if (more.length === 0) return send(reply, only);
        // Each file is taken or refused by itself, whatever becomes of the others.
        return reply
          .code(MULTI_STATUS)
          .send({ results: results.map(({ file, status, body }) => ({ file, status, ...body })) });
      }
      const { body } = request;
      const answer =
        body instanceof Uint8Array && body.length > 0 ? await take(body, request, taking) : empty;
      return send(reply, answer);
    });
  };
}
