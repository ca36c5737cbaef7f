import type {
  Amount,
  Filter,
  Happening,
  Place,
  Property,
  Target,
  ToldNumber,
} from '../state/filter';
import type { HistoryRow } from '../state/history';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import { type Card, type CounterKind, counterKinds } from '../state/card';
import type { EncounterVars } from '../state/frame';
import type { Placed, Sub } from '../ability/pool';
import type { CardId } from '../state/card-id';
import {
  abilitiesOf,
  answering,
  answeringAnywhere,
  cardOf,
  definitionOf,
  hostedOn,
  isBlank,
  isInstalled,
  isInstalledCorp,
  isRezzed,
  isUnrezzed,
  ownerOf,
  printedPoints,
  valueOf,
  typeOfCard,
} from './card';
import { accessedFrom } from './accessed-from';
import { isSoPlaced } from './ice-position';
import { isIn, isInDeck, lying, placesOf } from './place';
import { currentEncounter, currentRun, justRezzed, protecting } from './run';
import type { Side } from '../state/side';
import {
  isNeutral,
  isSubtype,
  subtypes,
  type CardType,
  type Faction,
  type Subtype,
} from '../state/trait';
import type { Condition } from '../ability/condition';
import { isHooked } from './hook';
import { serverFits } from './server-fits';
import type { Ability, Constant, Subroutine } from '../ability/ability';
import type { Looked, Modifier } from '../ability/modifier';
import { contextOf, contextOfLasting, contextBut } from './context';
import { type ModifierOf, printedOn, isWorking, abilityOf } from './constant';
import { playerOf } from './player';

/** The cards a target stands for now; none where there is no such card. */
export function targets(g: Work, context: Context, target: Target): readonly CardId[] {
  if (typeof target === 'object' && 'all' in target) return cardsFor(g, context, target.all);
  if (typeof target === 'object' && 'named' in target) {
    const cards = context.named[target.named] ?? [];
    const { fits: as } = target;
    return as === undefined ? cards : cards.filter((id) => fits(g, context, cardOf(g, id), as));
  }
  if (typeof target === 'object')
    return (context.named[target.rest] ?? []).filter((id) => isInDeck(cardOf(g, id)));
  switch (target) {
    case 'this':
      return [context.source];
    case 'host': {
      const host = cardOf(g, context.source).host;
      return host === null ? [] : [host];
    }
    case 'approached': {
      const run = currentRun(g);
      return run?.phase === 'approach' && run.ice !== null ? [run.ice] : [];
    }
    case 'encountered': {
      const encounter = currentEncounter(g);
      return encounter === null ? [] : [encounter.ice];
    }
    case 'accessed': {
      for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
        const frame = g.state.frames[i];
        if (frame?.at === 'access') return [frame.vars.card];
      }
      return [];
    }
    case 'that':
      return context.that === null ? [] : [context.that];
    case 'target':
      return context.target === null ? [] : [context.target];
  }
}

const oneOf = <T>(wanted: T | readonly T[], fits: (one: T) => boolean): boolean =>
  Array.isArray(wanted) ? (wanted as readonly T[]).some(fits) : fits(wanted as T);

type Qualities = {
  readonly [Q in keyof Required<Filter>]: (
    g: Work,
    wanted: NonNullable<Filter[Q]>,
    card: Card,
    context: Context,
  ) => boolean;
};

/** What each field of a filter asks of a card. */
const qualities: Qualities = {
  // Where it lies is asked by `matches`: `fits` takes a card wherever it is.
  in: () => true,
  side: (g, side, card) => ownerOf(g, card) === side,
  // ZONE-05: facedown it has neither.
  type: (g, wanted, card) =>
    !isBlank(card) && oneOf<CardType>(wanted, (type) => typeOfCard(g, card) === type),
  subtype: (g, wanted, card) => !isBlank(card) && oneOf(wanted, (one) => hasSubtype(g, card, one)),
  not: (g, subtype, card) => isBlank(card) || !hasSubtype(g, card, subtype),
  rezzed: (g, wanted, card) => !wanted || isRezzed(g, card),
  unrezzed: (_g, wanted, card) => !wanted || isUnrezzed(card),
  server: (g, word, card, context) => serverFits(g, context, word, card.server),
  advanceable: (g, _true, card) => canBeAdvanced(g, card),
  other: (_g, _true, card, context) => card.id !== context.source,
  none: (g, filters, card, context) => !filters.some((one) => fits(g, context, card, one)),
  same: (g, target, card, context) => targets(g, context, target).includes(card.id),
  except: (g, target, card, context) => !targets(g, context, target).includes(card.id),
  facedown: (_g, _true, card) => !card.faceup,
  faceup: (_g, _true, card) => card.faceup,
  got: (g, kind, card) =>
    g.state.history.thisTurn.some(
      (row) => row.type === 'tokens-placed' && row.card === card.id && row.more?.kind === kind,
    ),
  was: (g, { done, when, with: by }, card, context) => {
    const run = when === 'this-run' ? (currentRun(g)?.serial ?? -1) : null;
    return g.state.history.thisTurn.some(
      (row) =>
        row.type === done &&
        row.card === card.id &&
        (run === null || row.run === run) &&
        (by === undefined || row.more?.with?.includes(context.source) === true),
    );
  },
  hosts: (g, filter, card, context) =>
    hostedOn(g, card.id).some((id) => fits(g, context, cardOf(g, id), filter)),
  relative: (g, { to, as }, card, context) =>
    targets(g, context, to).some((id) => isSoPlaced(g, as, card, cardOf(g, id))),
  position: (g, wanted, card) => {
    const place = g.state.servers.find((one) => one.name === card.server);
    return place !== undefined && place.ice.at(wanted === 'innermost' ? 0 : -1) === card.id;
  },
  measure: (g, { of, atLeast, atMost }, card, context) => {
    const value = isCounter(of) ? countersOn(g, card, of) : propertyOf(g, card, of);
    return (
      value >= (atLeast === undefined ? -Infinity : signedAmountOf(g, context, atLeast)) &&
      value <= (atMost === undefined ? Infinity : signedAmountOf(g, context, atMost))
    );
  },
  typeOf: (g, target, card, context) =>
    !isBlank(card) &&
    targets(g, context, target).some((id) => {
      const other = cardOf(g, id);
      return !isBlank(other) && typeOfCard(g, other) === typeOfCard(g, card);
    }),
  copyOf: (g, target, card, context) =>
    // INST-22: facedown it has no name.
    !isBlank(card) &&
    targets(g, context, target).some(
      (id) => valueOf(g, cardOf(g, id)).title === valueOf(g, card).title,
    ),
  brokeInRun: (g, _true, card) => {
    const run = currentRun(g)?.serial;
    return g.state.history.thisTurn.some(
      (row) =>
        row.type === 'sub-broken' && row.run === run && row.more?.with?.includes(card.id) === true,
    );
  },
  called: (g, { as, among }, card, context) => {
    const kind = among[context.numbers[as] ?? -1];
    if (kind === undefined || isBlank(card)) return false;
    return isSubtype(kind) ? hasSubtype(g, card, kind) : typeOfCard(g, card) === kind;
  },
  ofIdentity: (g, side, card) =>
    !isBlank(card) &&
    valueOf(g, card).faction === valueOf(g, cardOf(g, playerOf(g, side).identity)).faction,
  hasTrashCost: (g, _true, card) => 'trash' in valueOf(g, card),
  unique: (g, _true, card) => !isBlank(card) && valueOf(g, card).unique === true,
  any: (g, filters, card, context) => filters.some((one) => fits(g, context, card, one)),
};

/** Counters that a card is only considered to have. */
function consideredOn(g: Work, card: Card, kind: CounterKind): number {
  let more = 0;
  eachConstant(g, 'considered', ({ counter, cards, amount }, context) => {
    if (counter === kind && matches(g, context, card, cards)) more += amountOf(g, context, amount);
  });
  return more;
}

/** COST-11: what lies on a card, and what it counts as having. */
export const countersOn = (g: Work, card: Card, kind: CounterKind): number =>
  card[kind] + consideredOn(g, card, kind);

const isCounter = (of: Property | CounterKind): of is CounterKind =>
  (counterKinds as readonly string[]).includes(of);

type Quality = (g: Work, card: Card, context: Context) => boolean;

const compiled = new WeakMap<Filter, readonly Quality[]>();

/** The questions of a filter, put together when it is first asked. */
function qualitiesOf(filter: Filter): readonly Quality[] {
  const known = compiled.get(filter);
  if (known !== undefined) return known;
  const found = (Object.keys(qualities) as (keyof Filter)[]).flatMap((field): Quality[] => {
    const wanted = filter[field];
    if (wanted === undefined || field === 'in') return [];
    const has = qualities[field] as (g: Work, wanted: unknown, card: Card, c: Context) => boolean;
    return [(g, card, context) => has(g, wanted, card, context)];
  });
  compiled.set(filter, found);
  return found;
}

/** Whether a card has the described qualities, wherever it lies. */
export function fits(g: Work, context: Context, card: Card, filter: Filter): boolean {
  for (const has of qualitiesOf(filter)) if (!has(g, card, context)) return false;
  return true;
}

export const matches = (g: Work, context: Context, card: Card, filter: Filter): boolean =>
  oneOf<Place>(filter.in ?? 'installed', (place) => isIn(card, place, context)) &&
  fits(g, context, card, filter);

/** Whether a filter means a card; one that names no place means it wherever it lies. */
export const describes = (g: Work, context: Context, card: Card, filter: Filter): boolean =>
  (filter.in === undefined ? fits : matches)(g, context, card, filter);

/** The cards a filter describes, in a stable order. */
export function cardsFor(g: Work, context: Context, filter: Filter): CardId[] {
  const found: CardId[] = [];
  for (const place of placesOf(filter))
    for (const id of lying(g, place, context))
      if (fits(g, context, cardOf(g, id), filter)) found.push(id);
  return found;
}

/** The cards of a description, or those of a target that fit. */
export function candidatesOf(
  g: Work,
  context: Context,
  from: Filter | Target,
  filter: Filter | undefined,
): readonly CardId[] {
  const cards = isTarget(from) ? targets(g, context, from) : cardsFor(g, context, from);
  return filter === undefined
    ? cards
    : cards.filter((id) => describes(g, context, cardOf(g, id), filter));
}

export const isTarget = (cards: Filter | Target): cards is Target =>
  typeof cards === 'string' || 'named' in cards || 'rest' in cards || 'all' in cards;

/** Whether what a constant ability works on includes this card. */
export function covered(g: Work, context: Context, cards: Filter | Target, card: Card): boolean {
  if (cards === 'this') return card.id === context.source;
  return isTarget(cards)
    ? targets(g, context, cards).includes(card.id)
    : matches(g, context, card, cards);
}

/** The same, of cards in a hand, too, or accessed ones: they are meant where the filter names no place. */
export const coveredAnywhere = (
  g: Work,
  context: Context,
  cards: Filter | Target,
  card: Card,
): boolean =>
  isTarget(cards) ? covered(g, context, cards, card) : describes(g, context, card, cards);

/** ADR 119: neutral and facedown cards are of no faction, and count for none. */
function isMost(g: Work, context: Context, faction: Faction, among: Filter): boolean {
  const counts = new Map<Faction, number>();
  for (const id of cardsFor(g, context, among)) {
    const card = cardOf(g, id);
    const own = valueOf(g, card).faction;
    if (!isBlank(card) && !isNeutral(own)) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const most = counts.get(faction) ?? 0;
  return [...counts].every(([other, count]) => other === faction || count < most) && most > 0;
}

/** Whether a condition holds now. */
export function holds(g: Work, context: Context, condition: Condition): boolean {
  switch (condition.is) {
    case 'tagged':
      return Math.max(tagsOf(g), isTagged(g) ? 1 : 0) >= (condition.atLeast ?? 1);
    case 'link':
      return linkOf(g) >= condition.atLeast;
    case 'not':
      return !holds(g, context, condition.condition);
    case 'all':
      return condition.conditions.every((one) => holds(g, context, one));
    case 'at-least':
      return amountOf(g, context, condition.amount) >= condition.least;
    case 'more':
      return (
        signedAmountOf(g, context, condition.amount) > signedAmountOf(g, context, condition.than)
      );
    case 'equal':
      return (
        signedAmountOf(g, context, condition.amount) === signedAmountOf(g, context, condition.to)
      );
    case 'most':
      return isMost(g, context, condition.faction, condition.among);
    case 'just-rezzed':
      return justRezzed(g);
    case 'turn':
      return g.state.turn.side === condition.of;
    case 'odd':
      return amountOf(g, context, condition.amount) % 2 === 1;
    case 'happened':
      return happenings(g, context, condition).length > 0;
    case 'next-window':
      return isNextWindow(g, context, condition.after);
    case 'first-turn':
      return g.state.turn.number === 1;
    case 'making-run': {
      const making = g.state.frames.findLast((one) => one.at === 'make-run');
      return making?.at === 'make-run' && serverFits(g, context, condition.on, making.vars.server);
    }
    case 'fits':
      return targets(g, context, condition.card).some((id) =>
        describes(g, context, cardOf(g, id), condition.as),
      );
    case 'all-broken': {
      const encounter = currentEncounter(g);
      if (encounter === null) return false;
      // BYP-05, ALL-01: all of no subroutines are broken once 3.1 is reached.
      if (condition.with === 'this' && encounter.used.some((id) => id !== context.source))
        return false;
      if (condition.with === 'this' && encounter.used.length === 0) return false;
      return encounter.breakable && unbrokenOf(g, encounter).length === 0;
    }
    case 'protected':
      return context.server !== null && protecting(g, context.server).length > 0;
    case 'accessed-from':
      return accessedFrom(g) === condition.zone;
    case 'accessing':
      return g.state.frames.some((one) => one.at === 'access' && one.vars.card === context.source);
    case 'installed':
      return targets(g, context, condition.card).some((id) => isInstalled(cardOf(g, id)));
    case 'in-run': {
      const run = currentRun(g);
      return (
        run !== null &&
        (condition.on === undefined || serverFits(g, context, condition.on, run.server))
      );
    }
  }
}

/** What is remembered of a time; of an encounter, from where it began (ENC-11). */
function rowsOf(g: Work, when: Happening['when']): readonly HistoryRow[] {
  const { thisTurn, lastTurn } = g.state.history;
  if (when === 'last-turn') return lastTurn;
  if (when !== 'this-encounter') return thisTurn;
  const began = thisTurn.findLastIndex((row) => row.type === 'ice-encountered');
  return began < 0 ? [] : thisTurn.slice(began);
}

/** Whether something remembered is such a thing. */
function isSo(g: Work, context: Context, row: HistoryRow, wanted: Happening): boolean {
  const { server, card, damage, from, by, accessed, outcome } = wanted;
  return (
    row.type === wanted.fact &&
    (wanted.side === undefined || row.side === wanted.side) &&
    (server === undefined || serverFits(g, context, server, row.server)) &&
    (card === undefined || row.card === null || fits(g, context, cardOf(g, row.card), card)) &&
    (damage === undefined ||
      (row.more?.damage !== undefined && damage.includes(row.more.damage))) &&
    // What is accessed says where in its detail.
    (from === undefined || (row.more?.from ?? row.detail) === from) &&
    (by === undefined || row.more?.by === by) &&
    (accessed === undefined || row.more?.accessed === true) &&
    (outcome === undefined || row.more?.outcome === outcome) &&
    (wanted.with === undefined || row.more?.with?.includes(context.source) === true) &&
    (wanted.this !== true || row.card === context.source)
  );
}

/** What took place in this encounter, this run, this turn or the turn before, as the rules remember it. */
function happenings(g: Work, context: Context, wanted: Happening): readonly HistoryRow[] {
  const { when } = wanted;
  const isOfRun = when === 'this-run' || when === 'this-encounter';
  const run = currentRun(g)?.serial ?? -1;
  return rowsOf(g, when).filter(
    (row) => (!isOfRun || row.run === run) && isSo(g, context, row, wanted),
  );
}

/** PAW-12: since the last such thing no other window was opened than the one that is open now. */
function isNextWindow(g: Work, context: Context, wanted: Happening): boolean {
  const rows = [...g.state.history.lastTurn, ...g.state.history.thisTurn];
  const last = rows.findLastIndex((row) => isSo(g, context, row, wanted));
  return last >= 0 && rows.slice(last).filter((row) => row.type === 'window-opened').length === 1;
}

/** TAG-01: by a tag, or by what says so. */
export const isTagged = (g: Work): boolean =>
  tagsOf(g) > 0 || someConstant(g, 'tagged', () => true);

/** What there is of them, and what the player is considered to have besides (CONV-06). */
function counted(g: Work, what: 'tags' | 'bad-publicity', there: number): number {
  let count = there;
  eachConstant(g, 'counts-more', (modifier) => {
    if (modifier.marks === what) count += modifier.by;
  });
  return count;
}

export const tagsOf = (g: Work): number => counted(g, 'tags', g.state.runner.tags);

export const badPublicityOf = (g: Work): number =>
  counted(g, 'bad-publicity', g.state.corp.badPublicity);

/** Under which names what follows a trace finds how it ended. */
export const traced = { strength: '#trace strength', link: '#trace link' } as const;

/** Under which names what a fact sets off finds the numbers that the fact tells. */
export const toldNumbers: Readonly<Record<ToldNumber, string>> = {
  accessed: '#accessed',
  taken: '#taken',
  purged: '#purged',
  worth: '#worth',
  corp: '#corp',
  runner: '#runner',
};

/** Under which name an operation finds the position of the ice that was trashed to play it. */
export const vacated = '#vacated';

/** Works an amount out; never negative (COST-14). */
export function amountOf(g: Work, context: Context, amount: Amount): number {
  return Math.max(0, signedAmountOf(g, context, amount));
}

/** The same for what may be negative: strength. */
export function signedAmountOf(g: Work, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.of) {
    case 'x':
      return context.x;
    case 'var':
      return context.numbers[amount.name] ?? 0;
    case 'told':
      return context.numbers[toldNumbers[amount.what]] ?? 0;
    case 'counters': {
      if (amount.on === 'this' && context.left !== undefined) return context.left[amount.kind];
      if (amount.on === 'this' && amount.kind === 'advancement') {
        const card = cardOf(g, context.source);
        // Of a card that has left what it had (SCORE-08), of one that is there what it has by now.
        const own = isInstalledCorp(card) ? card.advancement : context.advancement;
        return own + consideredOn(g, card, amount.kind);
      }
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + countersOn(g, cardOf(g, id), amount.kind),
        0,
      );
    }
    case 'property':
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + propertyOf(g, cardOf(g, id), amount.what),
        0,
      );
    case 'tags':
      return tagsOf(g);
    case 'bad-publicity':
      return badPublicityOf(g);
    case 'pool':
      return playerOf(g, amount.side).credits;
    case 'clicks':
      return playerOf(g, amount.side).clicks;
    case 'agenda-points':
      return agendaPointsOf(g, amount.side);
    case 'hand-size':
      return handSizeOf(g, amount.side);
    case 'servers':
      return g.state.servers.filter(
        ({ name, root }) =>
          serverFits(g, context, amount.kind, name) &&
          (amount.occupied !== true || root.length > 0),
      ).length;
    case 'subroutines':
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + subsOf(g, cardOf(g, id)).length,
        0,
      );
    case 'link':
      return linkOf(g);
    case 'trace': {
      const strength = context.numbers[traced.strength] ?? 0;
      return amount.part === 'strength' ? strength : strength - (context.numbers[traced.link] ?? 0);
    }
    case 'unused-memory':
      return memoryLimit(g) - memoryUsed(g);
    case 'count':
      return candidatesOf(g, context, amount.cards, amount.fits).length;
    case 'greatest':
      return cardsFor(g, context, amount.cards).reduce(
        (most, id) => Math.max(most, propertyOf(g, cardOf(g, id), amount.what)),
        0,
      );
    case 'happened':
      return happenings(g, context, amount).length;
    case 'lacking':
      return Math.max(
        0,
        signedAmountOf(g, context, amount.to) - signedAmountOf(g, context, amount.amount),
      );
    case 'stolen-points':
      return happenings(g, context, { fact: 'stolen', when: amount.when }).reduce(
        (sum, { card }) => sum + (card === null ? 0 : printedPoints(g, cardOf(g, card))),
        0,
      );
    case 'times':
      return amount.factor * signedAmountOf(g, context, amount.amount);
    case 'less':
      return Math.max(0, signedAmountOf(g, context, amount.amount) - amount.by);
    case 'least':
      return Math.min(...amount.amounts.map((one) => signedAmountOf(g, context, one)));
    case 'sum':
      return amount.amounts.reduce<number>((sum, one) => sum + signedAmountOf(g, context, one), 0);
    case 'half':
      return Math.floor(signedAmountOf(g, context, amount.amount) / 2);
    case 'every':
      return Math.floor(signedAmountOf(g, context, amount.amount) / amount.in);
  }
}

/** TYPE-06: programs alone have one; never less than none. */
export function memoryCost(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'program') return 0;
  let cost = value.memory;
  eachOwnConstant(g, card, 'memory-cost', (modifier, context) => {
    cost += signedAmountOf(g, context, modifier.by);
  });
  return Math.max(0, cost);
}

/** A program on a host whose text says so takes none of the Runner's memory (MU-05). */
function isExempt(g: Work, card: Card): boolean {
  if (card.host === null) return false;
  return printedOn(g, cardOf(g, card.host), 'hosts').some(({ freeMemory }) => freeMemory === true);
}

/** The memory that programs in play take, those left out that are to go or are not meant. */
export function memoryTaken(
  g: Work,
  gone: readonly CardId[],
  isMeant: (card: Card) => boolean,
): number {
  let used = 0;
  for (const id of g.state.runner.rig) {
    const card = cardOf(g, id);
    if (isBlank(card)) continue;
    const memory = memoryCost(g, card);
    if (memory > 0 && !gone.includes(id) && !isExempt(g, card) && isMeant(card)) used += memory;
  }
  return used;
}

const anyCard = (): boolean => true;

/** MU-02, MU-07: what is left is the limit less this. */
export const memoryUsed = (g: Work): number => memoryTaken(g, [], anyCard);

/** The trash cost a card has; null when it has none (TRASH-05, TYPE-08). */
export function trashCostOf(g: Work, card: Card): number | null {
  const value = valueOf(g, card);
  if (!('trash' in value) || value.trash === undefined) return null;
  let cost = value.trash;
  eachConstant(g, 'trash-cost', ({ cards, by }, context) => {
    if (describes(g, context, card, cards)) cost += signedAmountOf(g, context, by);
  });
  return Math.max(0, cost);
}

const isStrengthKept = (g: Work, card: Card): boolean =>
  someConstant(g, 'strength-kept', ({ cards }, context) => covered(g, context, cards, card));

/** SCORE-06 */
export function agendaPointsOf(g: Work, side: Side): number {
  let points = 0;
  for (const id of playerOf(g, side).score) {
    points += pointsOf(g, cardOf(g, id));
  }
  return points;
}

/** Maximum hand size: 5, modifiers, and one less for each brain damage (HAND-01, DMG-03). */
export function handSizeOf(g: Work, side: Side): number {
  let base = 5;
  let size = side === 'runner' ? -g.state.runner.brain : 0;
  eachConstant(g, 'hand-size', (modifier, context) => {
    if (modifier.side !== side) return;
    const by = signedAmountOf(g, context, modifier.by);
    if (modifier.base === true) base = by;
    else size += by;
  });
  return base + size;
}

/** The tokens an agenda needs to be scored, modifiers counted (SCORE-01). */
export function requirementOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return Infinity;
  let requirement = value.advancement;
  eachConstant(g, 'advancement-requirement', ({ cards, by }, context) => {
    if (coveredAnywhere(g, context, cards, card))
      requirement += signedAmountOf(g, contextBut(context, { that: card.id }), by);
  });
  eachOwnConstant(g, card, 'advancement-requirement', (modifier, own) => {
    requirement += signedAmountOf(g, own, modifier.by);
  });
  return Math.max(0, requirement);
}

/** Printed strength and all modifiers added up (ABIL-03); may be negative (ICE-04). */
export function strengthOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  const printed = value.type === 'ice' || value.type === 'program' ? value.strength : 0;
  // An X is what an ability adds up to.
  let strength = typeof printed === 'number' ? printed : 0;
  eachConstant(g, 'strength', (modifier, context) => {
    if (!covered(g, context, modifier.cards, card)) return;
    const by = signedAmountOf(g, context, modifier.by);
    if (by > 0 || !isStrengthKept(g, card)) strength += by;
  });
  return strength;
}

/** What an agenda is worth, or a card that became one (SCORE-06, CONV-01). */
export function pointsOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  if (value.type !== 'agenda') return printedOn(g, card, 'worth')[0]?.points ?? 0;
  let points = value.points;
  for (const { by, cards } of printedOn(g, card, 'agenda-points'))
    if (cards === undefined) points += signedAmountOf(g, contextOf(g, card), by);
  eachConstant(g, 'agenda-points', ({ by, cards }, context) => {
    if (cards !== undefined && matches(g, context, card, cards))
      points += signedAmountOf(g, context, by);
  });
  return points;
}

/** Whether such a card was rezzed this turn (ORD-01). */
const rezzedThisTurn = (g: Work, context: Context, cards: Filter | Target): boolean =>
  g.state.history.thisTurn.some(
    ({ type, card }) =>
      type === 'rezzed' &&
      (card === null || isTarget(cards) || fits(g, context, cardOf(g, card), cards)),
  );

/** Rez cost with modifiers, without additional costs (REZ-05); it may come out below none. */
export function rezCostOf(g: Work, card: Card): number {
  const value = valueOf(g, card);
  let cost =
    value.type === 'asset' || value.type === 'upgrade' || value.type === 'ice' ? value.cost : 0;
  eachConstant(g, 'rez-cost', (modifier, context) => {
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.first === 'turn' && rezzedThisTurn(g, context, modifier.cards)) return;
    cost += signedAmountOf(g, context, modifier.by);
  });
  eachOwnConstant(g, card, 'rez-cost', (modifier, own) => {
    cost += signedAmountOf(g, own, modifier.by);
  });
  return cost;
}

/** COST-14: a number that a card has, nothing where it has none; an X that is not being paid is nothing. */
function propertyOf(g: Work, card: Card, property: Property): number {
  const value = valueOf(g, card);
  switch (property) {
    case 'cost':
      return 'cost' in value && typeof value.cost === 'number' ? value.cost : 0;
    case 'rez-cost':
      return rezCostOf(g, card);
    case 'strength':
      return strengthOf(g, card);
    case 'points':
      return pointsOf(g, card);
    case 'printed-points':
      return printedPoints(g, card);
    case 'trash':
      return trashCostOf(g, card) ?? 0;
    case 'memory':
      return memoryCost(g, card);
    case 'requirement':
      // What was added to a score area as an agenda has none (CONV-01): nothing can be counted by it.
      return typeOfCard(g, card) === 'agenda' ? requirementOf(g, card) : 0;
    case 'subroutines':
      return subsOf(g, card).length;
    case 'subtypes':
      return subtypes.filter((one) => hasSubtype(g, card, one)).length;
  }
}

/**
 * The subroutines a card has now, in their order: its own, those that others give it before and
 * after them (CONV-06, SUB-01). Numbers stay the same while others come and go.
 */
export function subsOf(g: Work, card: Card): readonly Sub[] {
  const printed = definitionOf(g, card).subs;
  if (!isChanged(g, 'subroutines')) return printed;
  const before: Sub[] = [];
  const after: Sub[] = [];
  let lost = 0;
  eachConstant(g, 'subroutines', (modifier, context, given) => {
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.lose !== undefined) lost += amountOf(g, context, modifier.lose);
    const list = modifier.first === true ? before : after;
    let next = given.row === 0 ? (context.source + 1) * 1000 : -given.row * 1000;
    const add = (one: Placed<Subroutine>): void => {
      list.push({ path: one.path, line: one.line, ability: one.ability, id: next });
      next += 1;
    };
    const times = modifier.times === undefined ? 1 : amountOf(g, context, modifier.times);
    for (let i = 0; i < times; i += 1)
      for (const ability of given.ability.subs ?? [])
        add({ path: g.pool.paths.get(ability) ?? '', line: given.line, ability });
    if (modifier.copies !== undefined)
      for (const id of targets(g, context, modifier.copies))
        definitionOf(g, cardOf(g, id)).subs.forEach(add);
  });
  const own = lost === 0 ? printed : printed.slice(0, Math.max(0, printed.length - lost));
  return [...before, ...own, ...after];
}

/** The abilities a card has now: its own, then those it was given, in the order of what gives them (GAIN-01). */
export function abilitiesNow(g: Work, card: Card): readonly Placed[] {
  const own = abilitiesOf(g, card);
  if (!isChanged(g, 'abilities')) return own;
  const given: Placed[] = [];
  // They stand below the lines of the card itself.
  let line = own.reduce((last, one) => Math.max(last, one.line), -1);
  eachConstant(g, 'abilities', ({ cards }, context, { ability }) => {
    if (!covered(g, context, cards, card)) return;
    for (const one of ability.gives ?? []) {
      line += 1;
      given.push({ path: g.pool.paths.get(one) ?? '', line, ability: one });
    }
  });
  return given.length === 0 ? own : [...own, ...given];
}

/** It ends the run, and does nothing else. */
const isEndOnly = ({ ability: { effects } }: Sub): boolean =>
  effects.length === 1 && effects[0]?.do === 'end-run';

/** The places of the subroutines that are not broken yet in an encounter, or of some of them. */
export const unbrokenOf = (g: Work, encounter: EncounterVars, only?: 'end-run'): number[] =>
  subsOf(g, cardOf(g, encounter.ice)).flatMap((one, i) =>
    encounter.broken.includes(one.id) || (only !== undefined && !isEndOnly(one)) ? [] : [i],
  );

/** Printed, gained and lost instances are summed; above zero means having it (CONV-03). */
export function hasSubtype(g: Work, card: Card, subtype: Subtype, copied = false): boolean {
  let instances = definitionOf(g, card).subtypes.includes(subtype) ? 1 : 0;
  eachConstant(g, 'subtypes', (modifier, context) => {
    const { copies } = modifier;
    // What a card has only as a copy of others is not copied again.
    if (copies !== undefined && !copied && covered(g, context, modifier.cards, card))
      if (cardsFor(g, context, copies).some((id) => hasSubtype(g, cardOf(g, id), subtype, true)))
        instances += 1;
    if (modifier.gain?.includes(subtype) !== true && modifier.lose?.includes(subtype) !== true)
      return;
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.gain?.includes(subtype) === true) instances += 1;
    if (modifier.lose?.includes(subtype) === true) instances -= 1;
  });
  return instances > 0;
}

/** Installed agendas always, other cards when their text says so, rezzed or not (ADV-02). */
export function canBeAdvanced(g: Work, card: Card): boolean {
  if (!isInstalledCorp(card)) return false;
  if (typeOfCard(g, card) === 'agenda') return true;
  let can = false;
  eachOwnConstant(g, card, 'advanceable', ({ only }) => {
    can ||= only === undefined || isRezzed(g, card);
  });
  return can;
}

/** Four, plus modifiers (MU-01). */
export function memoryLimit(g: Work): number {
  let base = 4;
  let limit = 0;
  eachConstant(g, 'memory-limit', (modifier, context) => {
    const by = signedAmountOf(g, context, modifier.by);
    if (modifier.base === true) base = by;
    else limit += by;
  });
  return base + limit;
}

/** LINK-01; only read, so that it is never spent (LINK-02). */
export function linkOf(g: Work): number {
  const identity = valueOf(g, cardOf(g, g.state.runner.identity));
  let link = identity.type === 'identity' && identity.side === 'runner' ? identity.link : 0;
  eachConstant(g, 'link', (modifier) => {
    link += modifier.by;
  });
  return link;
}

/** Where a constant ability comes from: the lasting row it is of, or 0. */
interface Given {
  readonly ability: Constant;
  readonly line: number;
  readonly row: number;
}

type Visit<K extends Modifier['of']> = (
  modifier: ModifierOf<K>,
  context: Context,
  given: Given,
) => void;

const modifies = <K extends Modifier['of']>(
  ability: Ability,
  of: K,
): ability is Constant & { modifies: ModifierOf<K> } =>
  ability.kind === 'constant' && ability.modifies.of === of;

/** Whether anything in force changes it: to be asked first where most often nothing does. */
export const isChanged = (g: Work, of: Looked<'in force'>): boolean =>
  isHooked(g, g.pool.constants.get(of));

/**
 * Whether one of the constant abilities in force that change `of` is so; none is looked at after it
 * (COUNT-04, ABIL-15). Found through the hook counts: nothing is scanned where none is in force, nor
 * after the last that is.
 */
export function someConstant<K extends Looked<'in force'>>(
  g: Work,
  of: K,
  isSo: (modifier: ModifierOf<K>, context: Context, given: Given) => boolean,
): boolean {
  const hook = g.pool.constants.get(of);
  if (!isHooked(g, hook)) return false;
  let left = g.state.hooks[hook] ?? 0;
  for (const id of g.state.active) {
    if (left === 0) return false;
    const card = cardOf(g, id);
    const placed = answering(g, card, hook);
    if (placed.length === 0) continue;
    left -= 1;
    for (const { ability, line } of placed) {
      if (!modifies(ability, of)) continue;
      const context = contextOf(g, card);
      if (ability.while !== undefined && !holds(g, context, ability.while)) continue;
      if (isSo(ability.modifies, context, { ability, line, row: 0 })) return true;
    }
  }
  for (const row of g.state.lasting) {
    if (left === 0) return false;
    const { ability, line } = abilityOf(g, row.path);
    if (!modifies(ability, of)) continue;
    left -= 1;
    if (!isWorking(g, row)) continue;
    const context = contextOfLasting(g, row);
    if (ability.while !== undefined && !holds(g, context, ability.while)) continue;
    if (isSo(ability.modifies, context, { ability, line, row: row.serial })) return true;
  }
  return false;
}

/** Visits every constant ability in force that changes `of` (COUNT-04, ABIL-15). */
export function eachConstant<K extends Looked<'in force'>>(g: Work, of: K, visit: Visit<K>): void {
  if (!isChanged(g, of)) return;
  someConstant(g, of, (modifier, context, given) => {
    visit(modifier, context, given);
    return false;
  });
}

/** Visits a card's own constant abilities that work while it is inactive (ZONE-06). */
export function eachOwnConstant<K extends Looked<'anywhere'>>(
  g: Work,
  card: Parameters<typeof contextOf>[1],
  of: K,
  visit: Visit<K>,
): void {
  const hook = g.pool.constants.get(of);
  if (hook === undefined) return;
  for (const { ability, line } of answeringAnywhere(g, card, hook))
    if (modifies(ability, of) && ability.anywhere === true) {
      const context = contextOf(g, card);
      if (ability.while === undefined || holds(g, context, ability.while))
        visit(ability.modifies, context, { ability, line, row: 0 });
    }
}
