import type { QueryBus } from '@nestjs/cqrs';
import { GraphQLError } from 'graphql';
import { anonymous } from '../../access/caller';
import { FindOpenGames } from '../../access/find-open-games';
import type { Failure } from '../../platform/processes/processes';
import { Gate } from '../gate/gate';
import { NO_GAME } from '../gate/guards';
import { AnalysisResolver } from './analysis.resolver';
import { PatternsResolver } from './patterns.resolver';

/** Whatever is asked but which games are open has this answer. */
const answering = (answer: object): Pick<QueryBus, 'execute'> => {
  const execute: QueryBus['execute'] = async (query: unknown) =>
    Object(
      query instanceof FindOpenGames ? { name: 'all', condition: 'true', asker: null } : answer,
    );
  return { execute };
};

const failing = async (asked: Promise<unknown>): Promise<unknown> => {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof GraphQLError)) throw new Error('it was answered');
  const { code, hint } = error.extensions;
  return [code, error.message, hint];
};

describe('a question that a process gave no answer to', () => {
  const AGAIN = 'Ask again in a while.';
  const ONCE = 'Ask once more; if it fails again, report it together with the question.';

  it.each<[Failure, ...string[]]>([
    ['busy', 'BUSY', 'The search has to wait: much is being asked at the moment.', AGAIN],
    ['stopped', 'BUSY', 'The search was ended: the program is being stopped.', AGAIN],
    ['too-slow', 'TOO_MUCH_WORK', 'The search took too long.', 'Look for a simpler pattern.'],
    [
      ...(['out-of-memory', 'TOO_MUCH_WORK', 'The search took too much memory.'] as const),
      'Look for a simpler pattern.',
    ],
    ['crashed', 'WORK_FAILED', 'The search broke down.', ONCE],
  ])('looks for a pattern and is told why: %s', async (failure, ...told) => {
    const queries = answering({ ok: false, failure });
    const args = { pattern: 'stolen', first: 1 };
    const asked = new PatternsResolver(queries).findPattern(args, new Gate(queries, anonymous));
    expect(await failing(asked)).toEqual(told);
  });

  it.each<[Failure, ...string[]]>([
    ['too-slow', 'TOO_MUCH_WORK', 'Looking for ways took too long.', 'Ask about one moment.'],
    ['crashed', 'WORK_FAILED', 'Looking for ways broke down.', ONCE],
  ])('weighs servers and is told why: %s', async (failure, ...told) => {
    const queries = answering({ ok: true, value: { of: 'failure', failure } });
    const asking = { gate: new Gate(queries, anonymous), account: '' };
    const resolver = new AnalysisResolver(queries);
    const asked = resolver.serverTaxes({ id: NO_GAME }, { as: 'judge' }, asking);
    expect(await failing(asked)).toEqual(told);
  });
});
