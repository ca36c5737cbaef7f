import { coreRules, rulesNamed } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { fold, type FoldStep } from '#notation/jinteki/fold/fold';
import type { JsonObject } from '#notation/jinteki/json';
import { gameView, playerView } from '#notation/jinteki/lens/game';
import { promptOf } from '#notation/jinteki/lens/prompt';
import { encounterOf, runOf } from '#notation/jinteki/lens/run';
import { SIDES } from '#notation/jinteki/lens/side';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { type Verdict, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { takeReplay } from '#notation/observed/take-replay';
import { type Actor, type Decision, rulesOf, cloneState, type Rules, type State } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { repeatable } from '#play/repeatable';
import { diffOf } from './diff';
import { plainPlayer } from './plain-player';
import { ReplayWriter } from './replay';

/** What a player does and shows; what is accessed is stolen without a question where nothing else can be done. */
const shown: ReadonlySet<Decision['do']> = new Set([
  ...(['keep', 'mulligan', 'gain-credit', 'draw', 'play', 'install', 'advance', 'rez'] as const),
  ...(['score', 'run', 'purge', 'remove-tag', 'trash-resource', 'jack-out', 'use'] as const),
  ...(['bid', 'trash-accessed'] as const),
]);

/** A decision without numbers of cards, which are those of another deck; null for what shows nothing. */
function said({ pool }: Rules, { cards }: State, by: Actor, decision: Decision): string | null {
  if (!shown.has(decision.do)) return null;
  // Where nothing can be bid nobody is asked.
  if (decision.do === 'bid' && decision.credits === 0) return null;
  const card = 'card' in decision ? cards[decision.card] : undefined;
  const title = card === undefined ? '' : (pool.definitions[card.def]?.value.title ?? '');
  const where = 'server' in decision ? decision.server : (card?.server ?? '');
  return [by, decision.do, title, where, 'credits' in decision ? decision.credits : ''].join(' ');
}

interface Written {
  readonly text: string;
  readonly played: readonly string[];
}

function written(seed: number, rules: Rules): string {
  return playedAndWritten(seed, rules).text;
}

function playedAndWritten(seed: number, { pool }: Rules): Written {
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
  const played: string[] = [];
  for (const { by, decision, state, facts } of playOn(table, opened.state)) {
    const after = cloneState(state);
    played.push(...[said(stepping, before, by, decision)].filter((one) => one !== null));
    writer.take({ by, decision, before, after, facts });
    before = after;
  }
  return { text: writer.finish(before), played };
}

/** What a verdict states, in order, each with what else it tells as open. */
function stated({ reconstruction }: Verdict): readonly (readonly (string | null)[])[] {
  const [stretch] = reconstruction?.stretches ?? [];
  if (reconstruction === null || stretch === undefined) throw new Error('nothing is stated');
  const { rules } = reconstruction;
  let state = stretch.start;
  return stretch.decisions.flatMap(({ by, decision, open = [] }) => {
    const words = [decision, ...open].map((one) => said(rules, state, by, one));
    const taken = rules.apply(state, decision, by);
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
    return words.some((one) => one !== null) ? [words] : [];
  });
}

function recorded(seed: number): Replay {
  const read = readReplay(written(seed, coreRules));
  if (!read.ok) throw new Error(read.message);
  return read.replay;
}

/** Entries at which a player is about to act. */
function settledIn(text: string): readonly number[] {
  const read = readReplay(text);
  if (!read.ok) throw new Error(read.message);
  const acts = ({ state }: FoldStep): boolean => {
    const { active, between, turn } = gameView(state);
    const clicks = active === null ? 0 : playerView(state, active).clicks;
    const asked = SIDES.some((side) => (promptOf(state, side)?.choices.length ?? 0) > 0);
    return turn > 0 && clicks > 0 && !between && !asked && runOf(state) === null;
  };
  return [...fold(read.replay)].filter(acts).map(({ index }) => index);
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

  it.each(seeds(8))('is told as it was played: seed %i', (seed) => {
    const { text, played } = playedAndWritten(seed, coreRules);
    const read = readReplay(text);
    const verified = read.ok ? verifyReplay(coreRules, read.replay) : read;
    if (!verified.ok) throw new Error(verified.message);
    const left = [...played];
    // What is told as open may as well be what leaves no word.
    const wrong = stated(verified.verdict).filter((words) => {
      const at = left.findIndex((one) => words.includes(one));
      if (at >= 0) left.splice(at, 1);
      return at < 0 && !(words.length > 1 && words.includes(null));
    });
    expect([wrong, left]).toEqual([[], []]);
  });
});

const tableIn = ({ state }: FoldStep): JsonObject =>
  Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'log'));

/** The same file, with all that was done after one entry taken back after another, and done again. */
function withUndo(text: string, to: number, from: number): string {
  const read = readReplay(text);
  if (!read.ok) throw new Error(read.message);
  const steps = [...fold(read.replay)];
  const [there, here] = [steps[to], steps[from]];
  if (there === undefined || here === undefined) throw new Error('no such entry');
  const [altered, removed] = diffOf(tableIn(here), tableIn(there));
  const line = { user: '__system__', text: '[!] Corp uses the undo-click command' };
  const file: { readonly history: readonly unknown[] } = JSON.parse(text);
  const history = [
    ...file.history.slice(0, from + 1),
    [{ ...altered, log: ['+', line] }, removed],
    ...file.history.slice(to + 1),
  ];
  return JSON.stringify({ ...file, history });
}

describe('a game in which a click is taken back', () => {
  const decidedIn = (text: string) => {
    const read = readReplay(text);
    const verified = read.ok ? verifyReplay(coreRules, read.replay) : read;
    if (!verified.ok) throw new Error(verified.message);
    const { divergences, entries, entriesVerified, reconstruction, tier } = verified.verdict;
    const stretches = reconstruction?.stretches ?? [];
    const decisions = stretches.map((one) => one.decisions.map(({ decision }) => decision));
    return { tier, divergences, left: entries - entriesVerified, decisions };
  };
  const text = written(1, coreRules);
  const [, ...settled] = settledIn(text);
  const clicks = [4, 9, 20, 31].flatMap((nth): [number, number][] => {
    const [to, from] = settled.slice(nth, nth + 2);
    return to === undefined || from === undefined ? [] : [[to, from]];
  });

  it.each(clicks)('is verified without what was done from entry %i to %i', (to, from) => {
    expect(decidedIn(withUndo(text, to, from))).toEqual(decidedIn(text));
  });
});

describe('a file that ends amid an encounter', () => {
  const isAmid = ({ state }: FoldStep): boolean => encounterOf(state) !== null;
  const text = written(4, coreRules);
  const file: { readonly history: readonly unknown[] } = JSON.parse(text);
  const read = readReplay(text);
  if (!read.ok) throw new Error(read.message);
  const amid = [...fold(read.replay)].filter(isAmid).map(({ index }) => index);
  // The Runner can do nothing more there: ours runs on.
  const cut = amid.slice(-2);

  it.each(cut)('is verified to its end: entry %i', (last) => {
    const shorter = { ...file, history: file.history.slice(0, last + 1) };
    const whole = readReplay(JSON.stringify(shorter));
    const verified = whole.ok ? verifyReplay(coreRules, whole.replay) : whole;
    if (!verified.ok) throw new Error(verified.message);
    const { divergences, tier } = verified.verdict;
    expect([tier, divergences]).toEqual(['verified', []]);
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
    const beyond = written(3, rulesNamed('all'));
    const taken = takeReplay(rulesByPool, beyond);
    if (!taken.ok) throw new Error(taken.message);
    expect(poolOf(beyond)).not.toBe(coreRules.pool.name);
    expect(taken.verdict.warnings.filter(({ kind }) => kind === 'not-in-pool')).toEqual([]);
    expect(taken.verdict.decisions).toBeGreaterThan(10);
  });

  it('shows no card twice that went back into its deck without a word', () => {
    const taken = takeReplay(rulesByPool, written(2, rulesNamed('all')));
    if (!taken.ok) throw new Error(taken.message);
    expect(taken.verdict.tier).not.toBe('observed');
  });
});
