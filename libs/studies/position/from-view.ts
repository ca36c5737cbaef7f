import { waitingPlaces } from '#notation/scenario/position/position';
import type { CardView, PositionView, ServerName, Side, Zone } from '#rules';
import type { History, WrittenCard, WrittenEntry, WrittenPosition } from './written';

/** A card whose identity the viewer does not know, where it lies and with what can be seen of it. */
export interface Slot {
  readonly side: Side;
  readonly zone: Zone;
  readonly server: ServerName | null;
  /** How many cards lie above it in its deck; null elsewhere. */
  readonly under: number | null;
  readonly handle: string | null;
  readonly advancement: number;
}

/** What to take a hidden card for: a title. */
export type NameHidden = (slot: Slot) => string;

type At = Omit<Slot, 'handle' | 'advancement'>;

const aliasOf = (handle: string): string => `@${handle.replace('#', 'n')}`;

const onTable: ReadonlySet<Zone> = new Set<Zone>(['root', 'ice', 'rig', 'hosted']);

/** Writes cards of one view; hidden ones get the names they are taken for. */
class CardWriter {
  constructor(private readonly nameHidden: NameHidden) {}

  all(cards: readonly CardView[], at: At): readonly WrittenCard[] {
    const isDeck = at.zone === 'rd' || at.zone === 'stack';
    return cards.map((card, index) => this.one(card, isDeck ? { ...at, under: index } : at));
  }

  one(card: CardView, at: At): WrittenCard {
    const { handle, advancement, counters, hosted, rezzed, faceup, chosen, face, copy } = card;
    const title = 'hidden' in card ? this.nameHidden({ ...at, handle, advancement }) : card.card;
    const entry: { -readonly [K in keyof WrittenEntry]: WrittenEntry[K] } = { card: title };
    if (handle !== null && onTable.has(at.zone)) entry.as = aliasOf(handle);
    if (rezzed === true) entry.rezzed = true;
    else if (faceup !== undefined && (faceup || at.zone === 'archives')) entry.faceup = faceup;
    if (advancement > 0) entry.advancement = advancement;
    if (Object.keys(counters).length > 0) entry.counters = { ...counters };
    if (hosted.length > 0)
      entry.hosted = this.all(hosted, { ...at, zone: 'hosted', server: null, under: null });
    if (chosen?.handle != null) entry.chosen = aliasOf(chosen.handle);
    if (face !== undefined) entry.face = face;
    if (copy !== undefined) entry.copy = copy;
    return Object.keys(entry).length === 1 ? title : entry;
  }
}

const pile = (side: Side, zone: Zone): At => ({ side, zone, server: null, under: null });

/**
 * A view as a document of a position: true where it is a judge's, a world of the seat's where hidden
 * cards are taken for others. Only where a game waits between actions (see `whyNotBetween`).
 */
export function writeView(
  { turn, corp, runner, removed }: PositionView,
  history: History,
  nameHidden: NameHidden,
): WrittenPosition {
  const write = new CardWriter(nameHidden);
  const { programs, hardware, resources, facedown } = runner.rig;
  const rig = pile('runner', 'rig');
  return {
    turn: { side: turn.side, number: turn.number, clicks: turn.clicks, at: turn.at },
    corp: {
      identity: write.one(corp.identity, pile('corp', 'identity')),
      credits: corp.credits,
      badPublicity: corp.badPublicity,
      hq: write.all(corp.hq, pile('corp', 'hq')),
      rd: write.all(corp.rd, pile('corp', 'rd')),
      archives: write.all(corp.archives, pile('corp', 'archives')),
      score: write.all(corp.score, pile('corp', 'corp-score')),
      servers: Object.fromEntries(
        corp.servers
          .filter(({ ice, cards }) => ice.length + cards.length > 0)
          .map(({ name, ice, cards }) => [
            name,
            {
              ice: write.all(ice, { ...pile('corp', 'ice'), server: name }),
              cards: write.all(cards, { ...pile('corp', 'root'), server: name }),
            },
          ]),
      ),
    },
    runner: {
      identity: write.one(runner.identity, pile('runner', 'identity')),
      credits: runner.credits,
      tags: runner.tags,
      brain: runner.brain,
      grip: write.all(runner.grip, pile('runner', 'grip')),
      stack: write.all(runner.stack, pile('runner', 'stack')),
      heap: write.all(runner.heap, pile('runner', 'heap')),
      score: write.all(runner.score, pile('corp', 'runner-score')),
      rig: {
        programs: write.all(programs, rig),
        hardware: write.all(hardware, rig),
        resources: write.all(resources, rig),
        facedown: write.all(facedown, rig),
      },
    },
    removed: write.all(removed, pile('corp', 'removed')),
    history,
  };
}

/** The hidden cards of a view, in the order in which `writeView` names them. */
export function slotsOf(view: PositionView): readonly Slot[] {
  const slots: Slot[] = [];
  writeView(view, { thisTurn: [], lastTurn: [] }, (slot) => {
    slots.push(slot);
    return '';
  });
  return slots;
}

const isWaitingPlace = (at: string): boolean =>
  at !== 'setup' && waitingPlaces.some((place) => place === at);

/**
 * Why a position cannot be written as a document: it is in the midst of something. Null where the
 * player whose turn it is is asked between actions.
 */
export function whyNotBetween(view: PositionView): string | null {
  if (view.outcome !== null) return 'the game is over';
  if (view.run !== null) return 'a run is in progress';
  if (view.play.length > 0 || view.aside.length > 0) return 'a card is being resolved';
  if (!isWaitingPlace(view.turn.at)) return `the game stands at ${view.turn.at}`;
  return view.prompt?.for === view.turn.side ? null : 'the other player is asked';
}
