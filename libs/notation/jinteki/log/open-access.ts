import type { Fact, ObservedFact } from '../facts';
import type { LogEvent } from './event';
import type { KnownTitles } from './known-titles';

const elsewhere = / (?:in|from|protecting) (?:the root of )?(?:HQ|Archives|Server \d+)/;

/** A card of R&D is "an unseen card" when it is accessed; a later line may name it. */
export class OpenAccess {
  private isOpen = false;

  constructor(
    private readonly facts: ObservedFact[],
    private readonly titles: KnownTitles,
  ) {}

  /** Call for each line before its facts are told; the title that it gives to the card accessed. */
  read(event: LogEvent, found: readonly Fact[]): string | null {
    const title = this.isOpen ? this.titleIn(event, found) : null;
    if (title !== null) this.name(title);
    if (closes(event)) this.isOpen = false;
    for (const fact of found)
      if (fact.type === 'accessed') this.isOpen = fact.zone === 'deck' && fact.card.title === null;
    return title;
  }

  close(): void {
    this.isOpen = false;
  }

  private name(title: string): void {
    this.isOpen = false;
    const at = this.facts.findLastIndex(({ type }) => type === 'accessed');
    const fact = this.facts[at];
    if (fact?.type === 'accessed') this.facts[at] = { ...fact, card: { id: null, title } };
  }

  private titleIn(event: LogEvent, found: readonly Fact[]): string | null {
    if (event.kind === 'access-named') return event.title;
    const stolen = found.find(({ type }) => type === 'stolen');
    if (stolen?.type === 'stolen') return stolen.card.title;
    if (event.kind !== 'acted' || event.side !== 'runner') return null;
    const { action } = event;
    if (action.do === 'steal') return action.card.title;
    if (action.do === 'trash') return action.card.server === 'R&D' ? action.card.title : null;
    return action.do === 'use' && !elsewhere.test(action.effect) ? this.trashedIn(found) : null;
  }

  /** Of what an ability trashes, a card of the Corp that lies in no server is the one accessed. */
  private trashedIn(found: readonly Fact[]): string | null {
    const { runner } = this.titles;
    const fact = found.find(
      (one) => one.type === 'trashed' && one.card.title !== null && !runner.has(one.card.title),
    );
    return fact?.type === 'trashed' ? fact.card.title : null;
  }
}

const closes = (event: LogEvent): boolean =>
  event.kind === 'turn' ||
  event.kind === 'ice' ||
  (event.kind === 'acted' && (event.action.do === 'run' || (event.cost?.clicks ?? 0) > 0));
