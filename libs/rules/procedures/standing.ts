import { emit } from '../mutations/emit';
import { ask, call, done, goto } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import { cardOf, isBlank, typeOf } from '../query/card';
import { contextOf } from '../query/context';
import { memoryShort } from '../query/memory-short';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { rearranged } from '../mutations/rearranged';
import { imminentFrame } from './imminent-frame';
import { deckAt } from '../query/player';

const programs = (g: Work): CardId[] =>
  g.state.runner.rig.filter((id) => typeOf(g, id) === 'program' && !isBlank(cardOf(g, id)));

/** MU-03: over the memory limit the Runner trashes programs until they fit. */
export const memory: Procedure<'memory'> = {
  pick: (g) => {
    const from = programs(g);
    if (memoryShort(g) <= 0 || from.length === 0) return done();
    return ask(
      { kind: 'pick', for: 'runner', source: null, why: 'memory', from, done: false },
      'picked',
    );
  },
  picked: (g, _v, answer) => {
    if (answer?.do !== 'pick') throw unexpected(answer);
    return call(
      imminentFrame(g, contextOf(g, cardOf(g, g.state.runner.identity)), [
        { what: 'trash', cards: [answer.card], by: 'runner', preventable: true, prevented: 0 },
      ]),
      'pick',
    );
  },
};

/** A shuffle is a decision of chance: the new order, top first. */
export const shuffle: Procedure<'shuffle'> = {
  ask: (g, v) => {
    const deck = deckAt(g, v.deck);
    return deck.length < 2
      ? goto('told')
      : ask({ kind: 'shuffle', for: 'chance', deck: v.deck }, 'shuffled');
  },
  shuffled: (g, v, answer) => {
    if (answer?.do !== 'shuffle') throw unexpected(answer);
    const deck = deckAt(g, v.deck);
    deck.splice(0, deck.length, ...answer.order);
    if (v.deck === 'rd') rearranged(g);
    return goto('told');
  },
  told: (g, v) => {
    emit(g, { type: 'shuffled', deck: v.deck });
    return done();
  },
};
