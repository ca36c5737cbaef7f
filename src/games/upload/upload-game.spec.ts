import { sampleLog } from '../../../test/support/golden-log';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { verifyGame } from '../verify-game';
import { rulesByPool } from '#cards/rules-by-pool';
import { poolTitle } from '#cards/pool';
import { headerOf } from '#notation/recorded/recorded';
import { corpTurn, documentOf, runnerTurn } from '#testkit/scenario/play-scenario';
import { systemClock } from '../../platform/clock/clock';
import { published } from '../../../test/support/published';
import { GameIds } from '../game-ids';
import { UploadGame, UploadGameHandler } from './upload-game';

function setUp(maxUpload = 1_000_000) {
  const store = memoryEventStore();
  const awaited: bigint[] = [];
  const have = async (position: bigint): Promise<void> => {
    awaited.push(position);
  };
  const kept: string[] = [];
  const keep = async (game: string): Promise<void> => {
    expect(await store.readStream(`game-${game}`)).toMatchObject({ ok: false });
    kept.push(game);
  };
  const said: string[] = [];
  const publish = jest.fn();
  const ids = new GameIds(
    systemClock,
    { keep, publish: async (game) => said.push(game) > 0 },
    { publish: published('game') },
  );
  const told = { publish };
  const handler = new UploadGameHandler({ maxUpload }, rulesByPool, ids, store, { have }, told);
  const upload = (log: Uint8Array | string, isKept = false) =>
    handler.execute(new UploadGame(log, isKept));
  return { store, awaited, kept, said, upload, handler };
}

describe('UploadGame', () => {
  const log = sampleLog('random-jinteki-criminal');

  it('stores the header, then each decision with the state it led to', async () => {
    const { store, awaited, upload } = setUp();
    const uploaded = await upload(log);
    if (!uploaded.ok) throw new Error(uploaded.message);
    expect(uploaded).toMatchObject({ created: true, winner: 'corp', reason: 'flatline' });
    const read = await store.readStream(`game-${uploaded.id}`);
    if (!read.ok) throw new Error(read.message);
    expect(read.version).toBe(uploaded.decisions + 1);
    expect(read.events.map(({ type }) => type)).toEqual([
      'game-recorded',
      ...Array<string>(uploaded.decisions).fill('decided'),
    ]);
    expect(verifyGame(rulesByPool, read.events)).toBeNull();
    expect(awaited).toHaveLength(1);
  });

  it('gives the same game for the same content', async () => {
    const { upload } = setUp();
    const first = await upload(log);
    expect(await upload(log.toString('utf8'))).toEqual({
      ...first,
      created: false,
      sending: expect.any(String),
    });
  });

  it('is kept under an id of its own before it is there', async () => {
    const { upload, kept, said } = setUp();
    const [published, mine, other] = [
      await upload(log),
      await upload(log, true),
      await upload(log, true),
    ];
    if (!published.ok || !mine.ok || !other.ok) throw new Error('refused');
    expect(kept).toEqual([mine.id, other.id]);
    expect(new Set([published.id, mine.id, other.id]).size).toBe(3);
    expect(said).toEqual([published.id]);
    expect(mine.created).toBe(true);
  });

  it('refuses names that are no new ones, but for those of a game that was stored before', async () => {
    const { upload, handler } = setUp();
    const turned = log.toString('utf8').replace(/"name":"[^"]+"/, '"name":"Ana\u202eboB"');
    expect(await upload(turned)).toMatchObject({
      ...{ ok: false, code: 'BAD_HEADER', line: 1 },
      message: 'the name of the corp in the header has a mark that turns the direction of writing',
    });
    const judgedAgain = new UploadGame(turned, false, null, 'stored');
    expect(await handler.execute(judgedAgain)).toMatchObject({ ok: true, created: true });
  });

  it('judges a game that begins with a position', async () => {
    const { upload } = setUp();
    expect(await upload(sampleLog('core-rulebook-run'))).toMatchObject({
      ok: true,
      decisions: 33,
      winner: null,
      reason: null,
    });
  });

  it('takes a scenario as the game it plays', async () => {
    const script = [{ by: 'corp', do: 'gain-credit' }];
    const document = JSON.stringify(documentOf('a click', { turn: corpTurn, script }), null, 2);
    const { upload } = setUp();
    const uploaded = await upload(document);
    expect(uploaded).toMatchObject({ ok: true, created: true, decisions: 1, winner: null });
    expect(await upload(document)).toEqual({
      ...{ ...uploaded, created: false, sending: expect.any(String) },
    });
    expect(await upload(document.replace('gain-credit', 'fly'))).toMatchObject({
      code: 'BAD_SCENARIO',
      message: expect.stringContaining('fly'),
    });
  });

  it('takes a scenario with cards beyond the Core Set, by the rules of a pool that has them', async () => {
    const document = documentOf('an imp', {
      turn: runnerTurn,
      runner: { grip: ['Imp'] },
      script: [{ by: 'runner', do: 'install', card: 'Imp' }],
    });
    const { store, upload } = setUp();
    const poolOf = async (written: object) => {
      const uploaded = await upload(JSON.stringify(written));
      if (!uploaded.ok) throw new Error(uploaded.message);
      const read = await store.readStream(`game-${uploaded.id}`);
      if (!read.ok) throw new Error(read.message);
      expect(verifyGame(rulesByPool, read.events)).toBeNull();
      const [first] = read.events;
      return first === undefined ? '' : headerOf(first).pool;
    };
    expect(await poolOf(document)).toBe(poolTitle('genesis'));
    expect(await poolOf({ ...document, pool: poolTitle('all') })).toBe(poolTitle('all'));
    expect(await upload(JSON.stringify({ ...document, pool: poolTitle('core') }))).toMatchObject({
      ...{ ok: false, code: 'BAD_SCENARIO', message: expect.stringContaining('Imp') },
    });
  });

  it('stores nothing of what it refuses', async () => {
    const { store, awaited, upload } = setUp();
    const append = jest.spyOn(store, 'append');
    const lines = log.toString('utf8').trimEnd().split('\n');
    const last = lines.pop();
    expect(await upload([...lines, '{"by":"corp","do":"purge"}'].join('\n'))).toMatchObject({
      ok: false,
      line: lines.length + 1,
      decision: lines.length,
    });
    expect(await upload([...lines, last, last].join('\n'))).toMatchObject({ code: 'GAME_OVER' });
    expect(append).not.toHaveBeenCalled();
    expect(awaited).toEqual([]);
  });

  it('keeps to the limit of its settings', async () => {
    expect(await setUp(1_000).upload(log)).toMatchObject({ ok: false, code: 'TOO_LARGE' });
  });
});
