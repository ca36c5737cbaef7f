import type { FactType } from '../../state/fact';
import type { Pool } from '../../ability/pool';
import type { Card, Zone } from '../../state/card';
import type { ServerName } from '../../state/server';
import type { State } from '../../state/state';
import type { MomentIndex } from '../moment-index';
import { handleFor } from '../viewer';
import { chances, expectedPoints } from './chance';
import type { Known } from './group';
import { hindsight } from './hindsight';
import type { Knowledge } from './knowledge';
import type { KnownPlace } from './place';
import { possibleAt, type Possible } from './possible';

/** A place as its seat may name it. */
export interface PlaceView {
  readonly zone: Zone;
  readonly server: ServerName | null;
  /** The seat's handle of the card lying there, where it is a place of its own. */
  readonly handle: string | null;
  /** How many cards lie above it, where it is a place in a deck. */
  readonly under: number | null;
}

interface Title {
  readonly card: string;
  readonly code: string;
}

/** A card known to lie there, or in one of the places shared with it. */
export interface KnownView extends Title {
  /** The seat's moment that taught it, and by what kind of fact. */
  readonly at: number;
  readonly fact: FactType;
}

export interface KnowledgeView {
  readonly place: PlaceView;
  /** Cards lying there. */
  readonly count: number;
  readonly known: readonly KnownView[];
  /** Other places of which the seat cannot tell which holds the known cards. */
  readonly shared: readonly PlaceView[];
  /** Cards of these places together that are not known. */
  readonly unknown: number;
  /** What those can be; null where they can be any card. */
  readonly others: readonly (Title & { readonly copies: number })[] | null;
  readonly exact: boolean;
  /** More could be known than is said here. */
  readonly approximate: boolean;
  /** What a card taken there at random is; `card` is null for any card. */
  readonly chances: readonly { readonly card: string | null; readonly chance: number }[];
  /** Agenda points to be expected of such a card, at least. */
  readonly points: number;
}

export interface HindsightView extends KnowledgeView {
  /** The cards that really lay there, by their codes. */
  readonly really: readonly Title[];
}

const piles: readonly Zone[] = ['hq', 'rd', 'archives', 'stack', 'grip'];
const zones: readonly Zone[] = [...piles, 'root', 'ice', 'hosted', 'rig'];

/** Views of one seat's knowledge of one position. Numbers of cards stay inside. */
class Teller {
  readonly #cards = new Map<KnownPlace, Card>();

  constructor(
    private readonly pool: Pool,
    private readonly knowledge: Knowledge,
    private readonly state: State,
    private readonly index: MomentIndex,
    private readonly openDecks: boolean,
  ) {
    for (const card of state.cards) {
      const place = knowledge.placeOf(card.id);
      if (place?.startsWith('#') === true) this.#cards.set(place, card);
    }
  }

  title(def: number): Title {
    const value = this.pool.definitions[def]?.value;
    if (value === undefined) throw new Error(`there is no card ${def} in this pool`);
    return { card: value.title, code: value.code };
  }

  place(place: KnownPlace): PlaceView {
    const card = this.#cards.get(place);
    if (card === undefined) {
      const zone = piles.find((one) => one === String(place));
      if (zone === undefined) throw new Error(`nothing lies at ${place}`);
      return { zone, server: null, handle: null, under: null };
    }
    const { corp, runner } = this.state;
    const deck = card.zone === 'rd' ? corp.rd : card.zone === 'stack' ? runner.stack : null;
    return {
      zone: card.zone,
      server: card.server,
      handle: handleFor(this.knowledge.seat, card.id, card),
      under: deck === null ? null : deck.indexOf(card.id),
    };
  }

  #known({ def, lesson }: Known): KnownView {
    const at = this.index.momentOf(lesson.position);
    return { ...this.title(def), at, fact: lesson.fact };
  }

  #others({ others }: Possible): KnowledgeView['others'] {
    if (others === null) return null;
    const copies = new Map<number, number>();
    for (const def of others) copies.set(def, (copies.get(def) ?? 0) + 1);
    return [...copies].map(([def, number]) => ({ ...this.title(def), copies: number }));
  }

  view(place: KnownPlace): KnowledgeView {
    const possible = possibleAt(this.pool, this.knowledge, this.state, place, this.openDecks);
    const group = this.knowledge.groups.of(place)?.places ?? [];
    return {
      place: this.place(place),
      count: possible.count,
      known: possible.known.map((one) => this.#known(one)).sort(byLesson),
      shared: [...group]
        .filter((one) => one !== place)
        .map((one) => this.place(one))
        .sort(byPlace),
      unknown: possible.unknown,
      others: this.#others(possible),
      exact: possible.exact,
      approximate: possible.approximate,
      chances: chances(possible)
        .map(({ def, chance }) => ({ card: def === null ? null : this.title(def).card, chance }))
        .sort((a, b) => b.chance - a.chance || compare(a.card ?? '', b.card ?? '')),
      points: expectedPoints(this.pool, possible),
    };
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byLesson = (a: KnownView, b: KnownView): number =>
  a.at - b.at || compare(a.code, b.code) || compare(a.fact, b.fact);

/** An order of our own: that of cards in the game would tell of decks. */
const byPlace = (a: PlaceView, b: PlaceView): number =>
  zones.indexOf(a.zone) - zones.indexOf(b.zone) ||
  (a.under ?? -1) - (b.under ?? -1) ||
  Number(a.handle?.slice(1) ?? 0) - Number(b.handle?.slice(1) ?? 0);

const byOwnPlace = (a: KnowledgeView, b: KnowledgeView): number => byPlace(a.place, b.place);

/** For each place hidden from the seat, what it knows of the cards there. */
export function viewKnowledge(
  pool: Pool,
  knowledge: Knowledge,
  state: State,
  index: MomentIndex,
  openDecks = false,
): readonly KnowledgeView[] {
  const teller = new Teller(pool, knowledge, state, index, openDecks);
  return knowledge
    .places()
    .map((place) => teller.view(place))
    .sort(byOwnPlace);
}

/** The same with what lay there: for those who may see everything. */
export function viewHindsight(
  pool: Pool,
  knowledge: Knowledge,
  state: State,
  index: MomentIndex,
  openDecks = false,
): readonly HindsightView[] {
  const teller = new Teller(pool, knowledge, state, index, openDecks);
  return hindsight(pool, knowledge, state, openDecks)
    .map(({ possible, really }) => ({
      ...teller.view(possible.place),
      really: really.map(({ def }) => teller.title(def)).sort((a, b) => compare(a.code, b.code)),
    }))
    .sort(byOwnPlace);
}
