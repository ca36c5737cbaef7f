import type { CardRef, Fact } from '../facts';
import type { Located } from '../fold/cards';
import { countOf, type JsonObject } from '../json';
import {
  advancementOf,
  countersOf,
  isFacedown,
  isRezzed,
  isSeen,
  pointsOf,
  titleOf,
  typeOf,
} from '../lens/card';
import { SIDES, type Side, sideOf } from '../lens/side';
import type { ZoneKind } from '../lens/zones';
import { intoHand, isLostUnseen, type SaidOfHands } from './drawn';
import type { Change, Move, Sorted } from './moves';

/** What the log of the same step says, where a move alone does not tell one fact from another. */
export interface Hints {
  readonly played: ReadonlySet<string>;
  /** Titles that were looked for in a deck: they are not drawn. */
  readonly searched: ReadonlySet<string>;
  readonly discarding: boolean;
  /** Sides whose whole hand was replaced. */
  readonly mulliganed: ReadonlySet<Side>;
  readonly said: SaidOfHands;
  /** Cards that were drawn and lie aside; those of this entry are added, and taken out as they leave. */
  readonly aside: Set<string>;
}

/** Facts of cards that moved, came, went, or changed in one step. */
export function cardFacts(sorted: Sorted, hints: Hints): Fact[] {
  if (sorted.moves.length === 0) return sorted.changes.flatMap(changed);
  const facts: Fact[] = [];
  const entered: { readonly [side in Side]: Move[] } = { corp: [], runner: [] };
  const lost: { readonly [side in Side]: (Move & { after: Located })[] } = { corp: [], runner: [] };
  const drawn: { readonly [side in Side]: CardRef[] } = { corp: [], runner: [] };
  const discarded: { readonly [side in Side]: CardRef[] } = { corp: [], runner: [] };
  for (const move of sorted.moves) {
    const { before, after } = move;
    if (after?.kind === 'hand') {
      if (hints.searched.has(titleOf(after.card) ?? '') && before?.kind !== 'hand')
        facts.push(back(move, after.side, before?.kind ?? 'deck', 'hand'));
      else if (hints.mulliganed.has(after.side)) drawn[after.side].push(refOf(move));
      else if (before?.kind !== 'hand' && !wasAside(move, hints)) entered[after.side].push(move);
    } else if (after !== null && isLostUnseen(move, hints.said)) {
      lost[after.side].push({ ...move, after });
    } else if (isDrawnAside(move, hints)) {
      drawn[move.after.side].push(refOf(move));
    } else if (
      before?.kind === 'hand' &&
      after?.kind === 'discard' &&
      hints.discarding &&
      !wasPlayed(move, hints)
    ) {
      discarded[after.side].push(refOf(move));
    } else facts.push(...moved(move, hints));
  }
  for (const side of SIDES) {
    const into = intoHand(side, entered[side], hints.said);
    for (const { move, from } of into.put) facts.push(back(move, side, from, 'hand'));
    const drew = [...drawn[side], ...into.drawn.map(refOf)];
    const missing = Math.max(0, hints.said.draws[side] - drew.length);
    drew.push(...lost[side].slice(0, missing).map(refOf));
    if (drew.length > 0) facts.push({ type: 'drew', side, amount: drew.length, cards: drew });
    for (const [nth, move] of lost[side].entries())
      facts.push(trashed(move, move.after, nth < missing ? 'hand' : 'deck'));
    const threw = discarded[side];
    if (threw.length > 0)
      facts.push({ type: 'discarded', side, amount: threw.length, cards: threw });
  }
  for (const change of sorted.changes) facts.push(...changed(change));
  return facts;
}

function refOf({ id, before, after }: Move | Change): CardRef {
  const card = after?.card ?? before?.card;
  return { id, title: card === undefined ? null : titleOf(card) };
}

function isInstant(located: Located): boolean {
  const type = typeOf(located.card);
  return type === 'Event' || type === 'Operation';
}

function wasPlayed(move: Move, hints: Hints): boolean {
  return (
    move.after !== null && isInstant(move.after) && hints.played.has(titleOf(move.after.card) ?? '')
  );
}

const INSTALLED: ReadonlySet<ZoneKind> = new Set<ZoneKind>(['root', 'ice', 'rig', 'hosted']);

/** A card that is drawn while something asks what becomes of it: it lies aside, and then in the hand or elsewhere. */
function isDrawnAside(
  move: Move,
  { said, aside }: Hints,
): move is Move & { readonly after: Located } {
  const { id, before, after } = move;
  if (before !== null || after?.kind !== 'set-aside' || said.draws[after.side] === 0) return false;
  if (id !== null) aside.add(id);
  return true;
}

/** It was drawn as it was laid aside. */
const wasAside = ({ id, before }: Move, { aside }: Hints): boolean =>
  before?.kind === 'set-aside' && id !== null && aside.delete(id);

function back(move: Move, side: Side, from: ZoneKind | null, to: ZoneKind): Fact {
  return { type: 'returned', side, card: refOf(move), from, to };
}

function moved(move: Move, hints: Hints): readonly Fact[] {
  const { before, after } = move;
  if (after === null) return before === null ? [] : vanished(move, before, hints);
  const from = before?.kind ?? null;
  switch (after.kind) {
    case 'root':
    case 'ice':
    case 'rig':
    case 'hosted':
      return before !== null && INSTALLED.has(before.kind) ? [] : settled(move, after);
    case 'play-area':
    case 'current':
      return isInstant(after) && from !== 'play-area' ? [played(move, after.side)] : [];
    case 'discard':
      return inDiscard(move, before, after, hints);
    case 'scored':
      return before?.kind === 'scored' ? [] : scored(move, after);
    case 'rfg': {
      const gone: Fact = { type: 'removed-from-game', card: refOf(move) };
      if (before?.kind === 'hand' && wasPlayed(move, hints))
        return [played(move, after.side), gone];
      return before?.kind === 'scored'
        ? [{ type: 'forfeited', side: before.side, card: refOf(move) }]
        : [gone];
    }
    case 'set-aside':
    case 'deck':
      return before === null ? [] : [back(move, after.side, before.kind, after.kind)];
    case 'hand':
      return [];
  }
}

function played(move: Move, side: Side): Fact {
  return { type: 'played', side, card: refOf(move) };
}

/** A card entered play: installed, and perhaps rezzed or with counters at once. */
function settled(move: Move, after: Located): readonly Fact[] {
  const installed = after.card['installed'];
  if (installed === undefined || installed === null || installed === false) return [];
  const side = sideOf(after.card['side']) ?? after.side;
  const card = refOf(move);
  const host = after.host === null ? null : { id: null, title: titleOf(after.host) };
  const zone =
    after.kind === 'root' || after.kind === 'ice' || after.kind === 'hosted' ? after.kind : 'rig';
  const facts: Fact[] = [{ type: 'installed', side, card, server: after.server, zone, host }];
  if (isRezzed(after.card)) facts.push({ type: 'rezzed', card, server: after.server });
  facts.push(...tokens(card, {}, countersOf(after.card), 0, advancementOf(after.card)));
  return facts;
}

function inDiscard(
  move: Move,
  before: Located | null,
  after: Located,
  hints: Hints,
): readonly Fact[] {
  const from = before?.kind ?? null;
  if (from === 'play-area' || from === 'current') {
    return isInstant(after) ? [] : [trashed(move, after, from)];
  }
  if (from !== null && isInstant(after) && wasPlayed(move, hints))
    return [played(move, after.side)];
  if (from === 'scored' && before !== null)
    return [{ type: 'forfeited', side: before.side, card: refOf(move) }];
  return [trashed(move, after, from ?? 'deck')];
}

function trashed(move: Move, after: Located, from: ZoneKind): Fact {
  const faceup = after.side === 'runner' ? !isFacedown(after.card) : isSeen(after.card);
  return { type: 'trashed', card: refOf(move), by: null, from, faceup };
}

function scored(move: Move, after: Located): readonly Fact[] {
  // A card that becomes an agenda as it is added to a score area was neither scored nor stolen.
  if (typeOf((move.before ?? after).card) !== 'Agenda')
    return [back(move, after.side, move.before?.kind ?? 'deck', 'scored')];
  const points = pointsOf(after.card);
  return [{ type: after.side === 'corp' ? 'scored' : 'stolen', card: refOf(move), points }];
}

/** Gone where neither player sees it: shuffled or put back into a deck, as a rule. */
function vanished(move: Move, before: Located, hints: Hints): readonly Fact[] {
  if (before.kind === 'deck' || hints.mulliganed.has(before.side)) return [];
  if (before.kind === 'scored')
    return [{ type: 'forfeited', side: before.side, card: refOf(move) }];
  return [back(move, before.side, before.kind, 'deck')];
}

function changed(change: Change): readonly Fact[] {
  const { before, after } = change;
  const card = refOf(change);
  const facts: Fact[] = [];
  if (INSTALLED.has(after.kind)) {
    const was = isRezzed(before.card);
    if (was !== isRezzed(after.card))
      facts.push({ type: was ? 'derezzed' : 'rezzed', card, server: after.server });
  }
  const advanced = advancementOf(before.card);
  facts.push(
    ...tokens(
      card,
      countersOf(before.card),
      countersOf(after.card),
      advanced,
      advancementOf(after.card),
    ),
  );
  return facts;
}

function tokens(
  card: CardRef,
  before: JsonObject,
  after: JsonObject,
  advanced: number,
  advances: number,
): Fact[] {
  const facts: Fact[] = [];
  if (before !== after) {
    for (const kind of Object.keys(after))
      put(facts, card, kind, countOf(after[kind]) - countOf(before[kind]));
    for (const kind of Object.keys(before))
      if (!(kind in after)) put(facts, card, kind, -countOf(before[kind]));
  }
  put(facts, card, 'advancement', advances - advanced);
  return facts;
}

function put(facts: Fact[], card: CardRef, kind: string, delta: number): void {
  if (delta > 0) facts.push({ type: 'tokens-placed', card, amount: delta, kind });
  if (delta < 0) facts.push({ type: 'tokens-removed', card, amount: -delta, kind });
}
