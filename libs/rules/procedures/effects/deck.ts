import type { Effect } from '../../ability/ability';
import { emit } from '../../mutations/emit';
import { reveal } from '../../mutations/facing';
import { move } from '../../mutations/move';
import { returnCard } from '../../mutations/return-card';
import { rearranged } from '../../mutations/rearranged';
import type { BlockVars } from '../../state/frame';
import type { Work } from '../../machine/work';
import { ask, call, frame, goto, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { cardOf, definitionOf } from '../../query/card';
import { amountOf, fits } from '../../query/ask';
import { targets } from '../../query/target';
import { deckAt, handAtRisk } from '../../query/player';
import type { CardId } from '../../state/card-id';
import { proceed, type BlockStep, type Handler } from './handler';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Of<K extends Effect['do']> = Handler<EffectOf<K>>;

function setAside(g: Work, v: BlockVars, effect: EffectOf<'search'>, id: CardId): void {
  move(g, id, { zone: 'aside', faceup: false });
  v.named[effect.as] = [...(v.named[effect.as] ?? []), id];
  if (effect.reveal === true) reveal(g, id);
}

/** What may be found besides: with several, of the title of the first, or of none of theirs. */
function findable(g: Work, v: BlockVars, effect: EffectOf<'search'>): readonly CardId[] {
  const found = v.named[effect.as] ?? [];
  const most = effect.most ?? 1;
  if (most !== 'any' && found.length >= amountOf(g, v, most)) return [];
  const { titles } = effect;
  const titleOf = (id: CardId): string => definitionOf(g, cardOf(g, id)).value.title;
  const taken = found.map(titleOf);
  return deckAt(g, effect.deck).filter(
    (id) =>
      fits(g, v, cardOf(g, id), effect.for) &&
      (titles === undefined ||
        taken.length === 0 ||
        taken.includes(titleOf(id)) === (titles === 'same')),
  );
}

/** The found card waits aside while the deck is shuffled (SRCH-02, CHAIN-03). */
function find(g: Work, v: BlockVars, effect: EffectOf<'search'>, id: CardId): Next<BlockStep> {
  setAside(g, v, effect, id);
  return call(frame('shuffle', 'ask', { deck: effect.deck }), 'returned');
}

export const search: Of<'search'> = {
  begin: (g, v, effect) => {
    v.named[effect.as] = [];
    emit(g, { type: 'searched', side: v.controller, deck: effect.deck });
    return goto('returned');
  },
  answered: (g, v, effect, answer) => {
    v.numbers['#found'] = 1;
    // Legal nowhere (SRCH-01); what another server let its players leave open ends like a search in vain.
    if (answer.do === 'done')
      return call(frame('shuffle', 'ask', { deck: effect.deck }), 'returned');
    if (answer.do !== 'pick') throw unexpected(answer);
    if (effect.most === undefined) return find(g, v, effect, answer.card);
    setAside(g, v, effect, answer.card);
    v.numbers['#found'] = 0;
    return goto('returned');
  },
  // Reached first after the search began, then after the shuffle.
  returned: (g, v, effect) => {
    if (v.numbers['#found'] === 1) {
      v.numbers['#found'] = 0;
      return proceed(v);
    }
    const from = findable(g, v, effect);
    const [only] = from;
    v.numbers['#found'] = 1;
    // SRCH-01: nothing found, and the deck is shuffled all the same.
    if (only === undefined) return call(frame('shuffle', 'ask', { deck: effect.deck }), 'returned');
    // "Up to": even the only one may be left.
    const isFree = effect.most !== undefined;
    if (from.length === 1 && !isFree) return find(g, v, effect, only);
    v.numbers['#found'] = 0;
    return ask(
      { kind: 'pick', for: v.controller, source: v.source, why: 'search', from, done: isFree },
      'answered',
    );
  },
};

const order = '#order';

function nextInOrder(g: Work, v: BlockVars, effect: EffectOf<'arrange'>): Next<BlockStep> {
  const placed = v.named[order] ?? [];
  const left = targets(g, v, effect.cards).filter((id) => !placed.includes(id));
  const [only] = left;
  if (left.length > 1)
    return ask(
      {
        kind: 'pick',
        for: effect.who ?? v.controller,
        source: v.source,
        why: 'arrange',
        from: left,
        done: false,
      },
      'answered',
    );
  const cards = only === undefined ? placed : [...placed, only];
  const deck = deckAt(g, effect.deck);
  const rest = deck.filter((id) => !cards.includes(id));
  const { at = 'top' } = effect;
  const ordered = at === 'bottom' ? [...rest, ...cards] : [...cards, ...rest];
  deck.splice(0, deck.length, ...ordered);
  if (effect.deck === 'rd') rearranged(g);
  const side = effect.who ?? v.controller;
  emit(g, { type: 'arranged', side, deck: effect.deck, amount: cards.length, at });
  return proceed(v);
}

/** Puts cards looked at back on top in any order, the top one first. */
export const arrange: Of<'arrange'> = {
  begin: (g, v, effect) => {
    v.named[order] = [];
    return nextInOrder(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'pick') throw unexpected(answer);
    v.named[order] = [...(v.named[order] ?? []), answer.card];
    return nextInOrder(g, v, effect);
  },
};

/** The cards go back one by one and the deck is shuffled once, were there no cards at all (CHAIN-03). */
export const shuffle: Of<'shuffle'> = {
  begin: (g, v, effect) => {
    const cards = effect.cards === undefined ? [] : targets(g, v, effect.cards);
    for (const id of cards) returnCard(g, id, 'bottom');
    return call(frame('shuffle', 'ask', { deck: effect.deck }), 'returned');
  },
};

/** META-06: one after another, none twice. */
function draw(g: Work, v: BlockVars, effect: EffectOf<'random'>): Next<BlockStep> {
  const named = v.named[effect.as] ?? [];
  const left = handAtRisk(g, effect.from).filter((id) => !named.includes(id));
  const due = amountOf(g, v, effect.cards) - named.length;
  if (due <= 0 || left.length === 0) return proceed(v);
  if (due < left.length)
    return ask({ kind: 'random', for: 'chance', why: 'random-card', from: left }, 'answered');
  v.named[effect.as] = [...named, ...left];
  return proceed(v);
}

export const random: Of<'random'> = {
  begin: (g, v, effect) => {
    v.named[effect.as] = [];
    return draw(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'random') throw unexpected(answer);
    v.named[effect.as] = [...(v.named[effect.as] ?? []), answer.card];
    return draw(g, v, effect);
  },
};
