import { printingsOf } from '#decks/catalogue/find-card';
import { allCards } from '../cycles';
import { wordsUsed } from './words-used';

/** Words no card says, and what they wait for or serve. */
const waiting: Readonly<Record<string, string>> = {
  'remembered: tokens-placed': 'what counters a card got this turn looks back at',
  'remembered: damage-imminent': 'the first damage of a turn, for Net Shield (ORD-01)',
};

/** A word that one card says: another title, not written yet, that needs it; or why it is a word all the same. */
type Reason = { readonly next: string } | { readonly because: string };

/** Words that one card alone says. The list shrinks; what is added to it has a reason of its own. */
const saidOnce: Readonly<Record<string, Reason>> = {
  'forbidden: play': { because: 'each thing that is done can be forbidden' },
  'effect: turn-facedown': { because: 'what is installed comes to lie as facedown installs do' },
  'modifier: trashed-to': { because: 'what the card itself does, without a question' },
  'effect: gain-text': { because: 'a text that one card has of another as long as it is active' },
  'modifier: text-of-hosted': { because: 'a text that comes and goes with what lies on the card' },
  'condition: just-rezzed': { because: 'what happened at the present approach' },
  'modifier: success-unmarked': { because: 'what a success is to others, changed' },
  'prevention: jack-out': { because: 'each thing that can be imminent can be prevented' },
  'filter: brokeInRun': { because: 'what a card did in the present run' },
  'duration: access': { because: 'the shortest time that something can last' },
  'modifier: access-also': { because: 'an additional cost, as one to steal is' },
  'modifier: accesses-from-bottom': { because: 'the order of accesses, which the rules give' },
  'modifier: points-to-win': { because: 'a number of the format, changed' },
  'modifier: purge-leaves': { because: 'what a purge takes, changed' },
  'modifier: removes-instead': { because: 'takes the place of an access (REPL-01)' },
  'effect: approach-outermost': { because: 'a run goes back to its first approach' },
  'condition: alike': { because: 'cards by what they have in common' },
  'modifier: second-time': { because: 'an ordinal, changed (ORD-04)' },
  'modifier: may-cost-less': { because: 'a cost that its payer lowers, as effects lower others' },
  'modifier: hosting-cost': { because: 'an install cost by where the card is hosted' },
  'modifier: open-grip': { because: 'what is hidden by the rules, open for a time' },
  'modifier: trashed-at-no-strength': { because: 'checked after each step, as memory is' },
  'modifier: access-trash-free': { because: 'what a trash costs, taken away' },
  'modifier: first-click-runs': { because: 'what a player must do with a click, if able' },
  'remembered: server-created': { because: 'any fact may be counted as the first (ORD-01)' },
  'remembered: pool-empty': { because: 'any fact may be counted as the first (ORD-01)' },
  'prevention: expose': { because: 'each thing that can be imminent can be prevented' },
  'purpose: installing viruses': { because: 'what recurring credits may be spent on' },
  'purpose: removing tags': { because: 'what recurring credits may be spent on' },
  'modifier: play-plainly': { because: 'additional costs are ignored, as those of rezzing can be' },
  'modifier: cannot-spend': { because: 'a payment that is forbidden, whatever it is for' },
  'amount: greatest': { because: 'of several numbers the highest, as the least is' },
  'amount: stolen-points': { because: 'points as printed, of what was stolen in a turn' },
  'condition: making-run': { because: 'what a click is spent on, by its server' },
  'target: approached': { because: 'the ice being approached, as the one being encountered is' },
  'effect: continue-after': { because: 'a run goes on from where ice is, wherever it was' },
  'effect: use-click': { because: 'an ability used without a part of its cost' },
  'filter: got': { because: 'what counters a card got this turn' },
  'ability: before': { because: 'what comes before something imminent, whatever that is' },
  'prevention: trace': { because: 'each thing that can be imminent can be prevented' },
  'prevention: bad-publicity': { because: 'each thing that can be imminent can be prevented' },
  'prevention: encounter': { because: 'each thing that can be imminent can be prevented' },
  'effect: take-copy': {
    because: 'which copy of an identity lies there, hidden until it is flipped',
  },
  'effect: rez-some': { because: 'a discount on several cards together' },
  'filter: unique': { because: 'what every card says of itself' },
  'modifier: tagged': { because: 'a state without its token' },
  'place: play': { because: 'where events, operations and currents lie' },
  'forbidden: use-paid': { because: 'one kind of ability, where using is all of them' },
  'forbidden: leave': { because: 'each thing that is done can be forbidden (CANT-03)' },
  'forbidden: expose': { because: 'each thing that is done can be forbidden (CANT-01)' },
  'prevention: break': { because: 'each thing that can be imminent can be prevented' },
  'forbidden: win': { because: 'each thing that is done can be forbidden (CANT-01)' },
  'modifier: chooses-access': { because: 'who takes what chance takes otherwise, as with damage' },
  'modifier: cannot-spend-secretly': { because: 'what is no answer in a psi game or a guess' },
  'effect: move-root': { because: 'what lies in a root moves as ice does' },
  'forbidden: draw': { because: 'each thing that is done can be forbidden (CANT-01)' },
  'modifier: trace-first': { because: 'who spends first, as the rules say otherwise' },
  'modifier: no-base-link': { because: 'what a trace counts with, as its base strength is' },
  'modifier: draw-limit': { because: 'a limit on draws, as there is one on accesses' },
  'filter: changesWith': { because: 'a card by where it may lie, for a swap (SWAP-04)' },
  'filter: hostedOn': { because: 'a card by its host, as hosts are by what they host' },
  'effect: refill': { because: 'what a turn does to recurring credits, done by an ability' },
  'filter: spentRecurring': { because: 'what a refill has something to do with' },
  'effect: another-turn': { because: 'what comes next, which the rules give' },
  'modifier: orders-subs': { because: 'the order of subroutines, which the rules give' },
  'modifier: install-also': { because: 'an additional cost, as one to steal is' },
  'modifier: kept-server': { because: 'a server that is chosen for good, as cards are' },
  'cost: trashRandom': { because: 'a card of a hand, taken as damage takes it' },
  'filter: newest': { because: 'where a card lies in a pile that has an order' },
  'amount: would-access': { because: 'what the rules work out before cards are accessed' },
  'remembered: harm-imminent': { because: 'any fact may be counted as the first (ORD-03)' },
  'modifier: rez-instead': {
    because: 'a cost in the place of another, as additional ones come to it',
  },
  'forbidden: host': { because: 'each thing that is done can be forbidden (CANT-01)' },
  'effect: take-turns': { because: 'what players do in turn, as they do with actions' },
  'condition: rez-step': { because: 'a step of a run, as the present encounter is' },
  'modifier: avoids-tags': { because: 'prevents without being used, as damage is prevented' },
  'cost: takeBadPublicity': { because: 'taken as a cost, as tags are' },
  'effect: advance': { because: 'an action of the chart, done by an ability' },
  'remembered: sub-resolved': { because: 'any fact may be looked back at' },
  'remembered: play-resolved': { because: 'what a window can come next after' },
  'cost: trashAll': { because: 'every card of a hand, as one of them can be' },
};

const REMEDY = {
  new: 'one card alone says it: say it by words there are, shape it so that another card can say it, or give its reason in saidOnce',
  shared: 'more cards say it now: take it out of saidOnce',
  unsaid:
    'no card says it any more: take it out of saidOnce, and out of the vocabulary or into waiting',
};

describe('the vocabulary of the cards', () => {
  const used = wordsUsed(allCards);
  const saidBy = (cards: number): readonly string[] =>
    [...used].flatMap(([word, titles]) => (titles.length === cards ? [word] : []));

  it('has no word that no card uses, save those that wait for a card', () => {
    expect([...saidBy(0)].sort()).toEqual(Object.keys(waiting).sort());
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

  it('names a card for such a word that is yet to be written', () => {
    const written = new Set(allCards.map(({ title }) => title));
    const named = Object.entries(saidOnce).flatMap(([word, reason]) =>
      'next' in reason ? [{ word, title: reason.next }] : [],
    );
    expect(
      named.flatMap(({ word, title }) => {
        if (printingsOf(title).length === 0) return [`${word}: no card is called ${title}`];
        return written.has(title) ? [`${word}: ${title} is written and does not say it`] : [];
      }),
    ).toEqual([]);
  });
});
