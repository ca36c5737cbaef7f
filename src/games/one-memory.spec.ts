import { rulesByPool } from '#cards/rules-by-pool';
import { readLog } from '#notation/native/read-log';
import { dealer } from '#play/dealer';
import { repeatable } from '#play/repeatable';
import { oneOf } from '#play/source';
import { forEach, hashState, sides } from '#rules';
import { Memory } from '#streams/memory';
import { sampleLog } from '../../test/support/golden-log';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { accessForm, AccessStreams } from '../access/access-streams';
import { GameFolder } from '../analysis/folding/game-folder';
import { systemClock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { liveForm, Tables } from './play/tables';
import { CachedGames } from './replay/cached-games';
import { RecordedGames } from './replay/recorded-games';

const GAME = '11111111-1111-4111-8111-111111111111';

const read = readLog(sampleLog('random-jinteki-criminal').toString('utf8').trimEnd().split('\n'));
if (!read.ok) throw new Error(read.message);
const { header } = read.log;

/** All of a process that remembers games, over a store that tells from where streams are read. */
function processOver(store: Pick<EventStore, 'append' | 'readStream'>) {
  const reads: string[] = [];
  const told: Pick<EventStore, 'append' | 'readStream'> = {
    append: store.append.bind(store),
    readStream: (stream, from = 1, limit) => {
      reads.push(`${stream.split('-', 1)[0]} ${from}`);
      return store.readStream(stream, from, limit);
    },
  };
  const memory = new Memory();
  const deal = dealer(repeatable(1));
  return {
    reads,
    memory,
    told,
    tables: new Tables(storedStreams(told, systemClock, liveForm), rulesByPool, deal, memory),
    reader: new CachedGames([new RecordedGames(told, rulesByPool)], memory),
    folder: new GameFolder(rulesByPool, memory),
    access: new AccessStreams(storedStreams(told, systemClock, accessForm), memory),
  };
}

async function begun() {
  const process = processOver(memoryEventStore());
  await process.access.write(GAME, { type: 'keep', as: 'live', spectators: true });
  const opened = await process.tables.write(GAME, { type: 'begin', header });
  if (!opened.ok) throw new Error(opened.message);
  return { process, opened };
}

type Process = Awaited<ReturnType<typeof begun>>['process'];

/** Everybody who remembers the game is asked about it. */
async function askAll({ tables, reader, folder, access, told }: Process, after: number) {
  const newer = await told.readStream(`game-${GAME}`, after + 1);
  if (!newer.ok) throw new Error(newer.message);
  const folded = await folder.fold(newer.events, told);
  const game = await reader.get(GAME);
  await access.load(GAME);
  const refused = await tables.write(GAME, {
    ...{ type: 'decide', game: GAME, side: 'corp' },
    what: { at: -1, choice: 0, number: null },
  });
  expect(refused).toMatchObject({ ok: false });
  if (game === null) throw new Error('the game is gone');
  return { folded, game, version: newer.version };
}

it('live play, readers and projections fold a game to the same states and moments', async () => {
  const { process, opened } = await begun();
  let { table, last } = opened.state;
  let seen = 0;
  for (let n = 0, next = repeatable(7); n < 60 && table !== null; n += 1) {
    const { game, folded, version } = await askAll(process, seen);
    seen = version;
    expect(hashState(game.replay.last)).toBe(hashState(table.state));
    expect(sides.map((side) => game.momentsOf(side) - 1)).toEqual(sides.map((side) => last[side]));
    const decisions = folded.told.length - 1;
    expect(decisions).toBe(game.replay.length);
    expect(forEach((viewer) => folded.indexes[viewer].extentAt(decisions).moments)).toEqual(
      forEach((viewer) => game.momentsOf(viewer)),
    );
    const side = table.state.prompt?.for;
    if (side !== 'corp' && side !== 'runner') break;
    const meant = oneOf(table.legal, next);
    const number = 'from' in meant ? meant.from : null;
    const choice = { at: last[side], choice: table.legal.indexOf(meant), number };
    const handled = await process.tables.write(GAME, {
      ...{ type: 'decide', game: GAME, side, what: choice },
    });
    if (!handled.ok) throw new Error(handled.message);
    ({ table, last } = handled.state);
  }
  expect(seen).toBeGreaterThan(50);
});

it('all of it is forgotten at once: what knows names, and who may look', async () => {
  const { process } = await begun();
  await askAll(process, 0);
  process.reads.length = 0;
  const { version } = await askAll(process, 0);
  expect(process.access.known(GAME)).not.toBeNull();
  expect(process.reads.filter((one) => one === 'game 1')).toHaveLength(1);
  expect(process.reads).toContain(`game ${version + 1}`);
  expect(process.reads).toContain('grants 2');
  process.memory.forgetAll();
  expect(process.access.known(GAME)).toBeNull();
  process.reads.length = 0;
  await askAll(process, 1);
  // The projections' folder, the reader and live play read it anew.
  expect(process.reads.filter((one) => one === 'game 1')).toHaveLength(3);
  expect(process.reads).toContain('grants 1');
});
