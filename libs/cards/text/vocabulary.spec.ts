import { allCards } from '../cycles';
import { wordsUsed } from './words-used';

/** Words no card says, and what they serve. */
const unsaid: Readonly<Record<string, string>> = {
  'duration: next-encounter': 'how long a pump outside of encounters lasts on jinteki.net',
  'remembered: tokens-placed': 'what counters a card got this turn looks back at',
  'remembered: damage-imminent': 'the first damage of a turn, for Net Shield (ORD-01)',
};

/** Words that one card alone says, and why they are words all the same. The list shrinks. */
const saidOnce: Readonly<Record<string, string>> = {
  'forbidden: play': 'each thing that is done can be forbidden',
  'effect: turn-facedown': 'what is installed comes to lie as facedown installs do',
  'modifier: trashed-to': 'what the card itself does, without a question',
  'effect: gain-text': 'a text that one card has of another as long as it is active',
  'modifier: text-of-hosted': 'a text that comes and goes with what lies on the card',
  'condition: just-rezzed': 'what happened at the present approach',
  'modifier: success-unmarked': 'what a success is to others, changed',
  'prevention: jack-out': 'each thing that can be imminent can be prevented',
  'filter: brokeInRun': 'what a card did in the present run',
  'duration: access': 'the shortest time that something can last',
  'modifier: access-also': 'an additional cost, as one to steal is',
  'modifier: accesses-from-bottom': 'the order of accesses, which the rules give',
  'modifier: points-to-win': 'a number of the format, changed',
  'modifier: purge-leaves': 'what a purge takes, changed',
  'modifier: removes-instead': 'takes the place of an access (REPL-01)',
  'effect: approach-outermost': 'a run goes back to its first approach',
  'condition: alike': 'cards by what they have in common',
  'condition: first-turn': 'of the first turn there is no last one (ADR 191)',
  'modifier: second-time': 'an ordinal, changed (ORD-04)',
  'modifier: may-cost-less': 'a cost that its payer lowers, as effects lower others',
  'modifier: hosting-cost': 'an install cost by where the card is hosted',
  'modifier: open-grip': 'what is hidden by the rules, open for a time',
  'modifier: trashed-at-no-strength': 'checked after each step, as memory is',
  'modifier: access-trash-free': 'what a trash costs, taken away',
  'modifier: first-click-runs': 'what a player must do with a click, if able',
  'remembered: server-created': 'any fact may be counted as the first (ORD-01)',
  'remembered: pool-empty': 'any fact may be counted as the first (ORD-01)',
  'prevention: expose': 'each thing that can be imminent can be prevented',
  'purpose: installing viruses': 'what recurring credits may be spent on',
  'purpose: removing tags': 'what recurring credits may be spent on',
  'modifier: play-plainly': 'additional costs are ignored, as those of rezzing can be',
  'modifier: cannot-spend': 'a payment that is forbidden, whatever it is for',
  'amount: greatest': 'of several numbers the highest, as the least is',
  'amount: stolen-points': 'points as printed, of what was stolen in a turn',
  'condition: making-run': 'what a click is spent on, by its server',
  'target: approached': 'the ice being approached, as the one being encountered is',
  'effect: continue-after': 'a run goes on from where ice is, wherever it was',
  'effect: use-click': 'an ability used without a part of its cost',
  'filter: got': 'what counters a card got this turn',
  'ability: before': 'what comes before something imminent, whatever that is',
  'prevention: trace': 'each thing that can be imminent can be prevented',
  'prevention: bad-publicity': 'each thing that can be imminent can be prevented',
  'prevention: encounter': 'each thing that can be imminent can be prevented',
  'effect: take-copy': 'which copy of an identity lies there, hidden until it is flipped',
  'effect: rez-some': 'a discount on several cards together',
  'filter: unique': 'what every card says of itself',
  'modifier: tagged': 'a state without its token',
  'place: play': 'where events, operations and currents lie',
  'forbidden: use-paid': 'one kind of ability, where using is all of them',
  'forbidden: leave': 'each thing that is done can be forbidden (CANT-03)',
  'forbidden: expose': 'each thing that is done can be forbidden (CANT-01)',
  'prevention: break': 'each thing that can be imminent can be prevented',
  'forbidden: win': 'each thing that is done can be forbidden (CANT-01)',
  'modifier: chooses-access': 'who takes what chance takes otherwise, as with damage',
  'modifier: cannot-spend-secretly': 'what is no answer in a psi game or a guess',
  'effect: move-root': 'what lies in a root moves as ice does',
  'forbidden: draw': 'each thing that is done can be forbidden (CANT-01)',
  'modifier: trace-first': 'who spends first, as the rules say otherwise',
  'modifier: no-base-link': 'what a trace counts with, as its base strength is',
  'modifier: draw-limit': 'a limit on draws, as there is one on accesses',
  'filter: changesWith': 'a card by where it may lie, for a swap (SWAP-04)',
  'filter: hostedOn': 'a card by its host, as hosts are by what they host',
  'effect: refill': 'what a turn does to recurring credits, done by an ability',
  'filter: spentRecurring': 'what a refill has something to do with',
  'effect: another-turn': 'what comes next, which the rules give',
  'modifier: orders-subs': 'the order of subroutines, which the rules give',
  'modifier: install-also': 'an additional cost, as one to steal is',
  'modifier: kept-server': 'a server that is chosen for good, as cards are',
  'cost: trashRandom': 'a card of a hand, taken as damage takes it',
  'filter: newest': 'where a card lies in a pile that has an order',
  'amount: would-access': 'what the rules work out before cards are accessed',
  'remembered: harm-imminent': 'any fact may be counted as the first (ORD-03)',
  'modifier: rez-instead': 'a cost in the place of another, as additional ones come to it',
  'forbidden: host': 'each thing that is done can be forbidden (CANT-01)',
  'effect: take-turns': 'what players do in turn, as they do with actions',
  'condition: rez-step': 'a step of a run, as the present encounter is',
  'modifier: avoids-tags': 'prevents without being used, as damage is prevented',
  'cost: takeBadPublicity': 'taken as a cost, as tags are',
  'effect: advance': 'an action of the chart, done by an ability',
  'remembered: sub-resolved': 'any fact may be looked back at',
  'remembered: play-resolved': 'what a window can come next after',
  'cost: trashAll': 'every card of a hand, as one of them can be',
};

const REMEDY = {
  new: 'one card alone says it: say it by words there are, shape it so that another card can say it, or give its reason in saidOnce',
  shared: 'more cards say it now: take it out of saidOnce',
  unsaid:
    'no card says it any more: take it out of saidOnce, and out of the vocabulary or into unsaid',
};

describe('the vocabulary of the cards', () => {
  const used = wordsUsed(allCards);
  const saidBy = (cards: number): readonly string[] =>
    [...used].flatMap(([word, titles]) => (titles.length === cards ? [word] : []));

  it('has no word that no card uses, save those that serve something', () => {
    expect([...saidBy(0)].sort()).toEqual(Object.keys(unsaid).sort());
  });

  it('has no word for one card alone, save those with a reason', () => {
    const once = new Set(saidBy(1));
    const unnamed = [...once].filter((word) => !(word in saidOnce));
    const stale = Object.keys(saidOnce).filter((word) => !once.has(word));
    expect([
      ...unnamed.map((word) => `${word} (${used.get(word)?.join() ?? ''}): ${REMEDY.new}`),
      ...stale.map(
        (word) => `${word}: ${(used.get(word) ?? []).length > 1 ? REMEDY.shared : REMEDY.unsaid}`,
      ),
    ]).toEqual([]);
  });
});
