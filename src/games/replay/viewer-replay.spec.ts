import { rulesByPool } from '#cards/rules-by-pool';
import type { NativeLog } from '#notation/native/log';
import { readLogBytes } from '#notation/native/read-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import { viewers } from '#rules';
import { sampleLog } from '../../../test/support/golden-log';
import { Replay } from './replay';

async function logOf(name: string): Promise<NativeLog> {
  const read = await readLogBytes([sampleLog(name)]);
  if (!read.ok) throw new Error(read.message);
  return read.log;
}

const openedOf = async (name: string): Promise<Replay> =>
  Replay.opened(openRecorded(rulesByPool, (await logOf(name)).header));

async function replayOf(name: string): Promise<Replay> {
  const { entries } = await logOf(name);
  const replay = await openedOf(name);
  replay.extend(
    entries.map(({ decision }) => decision),
    entries.map((_, index) => 1_000 * index),
  );
  return replay;
}

const json = (values: Iterable<unknown>): string => JSON.stringify([...values]);

const names = ['random-jinteki-criminal', 'random-weyland-criminal', 'core-rulebook-run'];

describe('a seat that has decided', () => {
  it('may decide nothing more while others are asked in secret, and its moment is as it was afterwards', async () => {
    const playing = await openedOf('random-jinteki-criminal');
    let hidden = 0;
    for (const { decision } of (await logOf('random-jinteki-criminal')).entries) {
      playing.extend([decision]);
      for (const seat of ['corp', 'runner'] as const) {
        const seen = playing.viewerReplays[seat];
        const { legal } = seen.momentAt(seen.last);
        const isAsked = playing.last.prompt?.for === seat;
        expect(legal.length > 0).toBe(isAsked);
        if (seen.endOf(seen.last) < playing.length) hidden += 1;
      }
    }
    expect(hidden).toBeGreaterThan(0);
    const asked = [...playing.viewerReplays.corp.moments(-1)].filter(
      ({ legal }) => legal.length > 0,
    );
    expect(asked.length).toBeGreaterThan(10);
  });
});

describe.each(names)('%s', (name) => {
  describe.each(viewers)('as the %s saw it', (viewer) => {
    // As JSON: what goes out is compared, and a game holds too much to be compared otherwise.
    it('is told as it was live, from any moment on', async () => {
      const replay = await replayOf(name);
      const seen = replay.viewerReplays[viewer];
      const playing = await openedOf(name);
      const live = [...playing.viewerReplays[viewer].moments(-1)];
      for (const { decision, time } of replay.made()) {
        playing.extend([decision], time === null ? [] : [time]);
        live.push(...playing.viewerReplays[viewer].moments(live.length - 1));
      }
      expect(live.map(({ number }) => number)).toEqual(live.map((_, index) => index));
      expect(json(seen.moments(-1))).toBe(json(live));
      const middle = live.length >> 1;
      expect(json(seen.moments(middle))).toBe(json(live.slice(middle + 1)));
      for (const at of [0, 1, middle, live.length - 1]) expect(seen.momentAt(at)).toEqual(live[at]);
      expect(seen.last).toBe(live.length - 1);
      expect([...seen.moments(seen.last)]).toEqual([]);
      expect(() => seen.momentAt(live.length)).toThrow('was told no moment');
    });

    it('lists the decisions of its moments without gaps', async () => {
      const seen = (await replayOf(name)).viewerReplays[viewer];
      const told = [...seen.moments(-1)].flatMap((moment) =>
        moment.told.flatMap((one) => ('decision' in one ? [{ ...one, at: moment.number }] : [])),
      );
      const listed = told.map(({ at, ...one }, index) => ({ ...one, number: index + 1, at }));
      expect(json(seen.decisions(0))).toBe(json(listed));
      for (const after of [1, 7, listed.length - 1, listed.length])
        expect(json(seen.decisions(after))).toBe(json(listed.slice(after)));
      expect(seen.extent).toMatchObject({ moments: seen.last + 1, decisions: listed.length });
    });
  });

  it('has a moment for each decision of the judge, and fewer for the others', async () => {
    const { viewerReplays, length } = await replayOf(name);
    expect(viewerReplays.judge.last).toBe(length);
    for (const viewer of ['corp', 'runner', 'spectator'] as const) {
      expect(viewerReplays[viewer].last).toBeLessThan(length);
      expect(viewerReplays[viewer].endOf(viewerReplays[viewer].last)).toBe(length);
    }
  });

  it("tells the time of others' decisions by the minute", async () => {
    const { viewerReplays } = await replayOf(name);
    for (const viewer of ['corp', 'runner', 'spectator'] as const)
      for (const { decision, time } of viewerReplays[viewer].decisions(0))
        if (decision.by !== viewer) expect((time ?? 1) % 60_000).toBe(0);
    const own = [...viewerReplays.corp.decisions(0)].filter(
      ({ decision }) => decision.by === 'corp',
    );
    expect(own.some(({ time }) => (time ?? 0) % 60_000 > 0)).toBe(true);
  });
});
