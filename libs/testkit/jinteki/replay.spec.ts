import { coreRules } from '#cards/pool';
import { fold } from '#notation/jinteki/fold/fold';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { rulesOf, cloneState } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { repeatable } from '#play/repeatable';
import { plainPlayer } from './plain-player';
import { ReplayWriter } from './replay';

const { pool } = coreRules;
/** Theirs stops at every step of a turn and a run. */
const stepping = rulesOf(pool, 'every-step');

function recorded(seed: number): Replay {
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
  const read = readReplay(writer.finish(before));
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
