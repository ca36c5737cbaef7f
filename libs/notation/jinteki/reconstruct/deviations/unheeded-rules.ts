import {
  type Ability,
  type Effect,
  type Effects,
  type Filter,
  type Pool,
  type Rules,
  rulesOf,
} from '#rules';

type Definition = Pool['definitions'][number];
type Placed = Definition['abilities'][number];
type Choice = Extract<Effect, { readonly do: 'choose' | 'install' }>;

/** Where a card lies faceup. */
const faceup = [
  ...(['installed', 'play', 'archives', 'heap', 'corp-score', 'runner-score'] as const),
];

/** Any faceup card is asked for: ours means an installed one (CHOOSE-01), theirs takes it at its word. */
const isOfAny = (from: object): from is Filter => Object.keys(from).join() === 'faceup';

/** Where agendas lie that were scored or stolen. */
const scored = [...(['corp-score', 'runner-score'] as const)];

/** An agenda in the score area of the Corp: theirs takes one in either. */
const isOfOwnScore = (from: object): from is Filter => 'in' in from && from.in === 'corp-score';

/** Several cards at least: theirs is content with one. */
const isOfSeveral = ({ least, most }: Extract<Choice, { readonly do: 'choose' }>): boolean =>
  typeof least === 'number' && least > 1 && most !== least;

/** What a choice asks for of what was done to a card before, or where it lies, or how many: theirs does not heed it. */
function unheededChoice(effect: Extract<Choice, { readonly do: 'choose' }>): Effect {
  if (isOfSeveral(effect)) return { ...effect, least: 1 };
  const { from: cards } = effect;
  if (typeof cards === 'string') return effect;
  if (isOfAny(cards)) return { ...effect, from: { ...cards, in: faceup } };
  if (isOfOwnScore(cards)) return { ...effect, from: { ...cards, in: scored } };
  if (!('was' in cards)) return effect;
  const { was, ...from } = cards;
  return was === undefined ? effect : { ...effect, from };
}

/** What goes into the root of a server: theirs lets ice be installed then, too. */
const ofRoots = ['agenda', 'asset', 'upgrade'] as const;

function withIce<F extends Filter>(filter: F): F {
  const { type } = filter;
  if (type === undefined || typeof type === 'string') return filter;
  const isOfRoots = ofRoots.every((one) => type.includes(one)) && !type.includes('ice');
  return isOfRoots ? { ...filter, type: [...type, 'ice'] } : filter;
}

function unheededInstall(effect: Extract<Choice, { readonly do: 'install' }>): Effect {
  const { fits, from } = effect;
  if (fits !== undefined && withIce(fits) !== fits) return { ...effect, fits: withIce(fits) };
  if (typeof from === 'string' || !('type' in from)) return effect;
  const wide = withIce(from);
  return wide === from ? effect : { ...effect, from: wide };
}

/** A card is trashed to jack out: theirs lets the Runner do so for nothing. */
const isLeaving = (effect: Effect): effect is Extract<Effect, { readonly do: 'may' }> =>
  effect.do === 'may' &&
  effect.cost?.trashThis === true &&
  effect.effects.every((one) => one.do === 'jack-out');

function unheeded(effect: Effect): Effect {
  if (effect.do === 'choose') return unheededChoice(effect);
  if (isLeaving(effect)) return { do: 'may', effects: effect.effects };
  // Theirs lets the run be made on any server, and does nothing else on one that is not remote.
  if (effect.do === 'run' && effect.on === 'remote') return { ...effect, on: 'any', during: [] };
  return effect.do === 'install' ? unheededInstall(effect) : effect;
}

/** It is used in one window alone: theirs lets it be used in any. */
const isTimed = (ability: Ability): boolean =>
  ability.kind === 'paid' && ability.if?.is === 'next-window';

/** An ability is found by its place: there is one without its time, however it is looked up. */
const timeless = new WeakMap<Placed, Placed>();

function atAnyTime<P extends Placed>(placed: P): P | Placed {
  const { ability } = placed;
  if (ability.kind !== 'paid' || !isTimed(ability)) return placed;
  const made = timeless.get(placed);
  if (made !== undefined) return made;
  const { if: time, ...free } = ability;
  const fresh = time === undefined ? placed : { ...placed, ability: free };
  timeless.set(placed, fresh);
  return fresh;
}

function freed(one: Definition): Definition {
  if (!one.abilities.some(({ ability }) => isTimed(ability))) return one;
  const byHook = [...one.byHook].map(([hook, list]) => [hook, list.map(atAnyTime)] as const);
  return { ...one, abilities: one.abilities.map(atAnyTime), byHook: new Map(byHook) };
}

const known = new WeakMap<Rules, Rules>();

const heeds = (effects: Effects): boolean => effects.some((one) => unheeded(one) !== one);

/**
 * The same cards and rules, but a card is chosen whatever was done to it before, or wherever it lies faceup, ice is installed where
 * only what goes into a root is, an ability is used at any time, a run on a remote server is made on any, and is no more than a run, and nothing
 * is trashed to jack out, and one card is chosen where several are asked for.
 */
export function unheededRules(rules: Rules): Rules {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const effects = new Map(
    [...rules.pool.effects].map(([path, list]) => [path, heeds(list) ? list.map(unheeded) : list]),
  );
  const paths = new Map(rules.pool.paths);
  for (const [path, list] of effects) paths.set(list, path);
  const { abilities, definitions } = rules.pool;
  const fresh = rulesOf({
    ...rules.pool,
    ...{ effects, paths },
    abilities: new Map([...abilities].map(([path, one]) => [path, { ...one, ...atAnyTime(one) }])),
    definitions: definitions.map(freed),
  });
  known.set(rules, fresh);
  return fresh;
}

const heeding = new WeakMap<Pool, ReadonlySet<string>>();

/** The codes of cards that ask for what was done before, or say when they are used. */
export function codesHeeding(pool: Pool): ReadonlySet<string> {
  const made = heeding.get(pool);
  if (made !== undefined) return made;
  const paths = [...pool.effects].flatMap(([path, list]) => (heeds(list) ? [path] : []));
  const timed = pool.definitions.flatMap(({ abilities, code }) =>
    abilities.some(({ ability }) => isTimed(ability)) ? [code] : [],
  );
  const codes = new Set([...paths.map((path) => path.slice(0, path.indexOf('/'))), ...timed]);
  heeding.set(pool, codes);
  return codes;
}
