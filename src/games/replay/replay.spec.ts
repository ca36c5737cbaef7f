import { Memory } from '#streams/memory';
import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import { hashState, type Live, type Rules, type Viewer, viewers } from '#rules';
import { sampleLog } from '../../../test/support/golden-log';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { Replay } from './replay';
import { CachedGames } from './cached-games';
import { RecordedGames } from './recorded-games';
import { Stations } from './stations';

/** Whoever changes it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

async function random() {
  const read = await readLogBytes([sampleLog('random-weyland-criminal')]);
  if (!read.ok) throw new Error(read.message);
  const { header, entries } = read.log;
  return { header, decisions: entries.map(({ decision }) => decision) };
}

describe('Replay', () => {
  it('stands at every position as the live game did', async () => {
    const { header, decisions } = await random();
    const opened = openRecorded(rulesByPool, header);
    const live = coreRules.live(opened.state);
    const replay = Replay.opened(opened);
    replay.extend(decisions);
    const hashes = [hashState(live.state)];
    const facts = decisions.map((decision) => {
      const taken = live.apply(decision);
      hashes.push(hashState(live.state));
      return taken.ok ? taken.facts : [];
    });
    expect(replay.length).toBe(decisions.length);
    // Backwards, so that no position is reached by the way of another.
    for (let at = decisions.length; at >= 0; at -= 1)
      expect(hashState(replay.stateAt(at))).toBe(hashes[at]);
    // And again, from the states that were kept on those ways.
    for (let at = 0; at <= decisions.length; at += 1)
      expect(hashState(replay.stateAt(at))).toBe(hashes[at]);
    for (const from of [undefined, 0, 1, 63, 64, 65, 128, decisions.length]) {
      const steps = [...replay.steps(from)];
      expect(steps.map(({ number }) => number)).toEqual(
        Array.from({ length: decisions.length + 1 - (from ?? 0) }, (_, i) => (from ?? 0) + i),
      );
      const told = steps.slice(1).map((step) => step.facts);
      expect(JSON.stringify(told)).toBe(JSON.stringify(facts.slice(from ?? 0)));
      expect(steps[0]?.facts).toEqual(from === undefined ? opened.facts : []);
      expect(steps.at(-1)?.next).toBeNull();
    }
  });

  it('goes a shorter way where one has gone before', async () => {
    const { header, decisions } = await random();
    const { data } = Replay.opened(openRecorded(rulesByPool, header));
    let folded = 0;
    const counting: Rules = {
      ...coreRules,
      live: (state, facts) => {
        const live = coreRules.live(state, facts);
        const apply: Live['apply'] = (decision, by) => {
          folded += 1;
          return live.apply(decision, by);
        };
        return { ...live, apply };
      },
    };
    const replay = new Replay(counting, data);
    replay.extend(decisions);
    const { segments } = replay.data;
    const asked = Array.from({ length: decisions.length }, (_, at) => at);
    const fold = (): number => {
      folded = 0;
      for (const at of asked) replay.stateAt(at);
      return folded;
    };
    const fromSegments = asked.reduce((sum, at) => sum + at - segments.before(at).from, 0);
    const first = fold();
    expect(first).toBeLessThan(fromSegments / 2);
    expect(fold()).toBe(0);
    // What decisions brought about was not asked for: each is made once more for the first viewer alone.
    const look = (viewer: Viewer): number => {
      folded = 0;
      const { last } = replay.viewerReplays[viewer];
      for (let at = last; at >= 0; at -= 1) replay.viewerReplays[viewer].momentAt(at);
      return folded;
    };
    expect(look('judge')).toBeLessThanOrEqual(decisions.length);
    expect([look('corp'), look('runner'), look('spectator')]).toEqual([0, 0, 0]);
  });

  it('tells moments here and there as it tells them in a row, and changes nothing that it keeps', async () => {
    const { header, decisions } = await random();
    const replay = Replay.opened(openRecorded(rulesByPool, header));
    replay.extend(decisions);
    const { reached } = Stations.prototype;
    const spied = jest.spyOn(Stations.prototype, 'reached').mockImplementation(function (
      this: Stations,
      number: number,
    ) {
      return frozen(reached.call(this, number));
    });
    for (const viewer of viewers) {
      const told = replay.viewerReplays[viewer];
      const inRow = [...told.moments(-1)].map((moment) => JSON.stringify(moment));
      const times = 37;
      for (let n = 0; n < inRow.length; n += 1) {
        const at = (n * times) % inRow.length;
        expect(JSON.stringify(told.momentAt(at))).toBe(inRow[at]);
      }
    }
    expect(spied.mock.results.filter(({ value }) => value !== null).length).toBeGreaterThan(500);
    spied.mockRestore();
  });

  it('goes on where it ended', async () => {
    const { header, decisions } = await random();
    const whole = Replay.opened(openRecorded(rulesByPool, header));
    whole.extend(decisions);
    const parts = Replay.opened(openRecorded(rulesByPool, header));
    for (const decision of decisions) parts.extend([decision]);
    for (const at of [0, 1, 70, 200, decisions.length])
      expect(parts.stateAt(at)).toEqual(whole.stateAt(at));
    for (const viewer of viewers)
      expect(JSON.stringify([...parts.viewerReplays[viewer].moments(-1)])).toBe(
        JSON.stringify([...whole.viewerReplays[viewer].moments(-1)]),
      );
  });

  it('throws for a decision that does not exist', async () => {
    const { header } = await random();
    const replay = Replay.opened(openRecorded(rulesByPool, header));
    expect(() => replay.stateAt(1)).toThrow('no decision 1 in a game of 0');
  });
});

describe('CachedGames', () => {
  const id = '00000000-0000-8000-8000-000000000001';
  const event = (type: string, data: unknown, at: number) => ({
    id: `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`,
    type,
    data,
  });

  it('sees a game grow, and reads a finished one no more', async () => {
    const { header, decisions } = await random();
    const store = memoryEventStore();
    const events = decisions.map((decision, at) => event('decided', decision, at + 1));
    await store.append(`game-${id}`, 'no-stream', [event('game-recorded', header, 0)]);
    const games = new CachedGames([new RecordedGames(store, rulesByPool)], new Memory());
    expect((await games.get(id))?.replay.length).toBe(0);
    await store.append(`game-${id}`, 1, events.slice(0, 100));
    expect((await games.get(id))?.replay.length).toBe(100);
    await store.append(`game-${id}`, 101, events.slice(100));
    const read = jest.spyOn(store, 'readStream');
    const [one, other] = await Promise.all([games.get(id), games.get(id)]);
    expect(one?.replay.length).toBe(decisions.length);
    expect(other).toBe(one);
    await games.get(id);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([id, 'x', "1' or '1'='1"])('finds no game %s', async (name) => {
    expect(
      await new CachedGames([new RecordedGames(memoryEventStore(), rulesByPool)], new Memory()).get(
        name,
      ),
    ).toBeNull();
  });
});
