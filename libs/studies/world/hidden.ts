import type { KnowledgeView, PlaceView } from '#rules';
import type { Slot } from '../position/from-view';

/** Cards that a seat knows to lie in some places, though not which lies where. */
export interface KnownGroup {
  /** Codes. */
  readonly cards: readonly string[];
  /** Indexes of slots. */
  readonly slots: readonly number[];
}

const nameOf = ({ zone, server, handle, under }: PlaceView): string =>
  `${zone} ${server ?? ''} ${handle ?? ''} ${under ?? ''}`;

/** The place that knowledge has a slot in: one of its own, or the pile it lies in. */
function placeOf(slot: Slot, own: ReadonlySet<string>): string {
  const { zone, server, handle, under } = slot;
  const alone = nameOf({ zone, server, handle, under });
  if (own.has(alone)) return alone;
  return nameOf({ zone, server: null, handle: null, under: null });
}

/** The most copies of each card that any of the places tells of: one alone leaves out what does not fit. */
function mostOf(lists: readonly (readonly string[])[]): readonly string[] {
  const most = new Map<string, number>();
  for (const list of lists)
    for (const code of new Set(list)) {
      const copies = list.filter((one) => one === code).length;
      most.set(code, Math.max(copies, most.get(code) ?? 0));
    }
  return [...most].flatMap(([code, copies]) => new Array<string>(copies).fill(code));
}

/** What a seat knows of hidden cards, by the slots of its view. */
export function knownGroups(
  slots: readonly Slot[],
  knowledge: readonly KnowledgeView[],
): readonly KnownGroup[] {
  const places = new Set(knowledge.map(({ place }) => nameOf(place)));
  const slotsAt = new Map<string, number[]>();
  for (const [index, slot] of slots.entries()) {
    const place = placeOf(slot, places);
    slotsAt.set(place, [...(slotsAt.get(place) ?? []), index]);
  }
  const groups = new Map<string, { readonly names: readonly string[]; lists: string[][] }>();
  for (const { place, shared, known } of knowledge) {
    if (known.length === 0) continue;
    const names = [place, ...shared].map(nameOf).sort();
    const group = groups.get(names.join(';')) ?? { names, lists: [] };
    group.lists.push(known.map(({ code }) => code));
    groups.set(names.join(';'), group);
  }
  return [...groups.values()].map(({ names, lists }) => ({
    cards: mostOf(lists),
    slots: names.flatMap((name) => slotsAt.get(name) ?? []),
  }));
}

/** What the seat's own hidden cards are: it knows its decklist. */
export function ownHidden(
  slots: readonly Slot[],
  knowledge: readonly KnowledgeView[],
  groups: readonly KnownGroup[],
  seat: Slot['side'],
): readonly string[] {
  const known = groups
    .filter((group) => group.slots.some((index) => slots[index]?.side === seat))
    .flatMap(({ cards }) => cards);
  const rest = knowledge.find(
    ({ place, others }) => others !== null && (place.zone === 'rd' || place.zone === 'stack'),
  )?.others;
  return [
    ...known,
    ...(rest ?? []).flatMap(({ code, copies }) => new Array<string>(copies).fill(code)),
  ];
}
