import { whole as atOnce } from '#streams/folding';
import { poolNamed } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { cardId, hashState, viewers } from '#rules';
import { randomGame } from '../../../test/support/random-game';
import { everyFact } from '#notation/timeline/filter';
import { Memory } from '#streams/memory';
import { firstRows } from '../../platform/projections/span';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { viewAccesses, viewScores } from '../../analysis/view-record';
import { type Branch, BranchGames } from './branch-games';
import { CachedGames, type CachedGame } from './cached-games';
import { RecordedGame } from './recorded-game';
import { RecordedGames } from './recorded-games';

const BRANCH = '99999999-9999-4999-8999-999999999999';
const LONGER = '99999999-9999-4999-8999-99999999999a';
const views = { accesses: viewAccesses, scores: viewScores };

type Unpassed = Omit<Extract<Branch, { from: 'game' }>, 'passed'>;

/** A random game, and one branch at a time beside it. */
async function table(seed = 3, most = 250) {
  const { stream, events } = randomGame(seed, most);
  const store = memoryEventStore();
  await store.append(stream, 'no-stream', events);
  const game = stream.slice('game-'.length);
  const branches = new Map<string, Branch>();
  const kinds: (RecordedGames | BranchGames)[] = [new RecordedGames(store, rulesByPool)];
  const memory = new Memory();
  const games = new CachedGames<CachedGame>(kinds, memory);
  kinds.push(
    new BranchGames(
      { find: async (id) => branches.get(id) ?? null },
      games,
      rulesByPool,
      views,
      memory,
    ),
  );
  const recorded = async (id: string): Promise<RecordedGame> => {
    const found = await games.get(id);
    if (!(found instanceof RecordedGame)) throw new Error(`no game ${id}`);
    return found;
  };
  const whole = await recorded(game);
  return {
    game,
    games,
    whole,
    decisions: [...whole.replay.made()].map(({ decision }) => decision),
    async branchOf(next: Unpassed) {
      memory.forgetAll();
      branches.set(BRANCH, { passed: [], ...next });
      return recorded(BRANCH);
    },
    /** Another one beside what is in memory. */
    beside(id: string, next: Branch) {
      branches.set(id, next);
      return recorded(id);
    },
    drop: () => branches.delete(BRANCH),
  };
}

describe('a branch', () => {
  it('is told as its game was, wherever it begins and with the same decisions', async () => {
    const { game, whole, decisions, branchOf } = await table();
    const told = (one: RecordedGame) =>
      viewers.map((viewer) => {
        const seen = one.replay.viewerReplays[viewer];
        const known =
          viewer === 'corp' || viewer === 'runner' ? atOnce(seen.knowledgeAt(seen.last)) : null;
        return JSON.stringify([[...seen.moments(-1)], known]);
      });
    const there = told(whole);
    for (const decision of [0, 1, 7, 64, 133, decisions.length]) {
      const rest = decisions.slice(decision);
      const branch = await branchOf({ from: 'game', game, decision, decisions: rest });
      expect(branch.replay.length).toBe(decisions.length);
      // Times are those of the game alone: nobody made these decisions at a time.
      const timeless = (texts: readonly string[]) =>
        texts.map((text) => text.replace(/"time":[^,}]+/g, ''));
      expect(timeless(told(branch))).toEqual(timeless(there));
    }
  });

  it('is the same where it goes on from one on the way that is in memory', async () => {
    const { game, decisions, branchOf, beside } = await table(4, 300);
    const told = (one: RecordedGame) =>
      viewers.map((viewer) => {
        const seen = one.replay.viewerReplays[viewer];
        return JSON.stringify([seen.extent, [...seen.moments(-1)]]);
      });
    for (const [decision, on, more] of [
      [0, 1, 40],
      [30, 7, 9],
      [111, 50, 1],
    ] as const) {
      const to = (count: number) => decisions.slice(decision, decision + count);
      const from = { from: 'game', game, decision } as const;
      const fresh = told(await branchOf({ ...from, decisions: to(on + more) }));
      await branchOf({ ...from, decisions: to(on) });
      const passed = [
        { id: LONGER, decisions: 0 },
        { id: BRANCH, decisions: on },
      ];
      const longer = await beside(LONGER, { ...from, decisions: to(on + more), passed });
      expect(told(longer)).toEqual(fresh);
      expect([...longer.replay.made()]).toHaveLength(decision + on + more);
    }
  });

  it('has the records of a game: timeline, accesses, scores, series', async () => {
    const { game, whole, decisions, branchOf } = await table(5, 400);
    const branch = await branchOf({
      ...{ from: 'game', game, decision: 50, decisions: decisions.slice(50) },
    });
    for (const viewer of viewers) {
      const { rows, total } = await branch.timeline(viewer, firstRows(10_000), everyFact);
      expect(total).toBe(whole.replay.viewerReplays[viewer].extent.facts);
      const seen = [...whole.replay.viewerReplays[viewer].moments(-1)].flatMap(({ number, told }) =>
        told.flatMap((one) => ('fact' in one ? [{ at: number, text: one.text }] : [])),
      );
      expect(rows.map(({ at, text }) => ({ at, text }))).toEqual(seen);
      const page = await branch.timeline(viewer, firstRows(7, 20), everyFact);
      expect(page.rows).toEqual(rows.filter(({ number }) => number > 20).slice(0, 7));
      expect(atOnce(branch.series(viewer))).toEqual(atOnce(whole.series(viewer)));
    }
    const accesses = await branch.accesses('judge');
    expect(accesses.length).toBeGreaterThan(0);
    for (const { at } of accesses) expect(branch.moment('judge', at)).toMatchObject({ ok: true });
  });

  it('leaves its game as it is, and ends where the rules refuse a decision', async () => {
    const { game, whole, decisions, branchOf, drop, games } = await table();
    const before = hashState(whole.replay.stateAt(40));
    const at = whole.replay.stateAt(40);
    const other = rulesByPool
      .find(poolNamed('core').name)
      ?.legal(at)
      .find((one) => one.do === 'gain-credit' || one.do === 'pass' || one.do === 'draw');
    const first = other !== undefined && !('from' in other) && !('cards' in other) ? [other] : [];
    const refused = { do: 'steal' } as const;
    const branch = await branchOf({
      ...{ from: 'game', game, decision: 40, decisions: [...first, refused, ...decisions] },
    });
    expect(branch.replay.length).toBe(40 + first.length);
    expect(hashState(whole.replay.stateAt(40))).toBe(before);
    expect(whole.replay.length).toBe(decisions.length);
    expect(branch.replay.take({ do: 'play', card: cardId(0) })).toMatchObject({ ok: false });
    drop();
    expect(await games.get(BRANCH)).toBeNull();
  });

  it('is none where its game has not come so far', async () => {
    const { game, games, decisions, branchOf } = await table();
    const far = decisions.length + 1;
    await expect(branchOf({ from: 'game', game, decision: far, decisions: [] })).rejects.toThrow();
    expect(await games.get(BRANCH)).toBeNull();
  });
});
