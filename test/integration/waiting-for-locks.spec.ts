import { randomUUID } from 'node:crypto';
import { overloadOf } from '../../src/api/overload';
import { systemClock } from '../../src/platform/clock/clock';
import type { Database } from '../../src/platform/database/database';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { StudyNoteTable } from '../../src/platform/notes/study-notes';
import { ALONE, BESIDE_ERASURES } from '../../src/platform/people/erasures';
import { People } from '../../src/platform/people/people';
import { ProjectionSlot } from '../../src/platform/projections/projection-slot';
import { randomGame } from '../support/random-game';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

/** Milliseconds. */
const PATIENCE = 200;
const DELETED = { id: randomUUID(), type: 'deleted', data: {} };

let temporary: TemporaryServer;
let database: Database;
beforeAll(async () => {
  temporary = await temporaryServer();
  database = await temporary.database(5, PATIENCE);
});
afterAll(() => temporary.stop());

/** Somebody else holds a lock while `work` goes on. */
async function whileLocked<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const holder = await database.connect('spec');
  try {
    await holder.query(`begin; ${lock}`);
    return await work();
  } finally {
    await holder.end();
  }
}

const overloadIn = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => overloadOf(error)?.why.code ?? error,
  );

describe('what is locked', () => {
  const { stream, events } = randomGame(3);

  it('is not waited for without end by those who write notes, erase a name or delete a game', async () => {
    const people = new People(database.pool);
    await people.ids(['Nora']);
    const notes = new StudyNoteTable(database.pool);
    const words = { note: randomUUID(), revision: 1, text: 'First.' };
    const keep = () => notes.keep(randomUUID(), 'Nora', words);
    const store = new PostgresEventStore(database, systemClock);
    await store.append(stream, 'no-stream', events);
    const beside = { stream: 'access-spec', expected: 'no-stream', events: [DELETED] } as const;
    const remove = () => store.remove([stream], beside);
    expect(await whileLocked(`select ${ALONE}`, () => overloadIn(keep()))).toBe('BUSY');
    const erase = () => overloadIn(people.erase('Nora'));
    expect(await whileLocked(`select ${BESIDE_ERASURES}`, erase)).toBe('BUSY');
    expect(await whileLocked('lock table snapshots', () => overloadIn(remove()))).toBe('BUSY');
    expect(await keep()).toBe(true);
    expect(await people.erase('Nora')).toBe(1);
    await store.close();
  });

  it('is waited for by read models that are built, however long it takes', async () => {
    const slot = ProjectionSlot.live(database.pool, {
      ...{ name: 'spec', version: 1, category: 'game', tables: '', removals: [] },
      apply: () => Promise.resolve(),
    });
    let isDone = false;
    const created = await whileLocked(`select ${ALONE}`, async () => {
      const creating = slot.create().then(() => (isDone = true));
      await new Promise((resolve) => setTimeout(resolve, 5 * PATIENCE));
      expect(isDone).toBe(false);
      return { creating };
    });
    await created.creating;
    expect(await slot.isPresent()).toBe(true);
  });
});
