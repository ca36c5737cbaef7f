import { refreshArchives } from '../mutations/archives';
import { mark } from '../mutations/emit';
import { removeFromGame } from '../mutations/trash';
import type { BreachVars } from '../state/run-vars';
import type { Work } from '../machine/work';
import { ask, call, done, frame, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { eachConstant } from '../query/in-force';
import { barToPay } from '../legality/payment';
import {
  accessBill,
  accessLimit,
  type Additional,
  additionalAccesses,
  type Allowance,
  isFromBottom,
  isTaken,
} from '../query/access';
import { free } from '../query/bill';
import { cardOf, definitionOf } from '../query/card';
import { mayAccessNoMore, mayBeAccessed } from '../query/may-access';
import { currentRun, findServer } from '../query/run';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { boundless } from '../state/boundless';
import { isCentral } from '../state/server';
import { payFrame } from './pay-frame';

type Steps = FrameSteps['breach'];

const rootLeft = (g: Work, v: BreachVars): CardId[] =>
  v.zoneOnly === true
    ? []
    : (findServer(g, v.server)?.root ?? []).filter(
        (id) => !v.accessed.includes(id) && mayBeAccessed(g, id),
      );

const byKind = (a: Card, b: Card): number => a.def - b.def || a.openHandle - b.openHandle;

/** Cards of the central itself that can still be accessed; of R&D only the topmost (ACC-08). */
function zoneLeft(g: Work, v: BreachVars): CardId[] {
  const { corp } = g.state;
  const fresh = (id: CardId): boolean => !v.accessed.includes(id);
  const open = (id: CardId): boolean =>
    fresh(id) && v.among?.includes(id) !== false && mayBeAccessed(g, id);
  if (v.rootOnly === true) return [];
  switch (v.server) {
    case 'HQ':
      return corp.hq.filter(open);
    case 'R&D': {
      const top = isFromBottom(g) ? corp.rd.findLast(fresh) : corp.rd.find(fresh);
      return top === undefined || !mayBeAccessed(g, top) ? [] : [top];
    }
    case 'Archives':
      // The order in which cards came there is kept for nobody (ZONE-07).
      return corp.archives.filter(open).sort((a, b) => byKind(cardOf(g, a), cardOf(g, b)));
    default:
      return [];
  }
}

/** Cards that let the Runner remove one in Archives instead of accessing it. */
function removers(g: Work): CardId[] {
  const found: CardId[] = [];
  eachConstant(g, 'removes-instead', (_, { source }) => {
    found.push(source);
  });
  return found;
}

const notAsked = (v: BreachVars, { allowed }: Additional): Allowance | undefined =>
  allowed.find(({ source }) => !v.asked.includes(source));

/** ACC-26: what was accessed in it, by what is remembered of this run. */
function tally(g: Work, v: BreachVars): { readonly accessed: number; readonly taken: number } {
  const run = currentRun(g)?.serial ?? 0;
  const rows = g.state.history.thisTurn.filter(
    (row) =>
      row.type === 'accessed' &&
      row.run === run &&
      row.card !== null &&
      v.accessed.includes(row.card),
  );
  return { accessed: rows.length, taken: rows.filter((row) => isTaken(g, row)).length };
}

function close(g: Work, v: BreachVars): Next<Steps> {
  mark(g, { type: 'breach-ended', server: v.server, ...tally(g, v) });
  return done();
}

/** Whatever there is to access. */
const allThere = (g: Work, v: BreachVars): number =>
  rootLeft(g, v).length +
  (v.server === 'R&D' && v.rootOnly !== true ? g.state.corp.rd.length : zoneLeft(g, v).length);

function total(g: Work, v: BreachVars, fixed: number): number {
  // ACC-24
  const root = rootLeft(g, v).length;
  if (!isCentral(v.server)) return root;
  if (v.server === 'Archives') return root + g.state.corp.archives.length;
  return root + Math.max(0, 1 + fixed + v.extra);
}

/** COST-07: an additional cost can be refused; then the card is not accessed. */
function accessOne(g: Work, v: BreachVars, card: CardId): Next<Steps> {
  v.done += 1;
  v.accessed.push(card);
  const bill = accessBill(g, v.server);
  if (bill === free) return enter(g, v, card);
  if (barToPay(g, 'runner', 'other', g.state.corp.identity, bill) !== null) return goto('next');
  v.costly = card;
  return ask(
    {
      kind: 'option',
      for: 'runner',
      source: g.state.corp.identity,
      options: ['yes', 'no'],
    },
    'priced',
  );
}

const enter = (g: Work, v: BreachVars, card: CardId): Next<Steps> => {
  const { life, zone } = cardOf(g, card);
  return call(
    frame('access', '5.5.1', { card, life, from: zone, server: v.server, trashed: false }),
    'next',
  );
};

/** Accessing it can do something, so that its turn in the order matters. */
const isLive = (g: Work, id: CardId): boolean => {
  const { value, anywhere } = definitionOf(g, cardOf(g, id));
  const hook = g.pool.hooks.get('when:accessed');
  return value.type === 'agenda' || (hook !== undefined && anywhere.has(hook));
};

/** ACC-28: by which card who chooses what of HQ is accessed; null where chance does. */
function accessChooser(g: Work): { readonly who: Side; readonly source: CardId } | null {
  let chooser: ReturnType<typeof accessChooser> = null;
  eachConstant(g, 'chooses-access', ({ who }, { source }) => {
    chooser = { who, source };
  });
  return chooser;
}

function fromZone(g: Work, v: BreachVars, zone: readonly CardId[]): Next<Steps> {
  const [only] = zone;
  if (only === undefined) return close(g, v);
  if (zone.length === 1) return accessOne(g, v, only);
  const chooser = v.server === 'HQ' ? accessChooser(g) : null;
  if (chooser !== null)
    return ask(
      {
        kind: 'pick',
        for: chooser.who,
        source: chooser.source,
        why: 'choose',
        from: zone,
        done: false,
      },
      'picked',
    );
  // ACC-06, ACC-07, META-06: HQ gives up cards at random.
  if (v.server === 'HQ')
    return ask({ kind: 'random', for: 'chance', why: 'hq-access', from: zone }, 'picked');
  if (g.asking === 'choices' && !zone.some((id) => isLive(g, id))) return accessOne(g, v, only);
  return ask({ kind: 'access', for: 'runner', cards: zone, zone: false }, 'chosen');
}

/**
 * Step 5.5: a number is fixed, then cards are accessed one at a time (RUN5-07, ACC-02, ACC-03,
 * ACC-04), none where there is none (ACC-21). They stay where they lie (ACC-10, ACC-18).
 */
export const breach: Procedure<'breach'> = {
  count: (g, v) => {
    // ACC-11, ACC-13: everything in Archives is turned faceup first.
    if (v.server === 'Archives') refreshArchives(g);
    mark(g, { type: 'breach-began', server: v.server });
    return goto('allow');
  },
  // Each card that allows more is asked about by itself.
  allow: (g, v) => {
    const remover =
      v.server === 'Archives' ? removers(g).find((id) => !v.asked.includes(id)) : undefined;
    if (remover !== undefined && g.state.corp.archives.length > 0)
      return ask(
        {
          kind: 'pick',
          for: 'runner',
          source: remover,
          why: 'choose',
          from: zoneLeft(g, v),
          done: true,
        },
        'removed',
      );
    if (v.only !== undefined || v.among !== undefined || v.rootOnly === true) {
      v.total = Math.min(v.only ?? boundless, allThere(g, v), accessLimit(g));
      return goto('next');
    }
    const additional = additionalAccesses(g, v.server);
    const open = notAsked(v, additional);
    if (open !== undefined)
      return ask(
        { kind: 'number', for: 'runner', source: open.source, from: 0, to: open.most },
        'allowed',
      );
    const all = Math.max(0, total(g, v, additional.fixed) + additional.everywhere);
    v.total = Math.min(all, accessLimit(g));
    return goto('next');
  },
  removed: (g, v, answer) => {
    const remover = removers(g).find((id) => !v.asked.includes(id));
    if (remover === undefined) throw unexpected(answer);
    v.asked.push(remover);
    if (answer?.do === 'pick') removeFromGame(g, [answer.card]);
    else if (answer?.do !== 'done') throw unexpected(answer);
    return goto('allow');
  },
  allowed: (g, v, answer) => {
    const open = notAsked(v, additionalAccesses(g, v.server));
    if (answer?.do !== 'number' || open === undefined) throw unexpected(answer);
    v.asked.push(open.source);
    v.extra += answer.number;
    return goto('allow');
  },
  next: (g, v) => {
    if (v.done >= v.total || mayAccessNoMore(g)) return close(g, v);
    const root = rootLeft(g, v);
    const zone = zoneLeft(g, v);
    // ACC-14, ACC-15: in the Runner's order. ACC-16: the root's cards are not skipped for more of the central's.
    const isFree = v.only !== undefined;
    const mayZone = zone.length > 0 && (isFree || v.total - v.done > root.length);
    if (root.length === 0) return fromZone(g, v, zone);
    const [only] = root;
    if (!mayZone && root.length === 1 && only !== undefined) return accessOne(g, v, only);
    const cards = v.server === 'Archives' && mayZone ? [...root, ...zone] : root;
    return ask(
      { kind: 'access', for: 'runner', cards, zone: mayZone && v.server !== 'Archives' },
      'chosen',
    );
  },
  priced: (g, v, answer) => {
    if (answer?.do !== 'option') throw unexpected(answer);
    if (answer.option === 'no') return goto('next');
    const bill = accessBill(g, v.server);
    return call(payFrame('runner', g.state.corp.identity, 'other', bill), 'paid');
  },
  paid: (g, v, _answer, paid) =>
    paid === true && v.costly !== undefined ? enter(g, v, v.costly) : goto('next'),
  chosen: (g, v, answer) => {
    if (answer?.do === 'access-zone') return fromZone(g, v, zoneLeft(g, v));
    if (answer?.do !== 'access') throw unexpected(answer);
    return accessOne(g, v, answer.card);
  },
  picked: (g, v, answer) => {
    if (answer?.do !== 'random' && answer?.do !== 'pick') throw unexpected(answer);
    return accessOne(g, v, answer.card);
  },
};
