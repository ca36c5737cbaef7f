import { coreRules, rulesNamed } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { fold } from '#notation/jinteki/fold/fold';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { takeReplay } from '#notation/observed/take-replay';
import { rulesOf, cloneState, type Rules } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { repeatable } from '#play/repeatable';
import { plainPlayer } from './plain-player';
import { ReplayWriter } from './replay';

function written(seed: number, { pool }: Rules): string {
  // Theirs stops at every step of a turn and a run.
  const stepping = rulesOf(pool, 'every-step');
  const next = repeatable(seed);
  const opened = stepping.open({
    corp: randomDeck(pool, 'corp', 44, next),
    runner: randomDeck(pool, 'runner', 45, next),
  });
  if (!opened.ok) throw new Error('a random deck has an unknown card');
  const writer = new ReplayWriter(stepping);
  const player = plainPlayer(pool, next);
  const table = { rules: stepping, player, dealer: dealer(next), most: 3_000 };
  let before = cloneState(opened.state);
  for (const { by, decision, state, facts } of playOn(table, opened.state)) {
    const after = cloneState(state);
    writer.take({ by, decision, before, after, facts });
    before = after;
  }
  return writer.finish(before);
}

function recorded(seed: number): Replay {
  const read = readReplay(written(seed, coreRules));
  if (!read.ok) throw new Error(read.message);
  return read.replay;
}

const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1);

describe('a random game as jinteki.net would have recorded it', () => {
  it('folds to the end it had', () => {
    const replay = recorded(1);
    const states = [...fold(replay)];
    expect(states).toHaveLength(replay.diffs.length + 1);
    expect(states.at(-1)?.state['winner'] ?? null).toBe(replay.metadata.winner);
  });

  it.each(seeds(8))('is verified to its end without a deviation: seed %i', (seed) => {
    const verified = verifyReplay(coreRules, recorded(seed), { strict: true });
    if (!verified.ok) throw new Error(verified.message);
    const { tier, divergences, notes } = verified.verdict;
    expect({ tier, divergences, notes }).toEqual({ tier: 'verified', divergences: [], notes: [] });
  });
});

describe('a file that is taken', () => {
  it('is judged by the rules of the smallest pool with the cards that it shows', () => {
    const poolOf = (text: string): string => {
      const read = readReplay(text);
      if (!read.ok) throw new Error(read.message);
      return rulesByPool.covering(titlesIn(read.replay)).pool.name;
    };
    expect(poolOf(written(1, coreRules))).toBe(coreRules.pool.name);
    const beyond = written(2, rulesNamed('all'));
    const taken = takeReplay(rulesByPool, beyond);
    if (!taken.ok) throw new Error(taken.message);
    expect(poolOf(beyond)).not.toBe(coreRules.pool.name);
    expect(taken.verdict.warnings.filter((text) => text.startsWith('Not in the pool'))).toEqual([]);
    expect(taken.verdict.decisions).toBeGreaterThan(10);
  });
});
