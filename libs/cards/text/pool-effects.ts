import { type Amount, type Effect } from '#rules';
import { some, valueOf } from './amount';
import { type Sayings } from './table';
import { whose, type Clause } from './voice';
import { act } from './effect-words';

const isAllHere = (credits: Amount | 'any'): boolean =>
  typeof credits === 'object' &&
  credits.of === 'counters' &&
  credits.kind === 'credit' &&
  credits.on === 'this';

/** How it reads that credits, clicks, tags and cards of a hand come and go. */
export const poolWords = {
  gain: ({ who, credits }, v) => ({
    who,
    // As many as are in a pool, which keeps them.
    does:
      typeof credits === 'object' && credits.of === 'pool'
        ? `gain credits equal to ${valueOf(credits, v)}`
        : `gain ${some(credits, 'credit', v)}`,
  }),
  lose: ({ who, credits }, v) => ({ who, does: `lose ${some(credits, 'credit', v)}` }),
  take: ({ credits }, v) =>
    act(
      v,
      isAllHere(credits)
        ? `take all credits from ${v.self}`
        : credits === 'any'
          ? `take any number of credits from ${v.self}`
          : `take ${some(credits, 'credit', v)} from ${v.self}`,
    ),
  store: ({ most }, v) =>
    act(
      v,
      `move ${most === undefined ? 'any number of credits' : `up to ${some(most, 'credit', v)}`} from ${whose(v, v.actor)} credit pool to ${v.self}`,
    ),
  'gain-clicks': ({ who, clicks }, v) => ({ who, does: `gain ${some(clicks, 'click', v)}` }),
  'lose-clicks': ({ who, clicks, ifAble }, v) => ({
    who,
    does: `lose ${some(clicks, 'click', v)}${ifAble === true ? ', if able' : ''}`,
  }),
  damage: ({ kind, amount, suffered, unpreventable }, v) => {
    const what = some(amount, `${kind} damage`, v);
    const sure = unpreventable === true ? ', which cannot be prevented' : '';
    return suffered === true
      ? { who: 'runner', does: `suffer ${what}${sure}` }
      : act(v, `do ${what}${sure}`);
  },
  'give-tags': ({ amount, unavoidable }, v) => {
    const given = `${some(amount, 'tag', v)}${unavoidable === true ? ' that cannot be avoided' : ''}`;
    return v.actor === 'corp'
      ? act(v, `give the Runner ${given}`)
      : { who: 'runner', does: `take ${given}` };
  },
  'lose-tags': ({ amount }, v) => ({
    who: 'runner',
    does:
      typeof amount === 'object' && amount.of === 'tags'
        ? 'remove all tags'
        : `remove ${some(amount, 'tag', v)}`,
  }),
  'bad-publicity': ({ amount }, v) => ({
    who: 'corp',
    does: `take ${some(amount, 'bad publicity', v)}`,
  }),
  'lose-bad-publicity': ({ amount }, v) => act(v, `remove ${some(amount, 'bad publicity', v)}`),
  'another-turn': ({ who }) => ({ who, does: 'take an additional turn after this one' }),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
