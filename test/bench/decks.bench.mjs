/**
 * Measures reading and validating decks from dist, a second of processor time on one thread:
 * npm run bench:decks. Writes test/bench/results/decks.json; ends with 1 when a goal is missed.
 */
import { built } from '../../bin/prepare.mjs';
import { report, seconds } from './goals.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { CARDS } = await load('libs/decks/catalogue/cards');
const { deckList } = await load('libs/decks/deck/deck-list');
const { constructed, coreSets } = await load('libs/decks/legality/deck-format');
const { validate } = await load('libs/decks/legality/validate');
const { printDeck } = await load('libs/decks/print/print-deck');
const { readDeck } = await load('libs/decks/read/read-deck');
const { STARTERS } = await load('libs/decks/starters/starters');
const { repeatable } = await load('libs/play/repeatable');

const DECKS = Number(process.env.RETRACE_BENCH_DECKS ?? 20_000);

/** 45 cards of any sides, sets and factions under one identity: nearly every rule finds something. */
function randomDeck(seed) {
  const below = repeatable(seed);
  const identities = CARDS.filter(({ type }) => type === 'identity');
  const cards = CARDS.filter(({ type }) => type !== 'identity');
  const entries = [{ card: identities[below(identities.length)], quantity: 1 }];
  for (let number = 0; number < 20; number += 1)
    entries.push({ card: cards[below(cards.length)], quantity: 1 + below(4) });
  return deckList(`Random ${seed}`, entries);
}

const starters = [...STARTERS.values()];
const random = Array.from({ length: 200 }, (_, seed) => randomDeck(seed));
const texts = starters.map((list) => printDeck(list, 'netrunnerdb-text'));

const perSecond = (count, once) =>
  Math.round(
    count /
      seconds(() => {
        for (let at = 0; at < count; at += 1) once(at);
      }),
  );
const validated = (lists, format) =>
  perSecond(DECKS, (at) => validate(lists[at % lists.length], format));

report('decks', {
  'legal starter decks validated': {
    value: validated(starters, constructed('2015-03-25')),
    atLeast: 10_000,
  },
  'the same against one Core Set': { value: validated(starters, coreSets(1)), atLeast: 10_000 },
  'random illegal decks validated': {
    value: validated(random, constructed('2015-03-25')),
    atLeast: 10_000,
  },
  'starter decks read from text': {
    value: perSecond(DECKS / 10, (at) => readDeck(texts[at % texts.length])),
  },
});
