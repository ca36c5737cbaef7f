import {
  counterKinds,
  isServerName,
  reasons,
  sides,
  zones,
  type DamageKind,
  type TriggerFact,
} from '#rules';
import { fieldsOf } from './fact-fields';

/** What a field of a fact can hold. */
export type FieldValues =
  | { readonly are: 'numbers' | 'yes or no' | 'cards' | 'servers' | 'any words' }
  | { readonly are: 'words'; readonly words: readonly string[] };

type Fields = typeof fieldsOf;
type Field = Fields[TriggerFact][number];

const damages = ['net', 'meat', 'brain'] as const satisfies readonly DamageKind[];

const [numbers, yesOrNo, cards, servers, anyWords] = [
  ...([{ are: 'numbers' }, { are: 'yes or no' }, { are: 'cards' }, { are: 'servers' }] as const),
  { are: 'any words' } as const,
];
const words = (...all: readonly string[]): FieldValues => ({ are: 'words', words: all });

/** By field; by fact where it is not the same for all. */
const values: Readonly<Record<Field, FieldValues | ((fact: TriggerFact) => FieldValues)>> = {
  ...{ side: words(...sides), winner: words(...sides) },
  ...{ card: cards, host: cards, ice: cards, with: cards },
  ...{ server: servers, vacated: servers },
  by: (fact) => (fact === 'trashed' ? words(...sides) : cards),
  from: (fact) => (fact === 'strength-changed' ? numbers : words(...zones)),
  to: (fact) => (fact === 'strength-changed' ? numbers : words(...zones)),
  kind: (fact) =>
    words(...(fact === 'tokens-placed' || fact === 'tokens-removed' ? counterKinds : damages)),
  damage: words(...damages),
  phase: words('draw', 'action', 'discard'),
  zone: words('root', 'ice'),
  deck: words('rd', 'stack'),
  at: words('top', 'bottom'),
  outcome: words('successful', 'unsuccessful', 'neither'),
  reason: words(...reasons),
  ...{ face: anyWords, option: anyWords },
  ...{ created: yesOrNo, faceup: yesOrNo, trashed: yesOrNo, done: yesOrNo, resolved: yesOrNo },
  left: yesOrNo,
  ...{ successful: yesOrNo, trashSymbol: yesOrNo },
  ...{ number: numbers, amount: numbers, position: numbers, cost: numbers, sub: numbers },
  ...{ points: numbers, advancement: numbers, base: numbers, credits: numbers },
  ...{ strength: numbers, link: numbers, corp: numbers, runner: numbers, ability: numbers },
  times: numbers,
};

const isField = (name: string): name is Field => Object.hasOwn(values, name);

export function valuesOf(fact: TriggerFact, field: string): FieldValues {
  if (!isField(field)) return anyWords;
  const known = values[field];
  return typeof known === 'function' ? known(fact) : known;
}

/** Servers are called as everybody calls them, in any case. */
export function serverCalled(text: string): string | null {
  const central = ['HQ', 'R&D', 'Archives'].find(
    (name) => name.toLowerCase() === text.toLowerCase(),
  );
  const name = central ?? text.replace(/^server\s*/i, 'Server ');
  return isServerName(name) ? name : null;
}
