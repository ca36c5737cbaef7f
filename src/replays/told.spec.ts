import { corePool } from '#cards/pool';
import { Shown } from '#testkit/views/shown';
import type { Viewer } from '#rules/view/viewer';
import { sampleLog } from '../../test/support/golden-log';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { recordedEvents } from '../../test/support/recorded-events';
import { ListDecisionsHandler } from './queries/decision-list/handler';
import { ListDecisions } from './queries/decision-list/query';
import { ListFactsHandler } from './queries/facts/handler';
import { ListFacts } from './queries/facts/query';
import { ListLegalDecisionsHandler } from './queries/legal-decisions/handler';
import { ListLegalDecisions } from './queries/legal-decisions/query';
import { GetPositionHandler } from './queries/position/handler';
import { GetPosition } from './queries/position/query';
import { Replays } from './replays';

const id = '11111111-1111-8111-8111-111111111111';

async function stored(name: string): Promise<Replays> {
  const store = memoryEventStore();
  const events = await recordedEvents(sampleLog(name), id);
  await store.append(
    `game-${id}`,
    'no-stream',
    events.map(({ id: event, type, data, meta }) => ({ id: event, type, data, meta })),
  );
  return new Replays(store);
}

const secretive: readonly Viewer[] = ['corp', 'runner', 'spectator'];

/** Decision `at` where the viewer saw it being made. */
async function declared(replays: Replays, viewer: Viewer, at: number) {
  const query = new ListDecisions(id, viewer, 1, at - 1);
  const page = await new ListDecisionsHandler(replays).execute(query);
  return page.ok ? page.value.decisions.filter(({ number }) => number === at) : page;
}

describe.each(['random-jinteki-criminal', 'random-weyland-criminal'])(
  'what is told of %s',
  (name) => {
    it.each(secretive)('names to the %s no card it has had no right to see', async (viewer) => {
      const replays = await stored(name);
      const replay = await replays.get(id);
      if (replay === null) throw new Error('no game');
      const opening = replay.momentAt(0);
      const shown = new Shown(corePool, opening.state);
      shown.look(opening.state, opening.facts);
      let compared = 0;
      for (const [index, { decision, by }] of replay.made.entries()) {
        const at = index + 1;
        shown.declare(replay.stateAt(index), decision, by);
        const { state, facts } = replay.momentAt(at);
        shown.look(state, facts);
        const told = JSON.stringify([
          await new GetPositionHandler(replays).execute(new GetPosition(id, at, viewer)),
          await new ListFactsHandler(replays).execute(new ListFacts(id, at, viewer)),
          await new ListLegalDecisionsHandler(replays).execute(
            new ListLegalDecisions(id, at, viewer),
          ),
          await declared(replays, viewer, at),
        ]);
        for (const title of shown.hiddenFrom(viewer)) {
          compared += 1;
          if (told.includes(title))
            throw new Error(`${title} is told after decision ${at}: ${told}`);
        }
      }
      expect(compared).toBeGreaterThan(1_000);
    });

    it('reads as sentences', async () => {
      const replays = await stored(name);
      const facts = new ListFactsHandler(replays);
      const decisions = new ListDecisionsHandler(replays);
      const page = await decisions.execute(new ListDecisions(id, 'judge', 500, 0));
      if (!page.ok) throw new Error(page.message);
      const texts = page.value.decisions.map(({ text }) => text);
      for (const { number } of page.value.decisions) {
        const told = await facts.execute(new ListFacts(id, number, 'judge'));
        if (told.ok) texts.push(...told.value.map(({ text }) => text));
      }
      expect(texts.length).toBeGreaterThan(500);
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z].*[.!]$/);
        expect(text).not.toMatch(/undefined|\[object|something|NaN/);
      }
    });
  },
);
