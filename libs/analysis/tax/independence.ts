import type { Ability, CardId, Definition, Effect, Pool, State } from '#rules';

/**
 * Ice that is independent costs no less behind other ice than alone, but for what was lost before: then it
 * is less that can be lost. Words that are not here (a card that makes ice cheaper later in the run, that
 * gives the Runner counters, that moves the run inward) leave ice to be searched together.
 */
const HARMLESS: ReadonlySet<Effect['do']> = new Set([
  ...(['end-run', 'bad-publicity', 'approach-outermost'] as const),
]);

type Constant = Extract<Ability, { readonly kind: 'constant' }>;

const isPositive = (amount: unknown): boolean => typeof amount === 'number' && amount >= 0;

const isHarmless = (effect: Effect): boolean => {
  if (effect.do === 'gain') return effect.who === 'corp';
  if (effect.do === 'damage' || effect.do === 'give-tags') return isPositive(effect.amount);
  if (effect.do === 'lose-clicks') return isPositive(effect.clicks);
  if (effect.do === 'place')
    return effect.on === 'this' || (effect.counter === 'advancement' && isPositive(effect.amount));
  if (effect.do === 'derez') return effect.cards === 'this';
  // Of one's own programs, or of the ice itself.
  if (effect.do === 'choose') return 'type' in Object(effect.from);
  if (effect.do === 'trash') return effect.cards === 'this' || 'named' in Object(effect.cards);
  if (effect.do === 'trace')
    return [...effect.success, ...(effect.failure ?? [])].every(isHarmless);
  if (effect.do === 'both') return effect.effects.every(isHarmless);
  if (effect.do === 'option') return effect.options.every((one) => one.effects.every(isHarmless));
  if (effect.do === 'must-pay')
    return [...(effect.then ?? []), ...effect.otherwise].every(isHarmless);
  if (effect.do === 'lasting')
    return (
      effect.until === 'encounter' &&
      effect.from === 'next-encounter' &&
      effect.abilities.every(isHarder)
    );
  return HARMLESS.has(effect.do);
};

/** What lies on the next ice and makes it no easier. */
const isHarder = (ability: Ability): boolean =>
  ability.kind === 'constant'
    ? ability.modifies.of === 'strength' && isPositive(ability.modifies.by)
    : ability.kind === 'when' && ability.effects.every(isHarmless);

const ofItself = ({ modifies }: Constant): boolean =>
  modifies.of === 'advanceable' ||
  modifies.of === 'rez-also' ||
  (modifies.of === 'strength' && modifies.cards === 'this');

/** Of ice that is approached or encountered. */
function isIceAlone(ability: Ability): boolean {
  if (ability.kind === 'sub') return ability.effects.every(isHarmless);
  if (ability.kind === 'constant') return ability.while === undefined && ofItself(ability);
  if (ability.kind === 'when')
    return (
      ability.trigger.on === 'ice-encountered' &&
      ability.trigger.this === true &&
      (ability.optional === true || ability.effects.every(isHarmless))
    );
  // The Corp uses nothing, and the Runner breaks.
  return (
    ability.kind === 'paid' &&
    (ability.usedBy === undefined || ability.effects.every((effect) => effect.do === 'break'))
  );
}

/** Constants of other cards that say nothing of ice, nor of what goes on in a run before its end. */
const ASIDE: ReadonlySet<Constant['modifies']['of']> = new Set([
  ...(['memory-limit', 'link', 'recurring', 'install-cost', 'install-only', 'hosts'] as const),
  ...(['accesses', 'hand-size', 'trash-cost', 'advancement-requirement'] as const),
]);

/** Facts that no run tells before it is successful, or that change nothing on its way. */
const ASIDE_FACTS: ReadonlySet<string> = new Set([
  ...['installed', 'played', 'scored', 'stolen', 'turn-began', 'run-successful', 'credits-taken'],
  ...['accessed', 'advanced', 'turn-ended'],
]);

const isAsideFact = (on: string | readonly string[]): boolean =>
  [on].flat().every((one) => ASIDE_FACTS.has(one));

/** Nothing of it can be asked for in a run before it is successful. */
export const isAside = (ability: Ability): boolean =>
  ability.kind === 'constant'
    ? ASIDE.has(ability.modifies.of)
    : ability.kind === 'when'
      ? isAsideFact(ability.trigger.on)
      : ability.kind === 'paid' && ability.cost.clicks !== undefined;

const isStrength = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  (effect.until === 'encounter' || (effect.until === 'run' && effect.on === undefined)) &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' && lent.modifies.of === 'strength' && lent.while === undefined,
  );

/** A breaker that stays as strong as it was made for the rest of the run. */
export const isForTheRun = (ability: Ability): boolean =>
  ability.kind === 'paid' &&
  ability.effects.some((effect) => effect.do === 'lasting' && effect.until === 'run');

function isRunnersAlone(ability: Ability): boolean {
  if (ability.kind === 'instead' || ability.kind === 'sub') return true;
  if (ability.kind === 'constant')
    return (
      ability.while === undefined &&
      (ASIDE.has(ability.modifies.of) ||
        ability.modifies.of === 'trashed-at-no-strength' ||
        ability.modifies.of === 'strength')
    );
  if (ability.kind === 'when') {
    const { on } = ability.trigger;
    if (isAsideFact(on)) return true;
    if (on === 'ice-encountered') return ability.effects.every((one) => one.do === 'bypass');
    // What a breaker has to do for having been used.
    return on === 'encounter-ended' && ability.effects.every((one) => one.do === 'option');
  }
  if (ability.kind !== 'paid') return false;
  // Clicks are for the action window.
  if (ability.cost.clicks !== undefined) return true;
  if (ability.prevents !== undefined) return true;
  return (
    ability.if === undefined &&
    ability.effects.every((effect) => effect.do === 'break' || isStrength(effect))
  );
}

/** Constants of the Corp's cards that are no ice, by which no way is another. */
const CORPS_ASIDE: ReadonlySet<Constant['modifies']['of']> = new Set([
  ...(['advanceable', 'steal-also', 'revealed-on-access'] as const),
]);

/** Of a card that is no ice: what it does as it is rezzed, it has done, or does not while ice alone is rezzed. */
function isCorpsAlone(ability: Ability): boolean {
  if (ability.kind === 'constant')
    return ASIDE.has(ability.modifies.of) || CORPS_ASIDE.has(ability.modifies.of);
  if (ability.kind === 'when') {
    const { on, this: isOwn } = ability.trigger;
    return isAsideFact(on) || (isOwn === true && [on].flat().every((one) => one === 'rezzed'));
  }
  return ability.kind === 'paid' || ability.kind === 'rez-when';
}

/** What ice may ask for: itself, and what the Runner has left. Whoever asks for more depends on where it stands. */
const ASKED: ReadonlySet<string> = new Set([
  ...['this', 'strength', 'counters', 'advanceable', 'rez-also', 'times', 'trace', 'tags'],
  ...['bad-publicity', 'not', 'all-broken', 'tagged', 'at-least', 'odd'],
]);
const ASKS = /"(?:of|is|in|server)":(?:"([^"]*)"|\{)/g;

const asksItself = (ability: Ability): boolean =>
  [...JSON.stringify(ability).matchAll(ASKS)].every(([, word]) => ASKED.has(word ?? ''));

/** Of ice or of a server, wherever it is. */
const asksOfIce = (ability: Ability): boolean => {
  const words = JSON.stringify(ability);
  return /"of":"(?:count|servers|greatest)"/.test(words) && /"(?:ice|server|kind)"/.test(words);
};

/** Whether each ability of a card is so, asked once of each. */
function everyAbility(
  fits: (ability: Ability) => boolean,
): (definition: Definition | undefined) => boolean {
  const known = new WeakMap<Definition, boolean>();
  return (definition) => {
    if (definition === undefined) return true;
    const is = known.get(definition) ?? definition.abilities.every(({ ability }) => fits(ability));
    known.set(definition, is);
    return is;
  };
}

const isIceApart = everyAbility((one) => isIceAlone(one) && asksItself(one));
const isRunnersApart = everyAbility((one) => isRunnersAlone(one) && !asksOfIce(one));
const isCorpsApart = everyAbility(isCorpsAlone);

/** Words of ice that trashes other cards of the Runner than programs. */
const TRASHES_MORE = /"type":(?!"(?:program|ice)")/;
const sparesOthers = everyAbility((one) => !TRASHES_MORE.test(JSON.stringify(one)));

/** Whether a card does not go by preventing something. */
const stays = everyAbility(
  (one) => one.kind !== 'paid' || one.prevents === undefined || one.cost.trashThis !== true,
);

/** Whether the cards of a table leave each piece of ice to itself. */
export function isIndependent(pool: Pool, state: State): boolean {
  const ice = new Set(state.servers.flatMap((server) => server.ice));
  const others = state.active.filter((id) => !ice.has(id));
  const definitionOf = (id: CardId) => pool.definitions[state.cards[id]?.def ?? -1];
  const areSpared = [...ice].every((id) => sparesOthers(definitionOf(id)));
  return (
    state.lasting.length === 0 &&
    [...ice].every((id) => isIceApart(definitionOf(id))) &&
    others.every((id) => {
      const definition = definitionOf(id);
      if (definition?.side !== 'runner') return isCorpsApart(definition);
      // What is gone by then may be less to lose further in.
      const isNoLoss = stays(definition) || (definition.type !== 'program' && areSpared);
      return isNoLoss && isRunnersApart(definition);
    })
  );
}

const LOST_CLICKS = /"do":"lose-clicks","who":"runner","clicks":(\d+)/g;

/** What a piece of ice can do to what the Runner has. */
export interface Takes {
  /** Cards may be trashed. */
  readonly cards: boolean;
  /** Clicks that subroutines take, as far as there are any. */
  readonly clicks: number;
  /** Clicks that the Runner can spend on it besides. */
  readonly spent: number;
  /** Up to so many cards in the grip it matters how many there are. */
  readonly grip: number;
  /** Whether clicks are lost to it by any of its words. */
  readonly mentionsClicks: boolean;
  /** Whether it may be gone afterwards. */
  readonly itself: boolean;
  /** Whether it may make other ice harder. */
  readonly hardens: boolean;
  /** Whether it may send the Runner back outwards. */
  readonly returns: boolean;
  /** Whether it may derez ice, which can be rezzed again where the Runner comes back to it. */
  readonly derezzes: boolean;
}

const HEEDS_GRIP_ITSELF = /"(?:grip|hand)"/;

/** Words of cards to which the number of cards in the grip matters. */
export const HEEDS_GRIP = /"(?:grip|damage|hand)"/;

const DAMAGE = /"do":"damage"/g;
const DAMAGE_OF = /"do":"damage","kind":"[a-z]+","amount":(\d+)/g;

/** No more cards than the damage that it can do, where it heeds the grip in no other way. */
function gripHeeded(words: string): number {
  const amounts = [...words.matchAll(DAMAGE_OF)].map(([, amount]) => Number(amount));
  const isTold = [...words.matchAll(DAMAGE)].length === amounts.length;
  if (!isTold || HEEDS_GRIP_ITSELF.test(words)) return Infinity;
  return amounts.reduce((sum, one) => sum + one, 0);
}

const known = new WeakMap<Definition, Takes>();

export function takesOf(pool: Pool, state: State, id: CardId): Takes {
  const definition = pool.definitions[state.cards[id]?.def ?? -1];
  if (definition === undefined) throw new Error(`there is no card ${id}`);
  const takes = known.get(definition) ?? readTakes(definition);
  known.set(definition, takes);
  return takes;
}

/** Whether ice anywhere takes clicks off the Runner. */
export const takesClicks = (pool: Pool, state: State): boolean =>
  state.servers.some(({ ice }) => ice.some((id) => takesOf(pool, state, id).mentionsClicks));

function readTakes(definition: Definition): Takes {
  const abilities = definition.abilities.map(({ ability }) => ability);
  const words = JSON.stringify(abilities);
  const clicks = [...words.matchAll(LOST_CLICKS)].reduce((sum, [, one]) => sum + Number(one), 0);
  const isBioroid = abilities.some((one) => one.kind === 'paid' && one.usedBy === 'runner');
  const spent = isBioroid ? definition.subs.length : 0;
  const isTrash = words.includes('"trash"');
  return {
    ...{ cards: isTrash, itself: isTrash && words.includes('"cards":"this"') },
    ...{ clicks, spent, grip: gripHeeded(words) },
    mentionsClicks: words.includes('"lose-clicks"'),
    hardens: words.includes('"next-encounter"'),
    returns: words.includes('"approach-outermost"'),
    derezzes: words.includes('"derez"'),
  };
}
