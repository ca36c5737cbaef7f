import { Readable } from 'node:stream';
import type { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeStudyLog } from '#studies/log/write-study-log';
import { noStudyThere } from '#studies/study/places';
import type { Caller } from '../../access/caller';
import { presentedIn, type Key } from '../../access/presented';
import { type ExportedStudy, ExportStudy } from '../../studies/export-study';
import type { Admission } from '../serving/budgets';
import { studyPage } from '../studies/html/study-page';
import { inChunks } from './chunks';
import { isAdmitted, refuse, tellErrors } from './refused';

export interface StudyRouteOptions {
  readonly queries: Pick<QueryBus, 'execute'>;
  /** Whether the asker may ask for one more now. */
  admit(request: FastifyRequest): Promise<Admission>;
  callerOf(keys: readonly Key[]): Promise<Caller>;
  onError(error: unknown): void;
}

/** A file of a study: its lines, and what it is. */
interface FileOf {
  readonly type: string;
  readonly ending: string;
  lines(study: ExportedStudy): Iterable<string>;
}

const files: Readonly<Record<'log' | 'page.html', FileOf>> = {
  log: {
    type: 'application/x-ndjson; charset=utf-8',
    ending: '.retrace-study.ndjson',
    lines: ({ file }) => writeStudyLog(file),
  },
  'page.html': { type: 'text/html; charset=utf-8', ending: '.html', lines: studyPage },
};

/**
 * `GET /studies/ID/log` and `GET /studies/ID/page.html`: a study as one file, as far as the asker may read
 * it; 404 where there is none for them.
 */
export function studyRoute({
  queries,
  admit,
  callerOf,
  onError,
}: StudyRouteOptions): (scope: FastifyInstance) => Promise<void> {
  return async (scope) => {
    tellErrors(scope, onError);
    for (const [name, { type, ending, lines }] of Object.entries(files))
      scope.get<{ Params: { readonly id: string } }>(
        `/studies/:id/${name}`,
        async (request, reply) => {
          const { id } = request.params;
          const presented = presentedIn(request.headers.authorization);
          if (!presented.ok) return refuse(reply, 400, presented);
          if (!isAdmitted(reply, await admit(request))) return reply;
          const caller = await callerOf(presented.keys);
          const study = await queries.execute(new ExportStudy(caller, id));
          if (study === null) return refuse(reply, 404, noStudyThere(id));
          return reply
            .header('content-type', type)
            .header('content-disposition', `attachment; filename="${id}${ending}"`)
            .header('content-security-policy', 'sandbox')
            .header('cache-control', 'no-store')
            .send(Readable.from(inChunks(lines(study))));
        },
      );
  };
}
