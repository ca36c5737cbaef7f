import { nearestNames } from '#decks/catalogue/nearest';
import type { TakeOptions } from '#notation/observed/import-result';
import type { Refused } from './refused';

const names = ['keep-partial', 'keep-chat', 'anonymous', 'private'] as const;
type Name = (typeof names)[number];

const isName = (name: string): name is Name => names.some((one) => one === name);

/** A name without a value sets it. */
const values: Readonly<Record<string, boolean>> = {
  '': true,
  true: true,
  1: true,
  false: false,
  0: false,
};

/** How files are to be taken, and whether they are kept from everybody without their key. */
export interface Taking {
  readonly ok: true;
  readonly options: TakeOptions;
  readonly kept: boolean;
}

/**
 * What a query string says of the files that are sent. What it does not know is refused: a game that was to
 * be kept would else be published for a slip of the pen.
 */
export function takingOf(query: unknown): Taking | (Refused & { readonly ok: false }) {
  const set = new Set<Name>();
  for (const [name, value] of Object.entries(Object(query))) {
    if (!isName(name)) {
      const [nearest] = nearestNames(
        name.toLowerCase(),
        names.map((one) => ({ key: one, name: one })),
        1,
      );
      const hint =
        nearest === undefined ? `Known are ${names.join(', ')}.` : `Nearest: ${nearest}.`;
      return { ok: false, code: 'BAD_QUERY', message: `there is no parameter "${name}"`, hint };
    }
    const isSet = typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : null;
    if (isSet === null || isSet === undefined) {
      const message = `${name} says neither yes nor no, or says it twice`;
      return { ok: false, code: 'BAD_QUERY', message, hint: `Write ${name}, or ${name}=false.` };
    }
    if (isSet) set.add(name);
  }
  const options = {
    keepPartial: set.has('keep-partial'),
    keepChat: set.has('keep-chat'),
    anonymous: set.has('anonymous'),
  };
  return { ok: true, options, kept: set.has('private') };
}
