import type { Fact } from '../facts';
import type { LogEvent } from './event';

/** What all lines together tell of titles, before what each of them did is told. */
export interface KnownTitles {
  /** Cards of the Corp. */
  readonly corp: ReadonlySet<string>;
  /** Cards of the Runner. */
  readonly runner: ReadonlySet<string>;
  /** Cards that the Runner accesses by name in Archives, and so are never among "everything else". */
  readonly apart: ReadonlySet<string>;
  /** Events and operations that stay in play until something trashes them. */
  readonly staying: ReadonlySet<string>;
}

export interface ReadLine {
  readonly event: LogEvent;
  readonly facts: readonly Fact[];
}

export function titlesIn(lines: readonly ReadLine[]): KnownTitles {
  const corp = new Set<string>();
  const runner = new Set<string>();
  const apart = new Set<string>();
  const staying = new Set<string>();
  const played = new Set<string>();
  let last: string | null = null;
  for (const { event, facts } of lines) {
    if (event.kind === 'left-play' && event.card.server === null) {
      const { title } = event.card;
      if (title !== null && played.has(title)) {
        staying.add(title);
        // The next card of its kind is what trashed it.
        if (last !== null) staying.add(last);
      }
    }
    if (event.kind !== 'note') last = null;
    for (const fact of facts) {
      const title = cardOfCorp(fact);
      if (title !== null) corp.add(title);
      if ((fact.type === 'played' || fact.type === 'installed') && fact.side === 'runner')
        if (fact.card.title !== null) runner.add(fact.card.title);
      if (fact.type === 'accessed' && fact.zone === 'discard' && title !== null) apart.add(title);
      if (fact.type === 'played' && fact.card.title !== null) {
        played.add(fact.card.title);
        last = fact.card.title;
      }
    }
  }
  return { corp, runner, apart, staying };
}

const ofCorpAlone: readonly Fact['type'][] = [
  ...(['rezzed', 'exposed', 'accessed', 'scored', 'stolen'] as const),
  ...(['ice-approached', 'ice-encountered', 'ice-passed'] as const),
];

function cardOfCorp(fact: Fact): string | null {
  if (!('card' in fact) || fact.card === null) return null;
  const isCorps =
    fact.type === 'played' || fact.type === 'installed' || fact.type === 'advanced'
      ? fact.side === 'corp'
      : ofCorpAlone.includes(fact.type);
  return isCorps ? fact.card.title : null;
}
