import { type Amount, type CounterKind, type Effect, type Target } from '#rules';
import { some, valueOf } from './amount';
import { counterNoun } from './counter';
import { plural } from './english';
import { sayTarget } from './filter';
import { type Sayings } from './table';
import { type Clause } from './voice';
import { act } from './effect-words';

/** As many as there are. */
const isAllOf = (amount: Amount, counter: CounterKind, from: Target): boolean =>
  typeof amount === 'object' &&
  amount.of === 'counters' &&
  amount.kind === counter &&
  amount.on === from;

/** How it reads that counters are placed, moved and removed. */
export const counterWords = {
  advance: ({ cards, times }, v) =>
    act(v, `advance ${sayTarget(cards, v)} as many times as ${valueOf(times, v)}`),
  place: ({ counter, amount, on }, v) => {
    const bank = counter === 'credit' ? ' from the bank' : '';
    const each = typeof on === 'object' && sayTarget(on, v) === 'them' ? 'each of ' : '';
    const where = sayTarget(on, v);
    const isAnother = where === 'it' && on !== 'this';
    // One "it" is enough for a sentence.
    const self = isAnother && v.self === 'it' ? 'this card' : v.self;
    const many = some(amount, counterNoun[counter], { ...v, self });
    // Where they go is said before what is counted.
    const [figure = '', word = '', counted] = many.split(/ (for each|for every|equal to) (.*)$/);
    const isCounted = isAnother && counted !== undefined && /\b(it|this card)\b/.test(counted);
    const tail = counted === undefined ? '' : ` ${word} ${counted}`;
    return act(v, `place ${figure}${bank} on ${each}${isCounted ? 'that card' : where}${tail}`);
  },
  refill: ({ cards, amount }, v) =>
    act(v, `replace ${some(amount, 'spent recurring credit', v)} on ${sayTarget(cards, v)}`),
  remove: ({ counter, amount, from }, v) => {
    const what = isAllOf(amount, counter, from)
      ? `all ${plural(counterNoun[counter])}`
      : some(amount, counterNoun[counter], v);
    return act(v, `remove ${what} from ${sayTarget(from, v)}`);
  },
  'move-counters': ({ counter, amount, from, to }, v) => {
    const what = some(amount, counterNoun[counter], v);
    if (typeof from === 'object' && 'all' in from)
      return act(
        v,
        `move all ${plural(counterNoun[counter])} from ${sayTarget(from, v)} to ${sayTarget(to, v)}`,
      );
    if (isAllOf(amount, counter, from))
      return act(
        v,
        `move all ${plural(counterNoun[counter])} from ${sayTarget(from, v)} to ${sayTarget(to, v)}`,
      );
    const both = typeof from === 'object' && typeof to === 'object';
    const way = both
      ? 'from the first of those cards to the second'
      : `from ${sayTarget(from, v)} to ${sayTarget(to, v)}`;
    return act(v, `move ${what} ${way}`);
  },
  purge: () => ({ who: 'corp', does: 'purge virus counters' }),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
