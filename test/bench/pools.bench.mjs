/**
 * Measures play with decks of each cycle beside decks of the Core Set, from dist: npm run bench:pools.
 * Ratios are taken within rounds of one run and told as medians; rates are per second of processor
 * time. Writes results/pools.json. RETRACE_BENCH_GAMES (60) is how many games of each.
 */
import { built } from '../../bin/prepare.mjs';
import { interleaved, least, percentile, ratio } from './engine/measure.mjs';
import { report } from './goals.mjs';
import { showdown } from './peers/showdown/showdown.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { cycleNames, cycles, allCards } = await load('libs/cards/cycles');
const { coreRules, rulesNamed } = await load('libs/cards/pool');
const { dealer } = await load('libs/play/dealer');
const { randomDeck } = await load('libs/play/random-deck');
const { weightedDeck } = await load('libs/play/weighted-deck');
const { playOn } = await load('libs/play/play-on');
const { randomPlayer } = await load('libs/play/random-player');
const { repeatable } = await load('libs/play/repeatable');
const { compilePool, packState } = await load('libs/rules/index');

const GAMES = Number(process.env.RETRACE_BENCH_GAMES ?? 60);
const ROUNDS = Number(process.env.RETRACE_BENCH_ROUNDS ?? 5);
const round = (value, digits = 2) => Number(value.toFixed(digits));
const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
const all = rulesNamed('all');

/** Games of some decks, each stored as its first state and decisions. */
function gamesOf(rules, deck) {
  const open = (seed) => {
    const next = repeatable(seed);
    const decks = { corp: deck('corp', 44, next), runner: deck('runner', 45, next) };
    return { next, state: rules.open(decks).state };
  };
  const play = (seed, visit, facts) => {
    const { next, state } = open(seed);
    const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 5000, facts };
    for (const step of playOn(table, state)) visit?.(step);
  };
  const recorded = seeds.map((seed) => {
    const decisions = [];
    play(seed, ({ decision }) => decisions.push(decision), 'none');
    return { state: open(seed).state, decisions };
  });
  return {
    play: () => seeds.forEach((seed) => play(seed, undefined, 'facts')),
    refold: () => {
      for (const { state, decisions } of recorded) {
        const folded = rules.fold(state, decisions);
        if (!folded.ok) throw new Error(`refused: ${folded.code}`);
      }
    },
    packed: () => {
      const sizes = [];
      for (const { state, decisions } of recorded) {
        let at = 0;
        rules.fold(state, decisions, (reached) => {
          if ((at += 1) % 20 === 0) sizes.push(packState(rules.pool, reached).length);
        });
      }
      return sizes;
    },
    decisions: recorded.reduce((sum, { decisions }) => sum + decisions.length, 0),
  };
}

const core = gamesOf(coreRules, (side, size, next) => randomDeck(coreRules.pool, side, size, next));
const any = gamesOf(all, (side, size, next) => randomDeck(all.pool, side, size, next));
const newer = cycleNames
  .filter((name) => name !== 'core' && cycles[name].length > 20)
  .map((name) => {
    const codes = new Set(cycles[name].map(({ code }) => code));
    const deck = (side, size, next) => weightedDeck(all.pool, side, size, codes, next);
    return [name, gamesOf(all, deck)];
  });
const several = [['all', any], ...newer];

const peer = showdown();
const tables =
  peer === null
    ? []
    : Array.from({ length: Math.ceil(GAMES / 6) }, (_, seed) => peer.table(seed + 1));
const battles = tables.map((table) => peer.decisionsOf(peer.play(table)));

const times = interleaved(
  {
    core: core.play,
    'core refold': core.refold,
    ...Object.fromEntries(several.map(([name, { play }]) => [name, play])),
    'all refold': any.refold,
    ...(peer === null
      ? {}
      : {
          'peer play': () => tables.forEach((table) => peer.play(table)),
          'peer refold': () => tables.forEach((table, i) => peer.refold(table, battles[i])),
        }),
  },
  ROUNDS,
);
const each = (name, count) => times[name].map((one) => one / count);
const rate = (name, count) => Math.round(1 / Math.min(...each(name, count)));

const rows = {
  'random play of the Core Set, decisions/s': { value: rate('core', core.decisions) },
  'random play of all cards, decisions/s': { value: rate('all', any.decisions) },
};
for (const [name, { decisions }] of several)
  rows[`random play of ${name}, to the Core Set`] = {
    value: round(ratio(each('core', core.decisions), each(name, decisions))),
    atLeast: 0.8,
  };
if (peer !== null) {
  const count = battles.flat().length;
  const toPeer = (name, of, decisions) => round(ratio(each(of, count), each(name, decisions)), 1);
  rows['random play of all cards, to the peer'] = {
    value: toPeer('all', 'peer play', any.decisions),
    atLeast: 45,
  };
  rows['refold of all cards, to the peer'] = {
    value: toPeer('all refold', 'peer refold', any.decisions),
    atLeast: 70,
  };
}
const sizes = any.packed();
rows['a state of all cards packed, median, bytes'] = {
  value: percentile(sizes, 0.5),
  below: 4 * 1024 + 1,
};
rows['a state of all cards packed, 95th percentile, bytes'] = { value: percentile(sizes, 0.95) };
rows['compiling the pool of all cards, ms'] = {
  value: round(least(() => compilePool('all-2018-09', allCards), 5) * 1000, 1),
  below: 60,
};
report('pools', rows);
