import type { Fact, FactType } from '../../state/fact';
import type { Pool } from '../../ability/pool';
import type { Card, Zone } from '../../state/card';
import type { CardId } from '../../state/card-id';
import type { Side } from '../../state/side';
import type { State } from '../../state/state';
import { canTell } from '../viewer';
import { arrangedIn } from './arranged-in';
import { inTurns } from './in-turns';
import { Groups, type Group, type Known, type Lesson } from './group';
import { ownPlace, pile, placeOf, underWay, type KnownPlace } from './place';

/** A card that lies elsewhere than before; null where the seat sees it. */
interface Move {
  readonly card: Card;
  readonly from: KnownPlace | null;
  readonly to: KnownPlace | null;
  /** Named while it moved. */
  readonly isShown: boolean;
  /** INFO-37: it lay in the grip before, open. */
  readonly turned: boolean;
}

/** Facts that show cards where they lie. */
const SHOWING: ReadonlySet<FactType> = new Set([
  ...(['accessed', 'exposed', 'revealed', 'looked'] as const),
]);

const isDeck = (place: KnownPlace): boolean => place === pile('rd') || place === pile('stack');

/**
 * What one seat can tell of the cards it does not see, from everything it was shown: a fold over
 * the facts as that seat saw them. Where it cannot be exact it knows less, never more.
 */
export class Knowledge {
  groups = new Groups();
  #where = new Map<CardId, KnownPlace>();
  /** How many cards lie in each place. */
  #counts = new Map<KnownPlace, number>();
  /** Where each card lay when it was last looked at, and whether its face was up. */
  #zones: Zone[] = [];
  #faceup: boolean[] = [];
  #position = 0;

  constructor(
    private readonly pool: Pool,
    readonly seat: Side,
    opening: Pick<State, 'cards'>,
  ) {
    for (const card of opening.cards) this.#settle(card);
  }

  /** The same knowledge, to be taken further on its own. */
  copy(): Knowledge {
    const copy = new Knowledge(this.pool, this.seat, { cards: [] });
    copy.groups = this.groups.copy();
    copy.#where = new Map(this.#where);
    copy.#counts = new Map(this.#counts);
    copy.#zones = [...this.#zones];
    copy.#faceup = [...this.#faceup];
    copy.#position = this.#position;
    copy.#positioned = new Map(this.#positioned);
    copy.#deckOf = new Map(this.#deckOf);
    return copy;
  }

  /** A decision's facts and the state they led to; in order, every decision once. */
  take(state: State, facts: readonly Fact[]): void {
    this.#position += 1;
    let [shuffled, shown, arranged] = [false, false, false];
    for (const { type } of facts) {
      if (type === 'shuffled' || type === 'mulliganed') shuffled = true;
      else if (type === 'arranged') arranged = true;
      else if (SHOWING.has(type)) shown = true;
    }
    if (shuffled) this.#forgetOrder(facts);
    if (shown) this.#learn(state, facts, shuffled);
    if (arranged) this.#rearranged(state, facts);
    this.#follow(state, facts);
  }

  /** How many cards lie in a place. */
  countIn(place: KnownPlace): number {
    return this.#counts.get(place) ?? 0;
  }

  placeOf(id: CardId): KnownPlace | null {
    return this.#where.get(id) ?? null;
  }

  /** Whether the card in a place of its own is known without doubt. */
  certain(group: Group): boolean {
    let places = 0;
    for (const place of group.places) places += this.countIn(place);
    return group.known.length === places && group.places.size === 1;
  }

  #ownerOf(card: Card): Side {
    const definition = this.pool.definitions[card.def];
    if (definition === undefined) throw new Error(`no definition ${card.def}`);
    return definition.side;
  }

  #settle(card: Card): void {
    this.#lookAt(card);
    this.#put(card.id, placeOf(card, this.seat, this.#ownerOf(card)));
  }

  #lookAt({ id, zone, faceup }: Card): void {
    this.#zones[id] = zone;
    this.#faceup[id] = faceup;
  }

  /** A card lies there from now on; null where the seat sees it, or it is under way. */
  #put(id: CardId, place: KnownPlace | null): void {
    const before = this.#where.get(id);
    if (before !== undefined) this.#counts.set(before, this.countIn(before) - 1);
    if (place === null) this.#where.delete(id);
    else {
      this.#where.set(id, place);
      this.#counts.set(place, this.countIn(place) + 1);
    }
  }

  /** INFO-27: what was known by its place in a deck is somewhere in the deck. */
  #forgetOrder(facts: readonly Fact[]): void {
    if (this.#positioned.size === 0) return;
    for (const fact of facts) {
      const deck =
        fact.type === 'shuffled'
          ? fact.deck
          : fact.type === 'mulliganed'
            ? fact.side === 'corp'
              ? 'rd'
              : 'stack'
            : null;
      if (deck === null) continue;
      for (const [id, place] of this.#where) {
        if (place !== this.#positioned.get(id) || this.#deckOf.get(id) !== deck) continue;
        // Searched for: it lies aside while the others are shuffled (SRCH-02).
        if (this.#zones[id] === 'aside') continue;
        this.#put(id, pile(deck));
        this.groups.transfer(place, pile(deck), true);
        this.#positioned.delete(id);
      }
    }
  }

  #positioned = new Map<CardId, KnownPlace>();
  #deckOf = new Map<CardId, 'rd' | 'stack'>();

  #learn(state: State, facts: readonly Fact[], shuffled: boolean): void {
    const seen = new Map<KnownPlace, Known[]>();
    // A card that is shown twice is no second copy.
    const counted = new Set<CardId>();
    let isAfterShuffle = false;
    for (const fact of facts) {
      if (fact.type === 'shuffled' || fact.type === 'mulliganed') isAfterShuffle = true;
      const shown =
        fact.type === 'accessed' || fact.type === 'exposed' || fact.type === 'revealed'
          ? [fact.card]
          : fact.type === 'looked'
            ? fact.cards
            : [];
      for (const one of shown) {
        const card = state.cards[one.card];
        const place = this.#where.get(one.card);
        if (card === undefined || place === undefined || !canTell(this.seat, one.seen)) continue;
        const lesson: Lesson = { position: this.#position, fact: fact.type };
        const known = { def: card.def, lesson };
        // SRCH-02: what was found may be shown once the others are shuffled.
        const isAside = isAfterShuffle && this.#zones[one.card] === 'aside';
        if (isDeck(place) && (!shuffled || isAside)) {
          this.#fix(card, place);
          this.groups.remove(place, card.def, false);
          this.groups.learn(ownPlace(card), [known]);
        } else if (place === ownPlace(card)) {
          this.groups.remove(place, card.def, true);
          this.groups.learn(place, [known]);
        } else if (!counted.has(one.card)) {
          counted.add(one.card);
          seen.set(place, [...(seen.get(place) ?? []), known]);
        }
      }
    }
    for (const [place, known] of seen) this.groups.learn(place, known);
  }

  /** A card seen in a deck is known by its place there until the order changes. */
  #fix(card: Card, deck: KnownPlace): void {
    const place = ownPlace(card);
    this.#put(card.id, place);
    this.#positioned.set(card.id, place);
    this.#deckOf.set(card.id, deck === pile('rd') ? 'rd' : 'stack');
  }

  /** Cards that lie elsewhere than before: one that neither changed its zone nor was turned does not. */
  #moved(state: State): readonly Card[] {
    const moved: Card[] = [];
    for (const card of state.cards) {
      const { id } = card;
      if (this.#zones[id] === card.zone && this.#faceup[id] === card.faceup) continue;
      this.#lookAt(card);
      const from = this.#where.get(id) ?? null;
      const lies = placeOf(card, this.seat, this.#ownerOf(card));
      // Installed from where it was shown: no shuffle of the deck takes it along.
      if (from === lies) this.#positioned.delete(id);
      if (from !== lies && !(this.#positioned.has(id) && lies !== null && isDeck(lies)))
        moved.push(card);
    }
    return moved;
  }

  /** Moves what went from place to place, in sight or out of it. */
  #follow(state: State, facts: readonly Fact[]): void {
    const moved = this.#moved(state);
    if (moved.length === 0) return;
    for (const together of inTurns(moved, facts)) {
      const moves = together.map((card) => this.#moveOf(card, facts));
      const [only] = moves;
      if (moves.length === 1 && only !== undefined) this.#goAlone(only);
      else this.#goTogether(moves);
    }
  }

  #moveOf(card: Card, facts: readonly Fact[]): Move {
    const from = this.#where.get(card.id) ?? null;
    const to = placeOf(card, this.seat, this.#ownerOf(card));
    const isShown = from !== null && to !== null && this.#wasShown(card.id, facts);
    const turned =
      from === null &&
      to === pile('grip') &&
      !facts.some((fact) => fact.type === 'returned' && fact.card.card === card.id);
    return { card, from, to, isShown, turned };
  }

  /** As by leaving and arriving, in one go. */
  #goAlone(move: Move): void {
    const { card, from, to, isShown } = move;
    if (from === null || to === null || isShown) {
      this.#leave(move);
      this.#arrive(move);
      return;
    }
    this.#positioned.delete(card.id);
    this.#put(card.id, to);
    this.groups.transfer(from, to, this.countIn(from) === 0);
  }

  /** All leave before any arrives, whatever their numbers; what was named takes no secret along. */
  #goTogether(moves: readonly Move[]): void {
    const named = moves.filter(({ to, isShown }) => to === null || isShown);
    const unnamed = moves.filter(({ to, isShown }) => to !== null && !isShown);
    for (const move of [...named, ...unnamed]) this.#leave(move);
    for (const move of unnamed) if (move.from !== null) this.#arrive(move);
    for (const move of moves) if (move.from === null || move.isShown) this.#arrive(move);
  }

  /** A card that nobody named is under way in a place of its own until it arrives. */
  #leave({ card, from, to, isShown }: Move): void {
    this.#positioned.delete(card.id);
    if (from === null) return;
    this.#put(card.id, null);
    const vacated = this.countIn(from) === 0;
    if (to === null || isShown) this.groups.remove(from, card.def, vacated);
    else this.groups.transfer(from, underWay(card), vacated);
  }

  #arrive({ card, from, to, isShown, turned }: Move): void {
    if (to === null) return;
    this.#put(card.id, to);
    // It was seen until it went out of sight.
    if (from === null) this.#learnOneMore(card, to, turned ? 'revealed' : 'returned');
    else if (isShown) this.#learnOneMore(card, to, 'revealed');
    else this.groups.transfer(underWay(card), to, true);
  }

  #learnOneMore(card: Card, place: KnownPlace, fact: Lesson['fact']): void {
    this.groups.add(place, { def: card.def, lesson: { position: this.#position, fact } });
  }

  /** Named while it moved: what the seat saw of that very object on its way. */
  #wasShown(id: CardId, facts: readonly Fact[]): boolean {
    return facts.some(
      (fact) =>
        (fact.type === 'installed' ||
          fact.type === 'trashed' ||
          fact.type === 'returned' ||
          fact.type === 'revealed') &&
        fact.card.card === id &&
        canTell(this.seat, fact.card.seen),
    );
  }

  /** Cards another player put back in any order are known together, not one by one. */
  #rearranged(state: State, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.type !== 'arranged' || fact.side === this.seat) continue;
      const cards = arrangedIn(fact, fact.deck === 'rd' ? state.corp.rd : state.runner.stack);
      if (!cards.some((id) => this.#positioned.has(id))) continue;
      for (const id of cards) this.#setApart(state, id, pile(fact.deck));
      this.groups.join(cards.map((id) => ownPlace({ id })));
    }
  }

  /** A card of a deck has a place of its own there, if it has none. */
  #setApart(state: State, id: CardId, deck: KnownPlace): void {
    const card = state.cards[id];
    if (card === undefined || this.#where.get(id) !== deck) return;
    this.#fix(card, deck);
    this.groups.transfer(deck, ownPlace(card), false);
  }

  /** Every place that holds a card the seat does not see. */
  places(): readonly KnownPlace[] {
    return [...new Set(this.#where.values())];
  }
}
