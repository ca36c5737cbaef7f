import type { Card } from '../state/card';
import type { Context } from '../state/context';
import type { Called, Filter } from '../state/filter';
import { isSubtype, type CardType, type Subtype } from '../state/trait';
import type { Work } from '../machine/work';
import { canBeAdvanced } from './advancement';
import { fits, signedAmountOf } from './ask';
import {
  cardOf,
  definitionOf,
  hostedOn,
  isBlank,
  isInstalled,
  isRezzed,
  isUnrezzed,
  ownerOf,
  typeOfCard,
  valueOf,
} from './card';
import { canChange } from './changes-with';
import { countersOn } from './counters';
import { isSoPlaced } from './ice-position';
import { keptBy } from './kept';
import { playerOf } from './player';
import { isCounter, propertyOf } from './property';
import { recurringOf } from './recurring';
import { currentRun } from './run';
import { serverFits } from './server-fits';
import { hasSubtype } from './subtype';
import { targets } from './target';
import { boundless } from '../state/boundless';

/** CONV-01: whatever lies in a score area is an agenda there. */
const typeAsItLies = (g: Work, card: Card): CardType =>
  card.zone === 'runner-score' || card.zone === 'corp-score' ? 'agenda' : typeOfCard(g, card);

type Qualities = {
  readonly [Q in keyof Required<Filter>]: (
    g: Work,
    wanted: NonNullable<Filter[Q]>,
    card: Card,
    context: Context,
  ) => boolean;
};

const isAmong = (wanted: CardType | readonly CardType[], type: CardType): boolean =>
  typeof wanted === 'string' ? wanted === type : wanted.includes(type);

function hasOneOf(g: Work, card: Card, wanted: Subtype | readonly Subtype[]): boolean {
  if (typeof wanted === 'string') return hasSubtype(g, card, wanted);
  for (const one of wanted) if (hasSubtype(g, card, one)) return true;
  return false;
}

/** The run in which something was done to a card; null where any of the turn will do. */
function runOf(g: Work, when: NonNullable<Filter['was']>['when']): number | null {
  if (when === 'this-turn') return null;
  if (when === 'this-run') return currentRun(g)?.serial ?? -1;
  return g.state.history.thisTurn.findLast((row) => row.type === 'run-began')?.run ?? -1;
}

/** Which of those that could be named was; none before anything was. */
const placeOfNamed = (g: Work, called: Called, { numbers, source }: Context): number =>
  'kept' in called ? (keptBy(g, source, called.kept)?.x ?? -1) : (numbers[called.as] ?? -1);

/** What each field of a filter asks of a card. */
const qualities: Qualities = {
  // Where it lies is asked by `matches`: `fits` takes a card wherever it is.
  in: () => true,
  side: (g, side, card) => ownerOf(g, card) === side,
  // ZONE-05: facedown it has neither.
  type: (g, wanted, card) => !isBlank(card) && isAmong(wanted, typeAsItLies(g, card)),
  subtype: (g, wanted, card) => !isBlank(card) && hasOneOf(g, card, wanted),
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
  got: (g, kind, { id }) => {
    const { thisTurn } = g.state.history;
    // UNIN-02: installed again it is a new copy, which got nothing yet.
    const since = thisTurn.findLastIndex((row) => row.type === 'installed' && row.card === id);
    return thisTurn.some(
      (row, at) =>
        at > since && row.type === 'tokens-placed' && row.card === id && row.more?.kind === kind,
    );
  },
  was: (g, { done, when, with: by }, card, context) => {
    const run = runOf(g, when);
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
  hostedOn: (g, filter, card, context) => {
    const host = card.host === null ? null : cardOf(g, card.host);
    return host !== null && isInstalled(host) && fits(g, context, host, filter);
  },
  changesWith: (g, target, card, context) =>
    targets(g, context, target).some((id) => canChange(g, card, cardOf(g, id))),
  relative: (g, { to, as }, card, context) =>
    targets(g, context, to).some((id) => isSoPlaced(g, as, card, cardOf(g, id))),
  position: (g, wanted, card) => {
    const place = g.state.servers.find((one) => one.name === card.server);
    return place !== undefined && place.ice.at(wanted === 'innermost' ? 0 : -1) === card.id;
  },
  measure: (g, { of, atLeast, atMost }, card, context) => {
    const value = isCounter(of) ? countersOn(g, card, of) : propertyOf(g, card, of);
    return (
      value >= (atLeast === undefined ? -boundless : signedAmountOf(g, context, atLeast)) &&
      value <= (atMost === undefined ? boundless : signedAmountOf(g, context, atMost))
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
  called: (g, called, card, context) => {
    const kind = called.among[placeOfNamed(g, called, context)];
    if (kind === undefined || isBlank(card)) return false;
    return isSubtype(kind) ? hasSubtype(g, card, kind) : typeOfCard(g, card) === kind;
  },
  ofIdentity: (g, side, card) =>
    !isBlank(card) &&
    valueOf(g, card).faction === valueOf(g, cardOf(g, playerOf(g, side).identity)).faction,
  newest: (g, _true, card) => g.state.runner.heap.at(-1) === card.id,
  spentRecurring: (g, _true, card) =>
    g.state.active.includes(card.id) && card.recurring < recurringOf(g, card),
  hasTrashCost: (g, _true, card) => 'trash' in valueOf(g, card),
  unique: (g, _true, card) => !isBlank(card) && definitionOf(g, card).isUnique,
  any: (g, filters, card, context) => filters.some((one) => fits(g, context, card, one)),
};

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
export function hasQualities(g: Work, context: Context, card: Card, filter: Filter): boolean {
  for (const has of qualitiesOf(filter)) if (!has(g, card, context)) return false;
  return true;
}
