import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TakeOptions } from '#notation/observed/import-result';
import type { TakenFile } from '../take-file';
import type { Admission } from '../serving/budgets';
import { unpacked } from './bytes';
import { broken, refuse } from './refused';
import { isPrivate, takeOptions } from './take-options';
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
const MULTI_STATUS = 207;

const empty = failed(422, {
  code: 'TRUNCATED',
  message: 'nothing was sent',
  hint: 'Send a game as the body, or as file fields of a form.',
});

const send = (reply: FastifyReply, { status, headers = {}, body }: UploadAnswer) =>
  reply.code(status).headers(headers).send(body);

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500;

/**
 * `POST /games`: one game as the body, packed or not, whatever its content type says; or a form with
 * file fields, one game each. Several files are answered with 207 and
 * `{results}`, each with the status it would have had alone.
 * A game is a log of ours, a replay of jinteki.net or its pasted log; for the latter two there are
 * `?keep-partial`, `?keep-chat` and `?anonymous`. It is published, unless `?private` keeps it.
 */
export function uploadRoute(options: UploadOptions): (scope: FastifyInstance) => Promise<void> {
  const { most } = options;

  const take = async (packed: Uint8Array, request: FastifyRequest): Promise<UploadAnswer> => {
    const { query } = request;
    const { ok, left } = await options.admit(request);
    if (!ok) return tooOften(left);
    const file = await unpacked(packed, most);
    if (!file.ok) return file.code === 'TOO_LARGE' ? tooLarge(most) : notGzip;
    return answerTo(await options.upload(file.bytes, takeOptions(query), isPrivate(query)));
  };

  const takeForm = async (request: FastifyRequest) => {
    const results: (UploadAnswer & { file: string })[] = [];
    for await (const part of request.files()) {
      const bytes = await part.toBuffer();
      results.push({ file: part.filename, ...(await take(bytes, request)) });
    }
    return results;
  };

  return async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      limits: { fileSize: most, files: MOST_FILES, fields: MOST_FILES },
    });
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: most },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(async (error, _request, reply) => {
      const status = statusOf(error);
      if (status === 413) return reply.code(413).send(tooLarge(most).body);
      if (status < 500)
        return send(
          reply,
          failed(status, {
            code: 'BAD_REQUEST',
            message: 'the request cannot be read',
            hint: 'Send a game as the body, or as file fields of a form.',
          }),
        );
      options.onError(error);
      return refuse(reply, 500, broken);
    });
    scope.post('/games', { bodyLimit: MOST_FILES * most }, async (request, reply) => {
      if (request.isMultipart()) {
        const results = await takeForm(request);
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
        body instanceof Uint8Array && body.length > 0 ? await take(body, request) : empty;
      return send(reply, answer);
    });
  };
}
