import { automatonOf } from '#analysis/patterns/automaton';
import { parsePattern } from '#analysis/patterns/parse-pattern';
import { poolNamed } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { Memory } from '#streams/memory';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { randomGame } from '../../../test/support/random-game';
import { ClientGone } from '../../platform/observability/request-context';
import { firstRows } from '../../platform/projections/span';
import { CachedGames } from './cached-games';
import { FindInGame, FindInGameHandler } from './find-in-game';
import { GetHindsight, GetHindsightHandler } from './get-hindsight';
import { GetKnowledge, GetKnowledgeHandler } from './get-knowledge';
import { ListDecisions, ListDecisionsHandler } from './list-decisions';
import { RecordedGames } from './recorded-games';
import { AssessServers, AssessServersHandler } from './server-tax/assess-servers';
import { Assessor } from './server-tax/assessor';

const anyPlay = () => {
  const read = parsePattern(poolNamed('all'), 'played');
  if (!read.ok) throw new Error(read.message);
  return automatonOf(read.pattern);
};

/** A game that is over, and what takes folds of it to answer. */
async function questions() {
  const { stream, events } = randomGame(3, 5_000);
  const store = memoryEventStore();
  await store.append(stream, 'no-stream', events);
  const id = stream.slice('game-'.length);
  const games = new CachedGames([new RecordedGames(store, rulesByPool)], new Memory());
  expect((await games.get(id))?.isSettled).toBe(true);
  const ask: Readonly<Record<string, (signal?: AbortSignal) => Promise<{ readonly ok: boolean }>>> =
    {
      knowledge: (signal) =>
        new GetKnowledgeHandler(games).execute(new GetKnowledge(id, 'runner', 90, signal)),
      hindsight: (signal) =>
        new GetHindsightHandler(games).execute(new GetHindsight(id, 'runner', 90, signal)),
      decisions: (signal) =>
        new ListDecisionsHandler(games).execute(
          new ListDecisions(id, 'judge', firstRows(100), signal),
        ),
      pattern: (signal) =>
        new FindInGameHandler(games).execute(new FindInGame(id, 'judge', anyPlay(), 100, signal)),
      worlds: (signal) => {
        const assessor = new Assessor({ ask: async () => ({ ok: false, failure: 'busy' }) });
        const asked = new AssessServers(id, 'runner', null, signal);
        return new AssessServersHandler(games, rulesByPool, assessor).execute(asked);
      },
    };
  return ask;
}

it('is folded no further when whoever asked has gone', async () => {
  const ask = await questions();
  const gone = new AbortController();
  gone.abort(new ClientGone());
  for (const question of Object.values(ask)) {
    await expect(question(gone.signal)).rejects.toBeInstanceOf(ClientGone);
    expect(await question()).toMatchObject({ ok: true });
  }
});
