import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { corePool } from '#cards/pool';
import { Shown } from '#testkit/views/shown';
import { viewers, type Viewer } from '#rules';
import { sampleLog } from '../../../test/support/golden-log';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { recordedEvents } from '../../../test/support/recorded-events';
import { CachedGames } from './cached-games';
import type { RecordedGame } from './recorded-game';
import { ListDecisions, ListDecisionsHandler } from './list-decisions';
import { GetMoment, GetMomentHandler } from './get-moment';
import { FindStep, FindStepHandler } from './find-step';
import { RecordedGames } from './recorded-games';
import { firstRows } from '../../platform/projections/span';

const id = '11111111-1111-8111-8111-111111111111';

async function stored(name: string): Promise<CachedGames<RecordedGame>> {
  const store = memoryEventStore();
  const events = await recordedEvents(sampleLog(name), id);
  await store.append(
    `game-${id}`,
    'no-stream',
    events.map(({ id: event, type, data, meta }) => ({ id: event, type, data, meta })),
  );
  return new CachedGames([new RecordedGames(store, rulesByPool)], new Memory());
}

async function momentOf(games: CachedGames<RecordedGame>, viewer: Viewer, at: number) {
  const answered = await new GetMomentHandler(games).execute(new GetMoment(id, at, viewer));
  if (!answered.ok) throw new Error(answered.message);
  return answered.value;
}

const secretive: readonly Viewer[] = ['corp', 'runner', 'spectator'];
const names = ['random-jinteki-criminal', 'random-weyland-criminal'];

describe.each(names)('what is told of %s', (name) => {
  it.each(secretive)('names to the %s no card it has had no right to see', async (viewer) => {
    const games = await stored(name);
    const replay = (await games.get(id))?.replay;
    if (replay === undefined) throw new Error('no game');
    const seen = replay.viewerReplays[viewer];
    const shown = new Shown(corePool, replay.stateAt(0));
    let [at, compared] = [0, 0];
    for (const { number, state, facts, next } of replay.steps()) {
      shown.look(state, facts);
      if (at <= seen.last && number === seen.endOf(at)) {
        const told = JSON.stringify(await momentOf(games, viewer, at));
        for (const title of shown.hiddenFrom(viewer)) {
          compared += 1;
          if (told.includes(title)) throw new Error(`${title} is told in moment ${at}: ${told}`);
        }
        at += 1;
      }
      if (next !== null) shown.declare(state, next.decision, next.by);
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  it('reads as sentences', async () => {
    const games = await stored(name);
    const list = new ListDecisions(id, 'judge', firstRows(500));
    const page = await new ListDecisionsHandler(games).execute(list);
    if (!page.ok) throw new Error(page.message);
    const texts = page.value.decisions.map(({ text }) => text);
    for (const { at } of page.value.decisions)
      texts.push(...(await momentOf(games, 'judge', at)).told.map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z].*[.!]$/);
      expect(text).not.toMatch(/undefined|\[object|something|NaN/);
    }
  });

  it.each(viewers)('is stepped through by the moments of the %s', async (viewer) => {
    const games = await stored(name);
    const seen = (await games.get(id))?.replay.viewerReplays[viewer];
    const step = async (unit: 'action' | 'turn', at: number) => {
      const found = await new FindStepHandler(games).execute(
        new FindStep(id, viewer, at, unit, 'next'),
      );
      return found.ok ? found.value : found;
    };
    const [action, turn] = [await step('action', 0), await step('turn', 0)];
    expect((await momentOf(games, viewer, Number(action))).position.turn.at).toMatch(/^corp/);
    const texts = (await momentOf(games, viewer, Number(turn))).told.map(({ text }) => text);
    expect(texts).toContain("The Corp's turn 1 begins.");
    const beyond = (seen?.last ?? 0) + 1;
    expect(await step('turn', beyond)).toMatchObject({
      code: 'OUT_OF_RANGE',
      message: `there is no moment ${beyond}: this viewer has been told moments 0 to ${beyond - 1}`,
    });
  });
});
