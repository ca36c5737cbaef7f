import { isRecord } from '#text/is-record';
import { Readable } from 'node:stream';
import type { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { viewers, type Viewer } from '#rules';
import { presentedIn, type Key } from '../../access/presented';
import { LeadOn } from '../../access/lead-on';
import { notThere } from '../../access/refusal';
import { ExportLines } from '../../games/replay/export-lines';
import { exportForms, type ExportForm } from '../../games/replay/stored-game';
import { outOfGrant } from '../gate/bounds';
import type { Gate } from '../gate/gate';
import type { Admission } from '../serving/budgets';
import { inChunks } from './chunks';
import { fileKinds } from './export-form';
import { isAdmitted, refuse, tellErrors, type Refused } from './refused';

export interface ExportOptions {
  readonly queries: Pick<QueryBus, 'execute'>;
  /** Whether the asker may ask for one more now. */
  admit(request: FastifyRequest): Promise<Admission>;
  gateOf(keys: readonly Key[]): Promise<Pick<Gate, 'sight'>>;
  onError(error: unknown): void;
}

interface Asked {
  /** Null where the question names none: what there is of the game. */
  readonly form: ExportForm | null;
  readonly viewer: Viewer;
}

function askedIn(query: unknown): Asked | Refused {
  const form = isRecord(query) && 'form' in query ? query.form : null;
  const as = isRecord(query) && 'as' in query ? query.as : 'spectator';
  const known = exportForms.find((one) => one === form) ?? null;
  if (known === null && form !== null)
    return bad('there is no such form', `Give form as one of ${exportForms.join(', ')}.`);
  const viewer = viewers.find((one) => one === String(as).toLowerCase());
  if (viewer === undefined)
    return bad('there is no such viewer', `Give as as one of ${viewers.join(', ')}.`);
  return { form: known, viewer };
}

const bad = (message: string, hint: string): Refused => ({ code: 'BAD_QUERY', message, hint });

const JUDGES_ALONE: Refused = {
  code: 'JUDGES_ALONE',
  message: 'a native log holds the cards of both players',
  hint: 'Ask with as=judge, or for another form.',
};

const otherForm = (code: string, message: string): Refused => ({
  ...{ code, message },
  hint: 'A game of decisions has every form, an observed one facts alone.',
});

/** Why a game is not shown whole; null when it is. */
async function hindrance(gate: Pick<Gate, 'sight'>, game: string, viewer: Viewer) {
  const sight = await gate.sight(game, viewer);
  if (!sight.ok) return sight.why ?? notThere(game);
  return sight.ranges === 'all' ? null : outOfGrant(sight.ranges);
}

/**
 * `GET /games/ID/log?as=VIEWER&form=FORM`: a game as a file, told to a spectator if nothing is said, in facts
 * where nothing else is known of it: a link to a game may have come to lead to one that was only observed.
 * 400 for a bad question, 403 for what is not the caller's, 404 for what there is not.
 */
export function exportRoute({
  queries,
  admit,
  gateOf,
  onError,
}: ExportOptions): (scope: FastifyInstance) => Promise<void> {
  return async (scope) => {
    tellErrors(scope, onError);
    scope.get<{ Params: { readonly id: string } }>('/games/:id/log', async (request, reply) => {
      const presented = presentedIn(request.headers.authorization);
      if (!presented.ok) return refuse(reply, 400, presented);
      const asked = askedIn(request.query);
      if ('code' in asked) return refuse(reply, 400, asked);
      const { viewer } = asked;
      if (!isAdmitted(reply, await admit(request))) return reply;
      const id = await queries.execute(new LeadOn(request.params.id));
      const why = await hindrance(await gateOf(presented.keys), id, viewer);
      if (why !== null) return refuse(reply, why.code === 'GAME_NOT_FOUND' ? 404 : 403, why);
      if (asked.form === 'native' && viewer !== 'judge') return refuse(reply, 403, JUDGES_ALONE);
      let form = asked.form ?? 'told';
      let lines = await queries.execute(new ExportLines(id, form, viewer));
      if (!lines.ok && asked.form === null && lines.code === 'GAME_OBSERVED') {
        form = 'facts';
        lines = await queries.execute(new ExportLines(id, form, viewer));
      }
      if (!lines.ok) return refuse(reply, 404, otherForm(lines.code, lines.message));
      const { contentType, ending } = fileKinds[form];
      return reply
        .header('content-type', contentType)
        .header('content-disposition', `attachment; filename="${id}${ending(viewer)}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(inChunks(lines.value)));
    });
  };
}
