import { type CardValue, compilePool, type Effects, type Pool } from '#rules';

type Printed = Pool['definitions'][number]['printed'][number];

/** What the engine has looked at of the values of cards since they were compiled. */
export interface Heeded {
  readonly wasRead: (said: object, key: string) => boolean;
  /** An effect that was carried out, not only thought about. */
  readonly wasDone: (effect: object) => boolean;
}

/** A pool that behaves as one of these cards does, and tells what of them is heeded in play. */
export function watchedPool(
  name: string,
  cards: readonly CardValue[],
): { readonly pool: Pool; readonly heeded: Heeded } {
  const read = new WeakMap<object, Set<string | symbol>>();
  const done = new WeakSet();
  const originals = new WeakMap<object, object>();
  let isPlaying = false;

  function watched<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
      ? value.map((one: unknown) => watched(one))
      : Object.fromEntries(
          Object.entries(value).map(([key, one]) => [key, watched(one as unknown)]),
        );
    const proxy = new Proxy(copy, {
      get: (target, key, receiver) => {
        if (isPlaying) {
          const keys = read.get(value) ?? new Set();
          read.set(value, keys.add(key));
        }
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    originals.set(proxy, value);
    return proxy as T;
  }

  /** Its effects are fetched one by one when they are carried out. */
  const carriedOut = (effects: Effects): Effects =>
    new Proxy(effects, {
      get: (target, key, receiver) => {
        const one = Reflect.get(target, key, receiver) as unknown;
        const original = typeof one === 'object' && one !== null ? originals.get(one) : undefined;
        if (isPlaying && original !== undefined) done.add(original);
        return one;
      },
    });

  const compiled = compilePool(
    name,
    cards.map((card) => ({ ...card, abilities: watched(card.abilities) })),
  );
  const effects = new Map(
    [...compiled.effects].map(([path, list]) => [path, carriedOut(list)] as const),
  );
  /** Of many modifiers nothing is read but that they are there. */
  const readWhenFound = ({ of, modifiers }: Printed): Printed => ({
    of,
    get modifiers() {
      // To read the word of each is to have asked for it.
      for (const { of: asked } of modifiers) if (asked !== of) throw new Error(`${of} is ${asked}`);
      return modifiers;
    },
  });
  const definitions = compiled.definitions.map((one) => ({
    ...one,
    printed: one.printed.map(readWhenFound),
  }));
  const paths = new Map(compiled.paths);
  for (const [path, list] of effects) paths.set(list, path);
  isPlaying = true;
  return {
    pool: { ...compiled, definitions, effects, paths },
    heeded: {
      wasRead: (said, key) => read.get(said)?.has(key) === true,
      wasDone: (effect) => done.has(effect),
    },
  };
}
