import type { FactOf, ObservedFact } from '../facts';
import type { FoldStep } from '../fold/fold';
import { isObject, type JsonObject, listOf } from '../json';
import { cidOf } from '../lens/card';
import { gameView, playerView } from '../lens/game';
import { promptOf } from '../lens/prompt';
import { runOf } from '../lens/run';
import { playerOf, type Side, SIDES } from '../lens/side';
import type { LogEntry } from '../log/entry';
import { DeckModel } from './deck-model';
import type { Access, Arrangement, Hidden } from './hidden';
import {
  added,
  type Counts,
  InSight,
  less,
  noted,
  type Outside,
  sooner,
  without,
} from './in-sight';
import { OutOfSight } from './out-of-sight';
import {
  atDecks,
  drawnAfterShuffle,
  accessesBelow,
  drawnBelow,
  installsTop,
  listedFor,
  hostedAsInstalled,
  inOrder,
  offeredFromDeck,
  putsBelow,
  shuffledIn,
  swapsWithDeck,
} from './shuffles';
import type { Titles } from './titles';
import { toldPlace } from './told-place';
import {
  arrangedTitles,
  choosesAnew,
  lookedAt,
  lookedTitles,
  putsOnTop,
  revealedUntil,
  takesOthers,
} from './told-decks';

const handOf = (titles: Titles, state: JsonObject, side: Side): number[] =>
  listOf(playerOf(state, side)['hand']).flatMap((card) =>
    isObject(card) ? (titles.defOf(card) ?? []) : [],
  );

export type Seen = Pick<FoldStep, 'index' | 'state' | 'touched' | 'newLogLines'>;

/** A player has the server close the question that stands open. */
const closesQuestion = ({ speaker, text }: LogEntry): boolean =>
  speaker === null && text.endsWith(' uses a command: /close-prompt');

/** Entries that a question may put between a shuffle and the card that was searched for. */
const early = 3;

const breaches = / breaches R&D\.$/;

/** Follows the decks through the steps of a fold; feed it every step in order. */
export class HiddenCards {
  private readonly decks = { corp: new DeckModel(), runner: new DeckModel() };
  private readonly arrangements: Arrangement[] = [];
  private readonly runs: number[] = [];
  private readonly accesses: Access[] = [];
  private readonly jackedOut = new Set<number>();
  private readonly mulligans = new Set<Side>();
  private readonly sighted = {
    corp: new Map<number, number[]>(),
    runner: new Map<number, number[]>(),
  };
  private readonly byIndex = new Map<number, ObservedFact[]>();
  private seen: { readonly [side in Side]: Counts } = { corp: new Map(), runner: new Map() };
  private left = { corp: 0, runner: 0 };
  private readonly aside = { corp: new OutOfSight(), runner: new OutOfSight() };
  private last: JsonObject | null = null;
  private readonly inSight: InSight;
  private arranging: {
    readonly defs: readonly number[];
    readonly by: Side;
    readonly deck: Side;
    readonly takesOthers: boolean;
  } | null = null;
  /** What is left on top of a deck once others are taken from there. */
  private leaving: { readonly deck: Side; readonly defs: readonly number[] } | null = null;
  /** Cards that are put on a deck from elsewhere in an order that was chosen, top first. */
  private returning: Record<Side, readonly number[]> = { corp: [], runner: [] };
  private run = 0;
  /** Cards of R&D accessed in this run and still there. */
  private depth = 0;
  /** How deep the one card of R&D lies that is accessed in this run alone, where a line tells it. */
  private alone: number | null = null;
  /** They are accessed from the bottom. */
  private fromBelow = false;

  constructor(
    private readonly titles: Titles,
    facts: readonly ObservedFact[],
    /** Cards that come out of no deck, by the server's ids. */
    private readonly outside: Outside = new Set(),
  ) {
    this.inSight = new InSight(titles, outside);
    for (const fact of facts) {
      if (!relevant.has(fact.type)) continue;
      // What an undo takes back was played all the same; only the decks are as they were before.
      if (fact.flags.includes('undone') && !inRuns.has(fact.type)) continue;
      const list = this.byIndex.get(fact.index);
      if (list === undefined) this.byIndex.set(fact.index, [fact]);
      else list.push(fact);
    }
  }

  step({ index, state, touched, newLogLines }: Seen): void {
    const { last } = this;
    this.last = state;
    const facts = this.byIndex.get(index) ?? [];
    if (last === null) {
      for (const side of SIDES) this.decks[side].shuffle(0, new Map());
      this.move(state, index, facts, [], []);
      return;
    }
    const undone = facts.find((fact) => fact.type === 'undone');
    if (undone?.type === 'undone' && undone.to !== null)
      return void this.takeBack(state, undone.to, index);
    const shuffled = shuffledIn(this.titles, last, state, facts);
    const moved = touched.before.length > 0 || touched.after.length > 0;
    for (const fact of facts) if (fact.type === 'run-began') this.begin(index);
    const isOutside = runOf(last) === null && runOf(state) === null && this.runs.at(-1) !== index;
    if (isOutside && newLogLines.some(({ text }) => breaches.test(text))) this.approach();
    this.fromBelow = !isOutside && (this.fromBelow || accessesBelow(facts));
    if (isOutside) this.alone = null;
    for (const { text } of newLogLines) {
      const place = toldPlace(text);
      if (place !== null) this.depth = this.alone = place - 1;
    }
    this.returning = { corp: [], runner: [] };
    this.look(last, state, index, newLogLines.some(closesQuestion));
    const now = shuffled.length === 0 ? null : this.inSight.of(state);
    const told = newLogLines.map(({ text }) => text);
    this.lookAsTold(last, state, index, told);
    for (const side of shuffled) {
      const left = now === null ? [] : added(this.seen[side], now[side]);
      for (const [depth, def] of revealedUntil(this.titles, side, told, left).entries())
        this.decks[side].peek(depth, def, index);
      for (const def of offeredFromDeck(this.titles, last, side)) this.decks[side].held(def, index);
    }
    const dealt = SIDES.filter((side) => this.isDealt(last, state, side));
    this.turnOver(state, index, facts, shuffled);
    const listed = shuffled.length === 0 ? [] : listedFor(this.titles, last);
    if (moved) this.move(state, index, facts, shuffled, dealt, told, listed);
    else for (const side of shuffled) this.decks[side].shuffle(index, this.seen[side]);
    if (this.leaving !== null) this.decks[this.leaving.deck].arrange(this.leaving.defs, index);
    this.leaving = null;
    for (const fact of facts) {
      if (fact.type === 'accessed')
        this.access(fact, index, isOutside, playerView(last, 'corp').deck);
      if (fact.type === 'jacked-out') this.jackedOut.add(this.run);
      if (fact.type === 'mulliganed') this.mulligans.add(fact.side);
    }
  }

  finish(): Hidden {
    return {
      decks: this.decks,
      accesses: this.accesses,
      arrangements: this.arrangements,
      runs: this.runs,
      jackedOut: this.jackedOut,
      mulligans: this.mulligans,
      sighted: {
        corp: sooner(this.sighted.corp, this.decks.corp.sightings()),
        runner: sooner(this.sighted.runner, this.decks.runner.sightings()),
      },
    };
  }

  /** A hand is drawn after cards of the deck were laid out: those not chosen were shuffled into it. */
  private isDealt(last: JsonObject, state: JsonObject, side: Side): boolean {
    const laid = (at: JsonObject): number =>
      listOf(playerOf(at, side)['play-area']).filter(
        (card) => isObject(card) && !this.outside.has(cidOf(card) ?? ''),
      ).length;
    return gameView(state).turn === 0 && laid(last) > 0 && laid(state) === 0;
  }

  /** All lies where it lay after an earlier entry. */
  private takeBack(state: JsonObject, to: number, index: number): void {
    const now = this.inSight.of(state);
    for (const side of SIDES) {
      noted(this.sighted[side], now[side], index);
      this.decks[side].takeBack(to, index);
      this.aside[side].forget();
      this.left[side] = playerView(state, side).deck;
    }
    this.seen = now;
    this.arranging = null;
    this.depth = 0;
  }

  /** Cards of a deck that come to lie at its bottom, and those that its top shows. */
  private turnOver(
    state: JsonObject,
    index: number,
    facts: readonly ObservedFact[],
    shuffled: readonly Side[],
  ): void {
    for (const one of atDecks(this.titles, facts)) {
      const deck = this.decks[one.deck];
      const size = this.left[one.deck];
      if (shuffled.includes(one.deck) || size === 0) continue;
      const isThere = playerView(state, one.deck).deck === size;
      if ('top' in one) {
        // What is told to be trashed lies there until it was asked whether it goes elsewhere.
        if (one.what === 'trashes' && !isThere) continue;
        for (const [depth, def] of one.top.entries()) deck.peek(depth, def, index);
      } else if (one.card === 'top') deck.sink(0, size, index);
      else if (one.card === 'accessed') {
        this.depth = Math.max(0, this.depth - 1);
        deck.sink(this.depth, size, index);
        // From elsewhere it is a card more.
      } else if (isThere) {
        deck.peek(0, one.card, index);
        deck.sink(0, size, index);
      }
    }
  }

  private begin(index: number): void {
    this.runs.push(index);
    this.run += 1;
    this.approach();
  }

  /** No card of R&D was accessed since. */
  private approach(): void {
    this.depth = 0;
    this.fromBelow = false;
  }

  private access(fact: FactOf<'accessed'>, index: number, outside: boolean, size: number): void {
    const { title } = fact.card;
    const def = title === null ? null : this.titles.ofTitle(title);
    const { server, zone } = fact;
    const at = { index, def, server, zone, run: this.run };
    this.accesses.push(outside ? { ...at, outside } : at);
    if (zone !== 'deck' || def === null) return;
    this.decks.corp.peek(this.fromBelow ? size - 1 - this.depth : this.depth, def, index);
    this.depth += 1;
  }

  /** Cards that left the decks between two states, mulligans and searches apart. */
  private move(
    state: JsonObject,
    index: number,
    facts: readonly ObservedFact[],
    shuffled: readonly Side[],
    dealt: readonly Side[],
    lines: readonly string[] = [],
    listed: readonly number[] = [],
  ): void {
    const now = this.inSight.of(state);
    for (const side of SIDES) {
      const deck = this.decks[side];
      noted(this.sighted[side], now[side], index);
      const { deck: count } = playerView(state, side);
      const mulligan = facts.some((fact) => fact.type === 'mulliganed' && fact.side === side);
      if (mulligan) {
        // What lies elsewhere by then is in no deck.
        const drawn = handOf(this.titles, state, side);
        deck.shuffle(index, less(now[side], drawn));
        deck.leave(drawn, index);
      } else {
        const fresh = this.aside[side].come(
          added(this.seen[side], now[side]),
          this.left[side] - count,
        );
        if (shuffled.includes(side) || this.searched(side, state, facts, fresh)) {
          const hosted = hostedAsInstalled(this.titles, state, side, facts).filter((def) =>
            fresh.includes(def),
          );
          const after = drawnAfterShuffle(this.titles, state, side, facts, lines, listed);
          const drawn = [...after, ...hosted];
          for (const def of without(fresh, drawn)) deck.held(def, index);
          // It was shuffled before the card that was searched for is shown.
          if (hosted.length === 0 || shuffled.includes(side) || deck.since < index - early)
            deck.shuffle(index, less(now[side], drawn));
          deck.leave(drawn, index);
        } else if (dealt.includes(side)) {
          const drawn = handOf(this.titles, state, side);
          deck.shuffle(index, less(now[side], drawn));
          deck.leave(drawn, index);
        } else if (fresh.length > 0) {
          const size = this.left[side];
          const gone = added(now[side], this.seen[side]);
          if (count === size && this.swapped(side, fresh, gone, lines, index)) continue;
          if (index > 0 && count > size - fresh.length) {
            // Something was put into the deck besides, nobody knows where but at its bottom.
            if (putsBelow(side, facts) && count === size - fresh.length + gone.length)
              deck.putBelow(gone, size, index);
            else deck.disturb(index);
          }
          if (drawnBelow(side, facts) || (side === 'corp' && this.fromBelow))
            deck.leaveBelow(fresh, size, index);
          else {
            const out = inOrder(this.titles, side, fresh, facts);
            const alone = side === 'corp' ? this.alone : null;
            deck.leave(alone === null ? out : deck.leaveFrom(alone, out, index), index);
          }
          if (side === 'corp') this.depth = Math.max(0, this.depth - fresh.length);
        } else {
          const gone = added(now[side], this.seen[side]);
          const returned = gone.length > 0 && gone.length === count - this.left[side];
          // Where they lie is told of the top alone: elsewhere the order of the deck begins anew.
          const inTurn = this.returning[side];
          if (returned && inTurn.length === gone.length)
            for (const def of inTurn.toReversed()) deck.putBack(def, index);
          else if (returned && putsOnTop(side, facts, lines))
            for (const def of gone) deck.putBack(def, index);
          else if (returned && putsBelow(side, facts)) deck.putBelow(gone, this.left[side], index);
          else if (returned) deck.shuffle(index, now[side]);
          else if (count === this.left[side]) this.aside[side].leave(gone);
        }
      }
      this.left[side] = count;
    }
    this.seen = now;
  }

  /** A card of the deck changes places with one of the hand, as a line tells: it is as large as before. */
  private swapped(
    side: Side,
    [out, ...others]: readonly number[],
    [into, ...more]: readonly number[],
    lines: readonly string[],
    index: number,
  ): boolean {
    if (out === undefined || into === undefined || others.length + more.length > 0) return false;
    return swapsWithDeck(side, lines) && this.decks[side].swap(out, into, index);
  }

  private searched(
    side: Side,
    state: JsonObject,
    facts: readonly ObservedFact[],
    fresh: readonly number[],
  ): boolean {
    // From the stack into the rig: nothing is installed from the top, but where a line tells it.
    if (installsTop(facts)) return false;
    const isFresh = ({ card: { title } }: FactOf<'installed'>): boolean =>
      title === null || fresh.includes(this.titles.ofTitle(title) ?? -1);
    return (
      side === 'runner' &&
      facts.some((fact) => fact.type === 'installed' && fact.side === 'runner' && isFresh(fact)) &&
      playerView(state, side).deck < this.left.runner
    );
  }

  /** Cards of the top of a deck that are offered, first the topmost, as a line tells how many are looked at: all of them are. */
  private lookAsTold(
    last: JsonObject,
    state: JsonObject,
    index: number,
    told: readonly string[],
  ): void {
    for (const side of SIDES) {
      const count = lookedAt(side, told);
      if (count === null) continue;
      const offered = [state, last]
        .map((at) => offeredFromDeck(this.titles, at, side))
        .find(({ length }) => length === count);
      for (const [depth, def] of (offered ?? []).entries())
        this.decks[side].peek(depth, def, index);
    }
  }

  /** Prompts that show the top of a deck; those of the Corp that put R&D back in order; searches of both. */
  private look(last: JsonObject, state: JsonObject, index: number, isClosed: boolean): void {
    for (const side of SIDES) {
      if (playerOf(last, side)['prompt-state'] === playerOf(state, side)['prompt-state']) continue;
      const prompt = promptOf(state, side);
      const message = prompt?.message ?? '';
      for (const deck of SIDES)
        for (const [depth, def] of lookedTitles(this.titles, deck, message).entries())
          this.decks[deck].peek(depth, def, index);
      const defs = arrangedTitles(this.titles, message);
      if (defs !== null)
        this.arranging = {
          ...{ defs, by: side, deck: message.includes('R&D') ? 'corp' : 'runner' },
          takesOthers: takesOthers(message),
        };
      else if (this.arranging?.by === side && choosesAnew(message)) this.arranging = null;
      else if (this.arranging?.by === side) {
        // Closed by command it is not confirmed: the cards stay as they lay.
        if (!isClosed) {
          const { deck, defs } = this.arranging;
          // They may come from elsewhere, and are none of the deck before.
          if (this.arranging.takesOthers) this.leaving = { deck, defs };
          else if (playerView(state, deck).deck > this.left[deck]) this.returning[deck] = defs;
          else this.decks[deck].arrange(defs, index);
          this.arrangements.push({ index, defs });
        }
        this.arranging = null;
      }
      for (const def of offeredFromDeck(this.titles, state, side))
        this.decks[side].held(def, index);
    }
  }
}

const inRuns: ReadonlySet<string> = new Set(['accessed', 'run-began', 'jacked-out']);

const relevant: ReadonlySet<string> = new Set([
  'accessed',
  'run-began',
  'searched',
  'shuffled',
  'mulliganed',
  'ability-used',
  'trashed',
  'installed',
  'jacked-out',
  'undone',
]);
