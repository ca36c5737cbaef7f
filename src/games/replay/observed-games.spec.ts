import { Memory } from '#streams/memory';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { systemClock } from '../../platform/clock/clock';
import { published } from '../../../test/support/published';
import { NOBODY } from '#notation/observed/import-result';
import type { TakenFile } from '../import/taken-file';
import { Verdicts } from '../import/verdicts';
import { GameIds } from '../game-ids';
import { ObservedStreams } from '../import/observed-streams';
import type { GamePrivacy } from '../game-privacy';
import { ImportGame, ImportGameHandler } from '../import/import-game';
import { CachedGames } from './cached-games';
import { ObservedGames } from './observed-games';

const taken = (engine: string, verifiedThrough: number): TakenFile => ({
  ...{ ok: true, identity: ['a game'], formerId: '', entries: [], decided: null, chat: [] },
  packed: null,
  header: {
    ...{ format: 'observed/1', origin: 'replay', players: NOBODY, endedAt: null, entries: 0 },
    identities: { corp: null, runner: null },
    outcome: { winner: null, reason: null, turn: 1, points: { corp: 0, runner: 0 } },
    ...{ chatDropped: 0, undone: [], warnings: [], stopped: null },
  },
  verdict: {
    ...{ format: 'verdict/3', engine, tier: 'partial', decisions: 9, verifiedThrough },
    ...{ legalThrough: 0, entriesVerified: 0, divergences: [], notes: [], warnings: [] },
  },
});

describe('an observed game that comes again', () => {
  const store = memoryEventStore();
  const games = new CachedGames([new ObservedGames(store)], new Memory());
  const said: string[] = [];
  let next = taken('0.9.0', 3);
  const readModels = { have: async () => undefined };
  const replaced: (string | null)[][] = [];
  const privacy: GamePrivacy = {
    publish: async (game) => said.push(game) > 0,
    keep: () => Promise.reject(new Error('it is not kept')),
    replace: async (...games) => void replaced.push(games),
    forget: () => Promise.reject(new Error('its file is not read again')),
    storedAs: async () => ({ sendings: [] }),
  };
  const handler = new ImportGameHandler(
    { take: async () => next },
    new GameIds(systemClock, privacy, { publish: published('observed') }),
    new ObservedStreams(store, readModels, new Verdicts(store, readModels, privacy)),
    {
      store: () => Promise.reject(new Error('it is not verified')),
      holds: () => Promise.reject(new Error('it is not verified')),
    },
    { keep: () => Promise.reject(new Error('there is no file')), of: async () => null },
    { keep: async () => 0 },
    { nameOf: async () => 'never sent before', publishAgain: async () => null },
  );
  const send = async (as: TakenFile): Promise<string> => {
    next = as;
    const sent = await handler.execute(new ImportGame('replay', ''));
    if (!sent.ok) throw new Error(sent.message);
    return sent.id;
  };
  const known = async (id: string) => {
    const verdict = await (await games.get(id))?.verdict();
    const read = await store.readStream(`observed-${id}`);
    return [verdict?.engine, verdict?.verifiedThrough, read.ok ? read.version : 0];
  };

  it('is judged by the newest engine that has seen it, also while it is kept in memory', async () => {
    const id = await send(taken('0.9.0', 3));
    expect(said).toEqual([id]);
    expect(await known(id)).toEqual(['0.9.0', 3, 2]);
    expect(await send(taken('0.10.0', 7))).toBe(id);
    expect(await known(id)).toEqual(['0.10.0', 7, 3]);
    expect((await games.get(id))?.replay.stream.verdict?.engine).toBe('0.9.0');
    await send(taken('0.10.0', 7));
    expect(await known(id)).toEqual(['0.10.0', 7, 3]);
    await send(taken('0.9.1', 5));
    expect(await known(id)).toEqual(['0.10.0', 7, 3]);
  });

  it('is judged as at first where that is what its file shows again', async () => {
    const judged = (verifiedThrough: number): TakenFile => ({
      ...taken('0.10.0', verifiedThrough),
      identity: ['another game'],
    });
    const id = await send(judged(3));
    await send(judged(7));
    expect(await send(judged(3))).toBe(id);
    expect(await known(id)).toEqual(['0.10.0', 3, 4]);
  });
});
