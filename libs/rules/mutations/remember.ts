import type { Cause, FactContent, FactOf, FactType, Mark, MarkType, Use } from '../state/fact';
import type { HistoryRow, How, Noted } from '../state/history';
import type { Work } from '../machine/work';
import { cardOf, definitionOf, ownerOf, typeOf } from '../query/card';
import { causeOf } from '../query/cause';
import { currentEncounter, currentRun, protecting } from '../query/run';
import { subsOf } from '../query/subroutines';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Sighting } from '../state/sighting';

/** What many facts tell: read at once, since to ask first whether it is there costs as much again. */
interface Told {
  readonly type: string;
  readonly card?: Sighting;
  readonly ice?: Sighting;
  readonly side?: Side;
  readonly server?: ServerName;
}

/** The card a fact is about, where it is about one. */
export function cardOfFact(fact: FactContent | Mark): Sighting | null {
  const told: Told = fact;
  return told.card ?? told.ice ?? null;
}

/** Whose doing a fact is that names no side. */
const doers: Partial<Record<(FactContent | Mark)['type'], Side>> = {
  'run-began': 'runner',
  'run-successful': 'runner',
  'run-unsuccessful': 'runner',
  rezzed: 'corp',
  'ice-encountered': 'runner',
  'all-broken': 'runner',
  accessed: 'runner',
  'tags-removed': 'runner',
  'tags-avoided': 'runner',
  stolen: 'runner',
  scored: 'corp',
};

/** Whose card does it: by what the rules or an action do it is nobody's. */
function doerNow(g: Work): Side | null {
  const cause = causeOf(g);
  return cause.kind === 'card' ? ownerOf(g, cardOf(g, cause.card.card)) : null;
}

function sideOf(g: Work, fact: FactContent | Mark, type: FactType | MarkType): Side | null {
  if (type === 'derezzed') return doerNow(g);
  const told: Told = fact;
  return told.side ?? doers[type] ?? null;
}

function serverOf(g: Work, fact: FactContent | Mark, card: CardId | null): ServerName | null {
  const told: Told = fact;
  if (told.server !== undefined) return told.server;
  if (fact.type === 'trashed') return fact.vacated ?? null;
  if (fact.type === 'scored') return g.scoredFrom;
  return card === null ? null : cardOf(g, card).server;
}

const detailOf = (g: Work, fact: FactContent | Mark): string => {
  // INST-22: facedown it has no type.
  if (fact.type === 'installed')
    return fact.side === 'runner' && !fact.faceup ? '' : typeOf(g, fact.card.card);
  return fact.type === 'accessed' ? fact.from : '';
};

const isAccessed = (g: Work, id: CardId): boolean =>
  g.state.frames.some((one) => one.at === 'access' && one.vars.card === id);

const hows: Readonly<Record<Cause['kind'], How>> = {
  rule: 'turn',
  action: 'action',
  card: 'card',
};
const howNow = (g: Work): How => hows[causeOf(g).kind];

/** ACT-22: of the chart, or the ability of a card; null for what is no action. */
function actionOf(g: Work, use: Use): string | null {
  switch (use.for) {
    case 'ability': {
      const caller = g.state.frames.at(-2);
      return caller?.at === 'use' ? `${caller.vars.card} ${caller.vars.path}` : null;
    }
    case 'rez':
    case 'trash-accessed':
    case 'steal':
    case 'trace':
      return null;
    case 'gain-credit':
    case 'draw':
    case 'purge':
    case 'remove-tag':
    case 'advance':
    case 'trash-resource':
    case 'run':
    case 'install':
    case 'play':
      return use.for;
  }
}

type More = NonNullable<HistoryRow['more']>;
type Draft = { -readonly [P in keyof More]: More[P] };

/** What few facts tell besides. */
const mores: {
  readonly [T in (FactContent | Mark)['type']]?: (g: Work, fact: FactOf<T>) => More | null;
} = {
  installed: (g, { host }) => {
    if (g.cameFrom !== null)
      return { from: g.cameFrom, ...(host === undefined ? {} : { host: host.card }) };
    return host === undefined ? null : { host: host.card };
  },
  'credits-gained': (_g, { cause }) =>
    cause.kind === 'card' ? { through: cause.card.card } : null,
  drew: (g, { amount }) =>
    g.asked.remembered.has('cards-drawn') ? { how: howNow(g), cards: amount } : { how: howNow(g) },
  'clicks-spent': (g, { use, amount }) => {
    const action = g.asked.remembered.has('clicks-by-action') ? actionOf(g, use) : null;
    return action === null ? { use: use.for } : { use: use.for, action, clicks: amount };
  },
  'damage-suffered': (g, { kind }) => {
    const by = doerNow(g);
    return by === null ? { damage: kind } : { damage: kind, by };
  },
  'damage-prevented': (_g, fact) => ({ damage: fact.kind, with: [fact.with.card] }),
  'access-ended': (g, { trashed, from, card }) => {
    const more: Draft = { from };
    if (trashed) more.trashed = trashed;
    if (cardOf(g, card.card).zone === 'runner-score') more.stolen = true;
    return more;
  },
  // Kept where a card of the pool asks how much ice there was.
  'run-began': (g, { server }) =>
    g.asked.remembered.has('ice-there') ? { ice: protecting(g, server).length } : null,
  trashed: (g, { by, damage, from, card }) => {
    const more: Draft = { by, from };
    if (damage !== undefined) more.damage = damage;
    if (by === 'runner' && isAccessed(g, card.card)) more.accessed = true;
    return more;
  },
  advanced: () => ({ kind: 'advancement' }),
  'tokens-placed': (_g, { kind }) => ({ kind }),
  // COST-11: what a payment takes off is spent.
  'tokens-removed': (g, { kind }) => ({
    kind,
    ...(g.state.frames.at(-1)?.at === 'pay' ? { spent: true } : {}),
  }),
  'ability-used': (_g, { trashSymbol }) => (trashSymbol === true ? { trashSymbol } : null),
  'play-ended': (_g, { first }) => (first ? { first } : null),
  'strength-changed': (_g, { from, to }) => (to > from ? { raised: true } : null),
  'run-ended': (_g, { outcome }) => (outcome === 'neither' ? null : { outcome }),
  'trace-ended': (_g, { successful }) => ({ outcome: successful ? 'successful' : 'unsuccessful' }),
  'sub-broken': (g, { ice, sub, with: by }) => {
    const card = cardOf(g, ice.card);
    const broken = subsOf(g, card)[sub];
    const printed = definitionOf(g, card).subs.some((one) => one === broken);
    return printed ? { with: [by.card], printed } : { with: [by.card] };
  },
  // Of several cards none broke them all.
  'all-broken': (g) => {
    const used = currentEncounter(g)?.used ?? [];
    return used.length === 1 ? { with: [...used] } : null;
  },
  'encounter-ended': (g) => ({ with: currentEncounter(g)?.used ?? [] }),
};

const moreOf = (g: Work, fact: FactContent | Mark, type: FactType | MarkType): More | null => {
  const tell = mores[type] as ((g: Work, fact: FactContent | Mark) => More | null) | undefined;
  return tell === undefined ? null : tell(g, fact);
};

/** Written out: rows are most of what a game keeps from one decision to the next. */
function row(
  g: Work,
  type: HistoryRow['type'],
  side: Side | null,
  server: ServerName | null,
  card: CardId | null,
  detail: string,
  more: More | null,
): HistoryRow {
  const run = currentRun(g)?.serial ?? 0;
  return more === null
    ? { type, side, server, card, detail, run }
    : { type, side, server, card, detail, more, run };
}

/** A fact as trigger conditions see it, and as it is remembered. */
export function occurrenceOf(g: Work, fact: FactContent | Mark): HistoryRow {
  const { type } = fact;
  const card = cardOfFact(fact)?.card ?? null;
  const more = moreOf(g, fact, type);
  const side = sideOf(g, fact, type);
  return row(g, type, side, serverOf(g, fact, card), card, detailOf(g, fact), more);
}

/** Remembers what no viewer is told of. */
export function note(g: Work, type: Noted, side: Side, detail = ''): void {
  if (g.asked.remembered.has(type))
    g.state.history.thisTurn.push(row(g, type, side, null, null, detail, null));
}

/** Keeps what rules look back at, and what some card of the game does; hands back what it kept. */
export function remember(g: Work, fact: FactContent, type: FactContent['type']): HistoryRow | null {
  if (!g.asked.remembered.has(type)) return null;
  const it = occurrenceOf(g, fact);
  g.state.history.thisTurn.push(it);
  return it;
}

/** Remembers a paid ability window where it is the first or second since something that is asked for. */
export function noteWindow(g: Work): void {
  const { windowsAfter } = g.asked;
  if (windowsAfter.size === 0) return;
  const { thisTurn, lastTurn } = g.state.history;
  let windows = 0;
  for (const rows of [thisTurn, lastTurn])
    for (let i = rows.length - 1; i >= 0 && windows < 2; i -= 1) {
      const type = rows[i]?.type;
      if (type === 'window-opened') windows += 1;
      else if (windowsAfter.has(type)) {
        note(g, 'window-opened', g.state.turn.side);
        return;
      }
    }
}
