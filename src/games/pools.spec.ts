import { Memory } from '#streams/memory';
import { coreRules, exampleRules } from '#cards/pool';
import { rulesByPool, rulesOfOnePool, type RulesByPool } from '#cards/rules-by-pool';
import { logFormat, type LogHeader } from '#notation/native/header';
import { openLog } from '#notation/native/open-log';
import { readLog } from '#notation/native/read-log';
import { writeLog, type Written } from '#notation/native/write-log';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomDeck } from '#play/random-deck';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { type DeckList, engineVersion, hashState, type Rules, viewers } from '#rules';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { CachedGames } from './replay/cached-games';
import { RecordedGames } from './replay/recorded-games';
import { whole } from '#streams/folding';
import { packReplay, unpackReplay } from './replay/snapshots/packed-replay';
import { gameEvents } from './upload/game-events';
import { validateGame } from './upload/validate-game';
import { verifyGame } from './verify-game';

const CORE = '11111111-1111-8111-8111-111111111111';
const OTHER = '22222222-2222-8222-8222-222222222222';

const listed = ({ identity, cards }: DeckList) => ({
  identity,
  cards: cards.map((code) => [code, 1] as const),
});

/** A random game of a pool, of so many decisions, as its log. */
function logOf(rules: Rules, seed: number): string {
  const next = repeatable(seed);
  const { pool } = rules;
  const header: LogHeader = {
    ...{ format: logFormat, rules: 'rr-1.1', pool: pool.name, engine: engineVersion },
    players: { corp: { name: 'Ann' }, runner: { name: 'Bob' } },
    start: {
      kind: 'decks',
      corp: listed(randomDeck(pool, 'corp', 45, next)),
      runner: listed(randomDeck(pool, 'runner', 45, next)),
    },
  };
  const opened = openLog(rulesOfOnePool(rules), header);
  if (!opened.ok) throw new Error(opened.message);
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 150 };
  // Each as it is reached: the next decision changes the state.
  const written = Array.from(playOn(table, opened.state), ({ by, decision, state }): Written => ({
    by,
    decision,
    hash: hashState(state),
  }));
  return writeLog(header, written);
}

const logs = { [CORE]: logOf(coreRules, 5), [OTHER]: logOf(exampleRules, 8) };

function judged(rules: RulesByPool, log: string) {
  const read = readLog(log.trimEnd().split('\n'));
  if (!read.ok) throw new Error(read.message);
  return { log: read.log, game: whole(validateGame(rules, read.log)) };
}

async function stored() {
  const store = memoryEventStore();
  for (const [id, text] of Object.entries(logs)) {
    const { log, game } = judged(rulesByPool, text);
    if (!game.ok) throw new Error(game.message);
    await store.append(`game-${id}`, 'no-stream', gameEvents(id, log, game.hashes));
  }
  return store;
}

describe('games of two pools', () => {
  it('are judged, stored and read side by side, each by its own', async () => {
    const store = await stored();
    const games = new CachedGames([new RecordedGames(store, rulesByPool)], new Memory());
    for (const [id, rules] of [
      [CORE, coreRules],
      [OTHER, exampleRules],
    ] as const) {
      const game = await games.get(id);
      expect(game?.replay.pool).toBe(rules.pool);
      const read = await store.readStream(`game-${id}`);
      if (!read.ok || game === null) throw new Error('no game');
      expect(verifyGame(rulesByPool, read.events)).toBeNull();
      for (const viewer of viewers)
        expect(game.moment(viewer, game.momentsOf(viewer) - 1)).toMatchObject({ ok: true });
      const { identities } = await game.describe();
      expect(rules.pool.byCode.has(identities.corp)).toBe(true);
    }
  });

  it('hold cards that the other pool has not', () => {
    const { log } = judged(rulesByPool, logs[OTHER]);
    const { start } = log.header;
    if (start.kind !== 'decks') throw new Error('no decks');
    const codes = [...start.corp.cards, ...start.runner.cards].map(([code]) => code);
    expect(codes.some((code) => !coreRules.pool.byCode.has(code))).toBe(true);
  });

  it('are refused where their pool is not known, with those that are', () => {
    expect(judged(rulesOfOnePool(coreRules), logs[OTHER]).game).toMatchObject({
      ok: false,
      code: 'UNKNOWN_POOL',
      expected: [coreRules.pool.name],
    });
  });

  it('lead to the same states however many other pools there are', () => {
    const alone = judged(rulesOfOnePool(coreRules), logs[CORE]).game;
    const beside = judged(rulesByPool, logs[CORE]).game;
    if (!alone.ok || !beside.ok) throw new Error('refused');
    expect(beside.hashes).toEqual(alone.hashes);
  });

  it('are opened from snapshots by their own rules, and from none of another pool', async () => {
    const games = new CachedGames([new RecordedGames(await stored(), rulesByPool)], new Memory());
    for (const [id, rules] of [
      [CORE, coreRules],
      [OTHER, exampleRules],
    ] as const) {
      const replay = (await games.get(id))?.replay;
      if (replay === undefined) throw new Error('no game');
      const body = whole(packReplay(replay.pool, replay.data));
      expect(unpackReplay(rulesByPool, body)?.rules).toBe(rules);
      const otherRules = rules === coreRules ? exampleRules : coreRules;
      expect(unpackReplay(rulesOfOnePool(otherRules), body)).toBeNull();
      const renamed = { ...otherRules, pool: { ...otherRules.pool, name: rules.pool.name } };
      expect(unpackReplay(rulesOfOnePool(renamed), body)).toBeNull();
    }
  });
});
