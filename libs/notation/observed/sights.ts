import type { CardRef, ObservedFact } from '../jinteki/facts';
import type { Side } from '../jinteki/lens/side';
import type { Board } from './board';
import { type Audience, both } from './audience';
import type { Origin } from './header';

/** Who could tell the cards of a fact: those it is about, and the card one of them is hosted on. */
export interface Seen {
  readonly cards: Audience;
  readonly host: Audience;
}

const OPEN: Seen = { cards: 'all', host: 'all' };

const isFacedownInRig = ({ id }: CardRef, board: Board): boolean =>
  id !== null && (board.zones['rig.facedown']?.cards.some((card) => card.id === id) ?? false);

const isFaceupInArchives = ({ id }: CardRef, board: Board): boolean =>
  id !== null &&
  Object.values(board.zones).some(
    ({ side, kind, cards }) =>
      side === 'corp' &&
      kind === 'discard' &&
      cards.some((card) => card.id === id && card.seen === true),
  );

/**
 * Who knows which card, followed through the facts of a replay in their order. A replay shows both
 * hands; a viewer is told a card where the game lays it open, where it is the viewer's own, and
 * where the Runner accessed it in a server's root. In doubt nobody but the owner is told.
 */
export class Sights {
  private readonly known = new Map<string, Audience>();

  constructor(private readonly origin: Origin) {}

  /** What everybody could tell of a card that lies where it was last seen. */
  of(id: string | null): Audience {
    return (id === null ? undefined : this.known.get(id)) ?? 'nobody';
  }

  /** `board` is the table after the fact's entry. Facts come in their order, each once. */
  see(fact: ObservedFact, board: Board): Seen {
    // A pasted log holds what everybody was told, and no more.
    if (this.origin === 'log') return OPEN;
    switch (fact.type) {
      case 'played':
      case 'rezzed':
      case 'derezzed':
      case 'stolen':
      case 'scored':
      case 'forfeited':
      case 'revealed':
      case 'ice-encountered':
      case 'ice-bypassed':
        return this.open([fact.card]);
      case 'sub-broken':
      case 'sub-resolved':
        return this.open([fact.ice]);
      case 'ability-used':
        return OPEN;
      case 'exposed':
        return this.now([fact.card], 'all');
      case 'drew':
        return this.anew(fact.cards, fact.side);
      case 'discarded':
        return this.anew(fact.cards, fact.side === 'runner' ? 'all' : 'corp');
      case 'installed': {
        const host = this.of(fact.host?.id ?? null);
        if (fact.side === 'corp') return { ...this.anew([fact.card], 'corp'), host };
        const facedown = isFacedownInRig(fact.card, board);
        return { ...this.anew([fact.card], facedown ? 'runner' : 'all'), host };
      }
      case 'trashed':
        return this.trashed(fact.card, fact.faceup, fact.by);
      case 'returned':
        return this.left(fact.card, fact.side);
      case 'removed-from-game':
        return this.still(fact.card, 'nobody');
      case 'searched':
        return fact.card === null ? OPEN : this.still(fact.card, fact.side);
      case 'advanced':
      case 'tokens-placed':
      case 'tokens-removed':
      case 'trash-prevented':
      case 'exposure-prevented':
      case 'ice-approached':
      case 'ice-passed':
        return this.still(fact.card, 'corp');
      case 'accessed':
        return this.accessed(fact.card, fact.zone, board);
      case 'hand-kept':
      case 'mulliganed':
      case 'turn-began':
      case 'phase-began':
      case 'turn-ended':
      case 'clicks-gained':
      case 'clicks-spent':
      case 'clicks-lost':
      case 'credits-gained':
      case 'credits-taken':
      case 'credits-spent':
      case 'credits-lost':
      case 'shuffled':
      case 'purged':
      case 'tags-taken':
      case 'tags-avoided':
      case 'tags-removed':
      case 'bad-publicity-taken':
      case 'bad-publicity-removed':
      case 'damage-suffered':
      case 'damage-prevented':
      case 'run-began':
      case 'run-redirected':
      case 'server-approached':
      case 'jacked-out':
      case 'run-successful':
      case 'points-changed':
      case 'run-ended':
      case 'trace-began':
      case 'trace-ended':
      case 'game-ended':
      case 'commanded':
      case 'undone':
        return OPEN;
    }
  }

  private open(cards: readonly CardRef[]): Seen {
    return this.now(cards, 'all');
  }

  /** Those who know the cards from now on, whoever knew them before. */
  private anew(cards: readonly CardRef[], audience: Audience): Seen {
    for (const { id } of cards) if (id !== null) this.known.set(id, audience);
    return { cards: audience, host: 'nobody' };
  }

  /** They learn of the cards, besides those who know them. */
  private now(cards: readonly CardRef[], audience: Audience): Seen {
    for (const { id } of cards) if (id !== null) this.known.set(id, both(this.of(id), audience));
    return { cards: audience, host: 'nobody' };
  }

  /** Nobody learns anything; a card not seen before is known to its owner. */
  private still({ id }: CardRef, owner: Audience): Seen {
    return { cards: both(this.of(id), owner), host: 'nobody' };
  }

  /** It goes where it cannot be followed. */
  private left(card: CardRef, owner: Side): Seen {
    const seen = this.still(card, owner);
    if (card.id !== null) this.known.delete(card.id);
    return seen;
  }

  private trashed(card: CardRef, faceup: boolean | null, by: Side | null): Seen {
    if (faceup === true) return this.open([card]);
    if (faceup === null && by === 'runner') return this.open([card]);
    return this.now([card], both(this.of(card.id), 'corp'));
  }

  /**
   * The Corp does not see which card of R&D or HQ is accessed; a card in a root stays known, and one that
   * lies faceup in Archives everybody sees.
   */
  private accessed(
    card: CardRef,
    zone: 'hand' | 'deck' | 'discard' | 'root' | null,
    board: Board,
  ): Seen {
    if (zone === 'discard' && isFaceupInArchives(card, board)) return this.open([card]);
    if (zone === 'root' || zone === 'discard') {
      this.now([card], 'players');
      return { cards: this.of(card.id) === 'all' ? 'all' : 'players', host: 'nobody' };
    }
    return { cards: 'runner', host: 'nobody' };
  }
}
