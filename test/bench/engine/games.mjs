import { built } from '../../../bin/prepare.mjs';

built();
export const load = async (path) => (await import(`../../../dist/${path}.js`)).default;

const { corePool, coreRules } = await load('libs/cards/pool');
const { dealer } = await load('libs/play/dealer');
const { randomDeck } = await load('libs/play/random-deck');
const { playOn } = await load('libs/play/play-on');
const { randomPlayer } = await load('libs/play/random-player');
const { repeatable } = await load('libs/play/repeatable');

/** Random decks from the whole Core Set, all of its 113 cards. */
export function open(seed) {
  const next = repeatable(seed);
  const decks = {
    corp: randomDeck(corePool, 'corp', 44, next),
    runner: randomDeck(corePool, 'runner', 45, next),
  };
  return { next, decks, state: coreRules.open(decks).state };
}

/** Plays one game by any legal decision; counts the decisions. */
export function play(seed, visit, facts = 'facts') {
  const { next, state } = open(seed);
  const player = randomPlayer(next);
  const table = { rules: coreRules, player, dealer: dealer(next), most: 5000, facts };
  let count = 0;
  for (const step of playOn(table, state)) {
    visit?.(step);
    count += 1;
  }
  return count;
}

/** The same games as what is stored of them: a first state and decisions. */
export const record = (seed) => {
  const made = [];
  play(seed, ({ by, decision }) => made.push({ by, decision }), 'none');
  return { state: open(seed).state, made, decisions: made.map(({ decision }) => decision) };
};

/** The first game of 1,000 decisions or more, cut there. */
export function longGame() {
  for (let seed = 1; ; seed += 1) {
    const { state, made } = record(seed);
    if (made.length < 1000) continue;
    const first = made.slice(0, 1000);
    return { state, made: first, decisions: first.map(({ decision }) => decision) };
  }
}
