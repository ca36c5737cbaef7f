import { type Decision, sides } from '#rules';
import type { Fields } from './fields';

type Kind = Decision['do'];

type Readers = { readonly [K in Kind]: (fields: Fields) => Extract<Decision, { do: K }> };

/** One line a kind of decision: the fields it has, and no others. */
const readers: Readers = {
  keep: () => ({ do: 'keep' }),
  mulligan: () => ({ do: 'mulligan' }),
  'gain-credit': () => ({ do: 'gain-credit' }),
  draw: () => ({ do: 'draw' }),
  purge: () => ({ do: 'purge' }),
  'remove-tag': () => ({ do: 'remove-tag' }),
  'trash-resource': (f) => ({ do: 'trash-resource', card: f.card('card') }),
  advance: (f) => ({ do: 'advance', card: f.card('card') }),
  play: (f) => ({ do: 'play', card: f.card('card') }),
  install: (f) => ({
    do: 'install',
    card: f.card('card'),
    ...(f.has('server') ? { server: f.serverOrNew('server') } : {}),
    ...(f.has('host') ? { host: f.card('host') } : {}),
  }),
  run: (f) => ({ do: 'run', server: f.server('server') }),
  use: (f) => ({ do: 'use', card: f.card('card'), ability: f.count('ability') }),
  rez: (f) => ({ do: 'rez', card: f.card('card') }),
  score: (f) => ({ do: 'score', card: f.card('card') }),
  pass: () => ({ do: 'pass' }),
  'jack-out': () => ({ do: 'jack-out' }),
  continue: () => ({ do: 'continue' }),
  access: (f) => ({ do: 'access', card: f.card('card') }),
  'access-zone': () => ({ do: 'access-zone' }),
  replace: (f) => ({ do: 'replace', card: f.card('card') }),
  'trash-accessed': () => ({ do: 'trash-accessed' }),
  'leave-accessed': () => ({ do: 'leave-accessed' }),
  steal: () => ({ do: 'steal' }),
  'decline-steal': () => ({ do: 'decline-steal' }),
  discard: (f) => ({ do: 'discard', card: f.card('card') }),
  pick: (f) => ({ do: 'pick', card: f.card('card') }),
  done: () => ({ do: 'done' }),
  break: (f) => ({ do: 'break', sub: f.count('sub') }),
  option: (f) => ({ do: 'option', option: f.text('option') }),
  server: (f) => ({ do: 'server', server: f.serverOrNew('server') }),
  first: (f) => ({ do: 'first', ability: f.count('ability') }),
  number: (f) => ({ do: 'number', number: f.count('number') }),
  bid: (f) => ({ do: 'bid', credits: f.count('credits') }),
  pay: (f) => ({ do: 'pay', credits: f.count('credits') }),
  random: (f) => ({ do: 'random', card: f.card('card') }),
  shuffle: (f) => ({ do: 'shuffle', order: f.cards('order') }),
  concede: (f) => ({ do: 'concede', side: f.oneOf('side', sides) }),
};

const isKind = (text: string): text is Kind => Object.hasOwn(readers, text);

export const decisionKinds: readonly Kind[] = Object.keys(readers).filter(isKind);

const expected = `a kind of decision: ${decisionKinds.join(', ')}`;

/** A decision among the fields of an object; what is wrong with it is left in `fields.issue`. */
export function readDecision(fields: Fields): Decision {
  const kind = fields.text('do', expected, isKind);
  return isKind(kind) ? readers[kind](fields) : { do: 'pass' };
}
