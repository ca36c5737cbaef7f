import { computed, signal } from '@preact/signals';
import { ask } from '../api/ask';
import { TimelineDocument } from '../api/documents';
import { pauseAfter, type Refusal } from '../api/refusal';
import { readStory, type StoryFact, type Turn } from './chapters';
import type { Extent } from './extent';
import type { Moment } from './position';
import { noGame } from './refusals';
import type { Direction, Unit } from './step';
import { asked, type ViewerName } from './viewers';
import { wordOf } from '../api/word-of';

const PAGE = 500;

interface StoryOptions {
  readonly game: string;
  readonly viewer: ViewerName;
  readonly keys: () => readonly string[];
}

/** What happened in a game, as one viewer was told it. */
export class Story {
  readonly turns = signal<readonly Turn[]>([]);
  readonly facts = signal<readonly StoryFact[]>([]);
  readonly isWhole = signal(false);
  /** Why it is not told any further; null while it is. */
  readonly refusal = signal<Refusal | null>(null);
  /** From what was told first to what was told last. */
  readonly extent = computed<Extent>(() => ({
    from: this.facts.value[0]?.at ?? 0,
    to: this.facts.value.at(-1)?.at ?? -1,
  }));
  private isLoading = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: StoryOptions) {}

  /** Loads it once, page by page. */
  load(): void {
    if (this.isLoading || this.isWhole.peek()) return;
    this.isLoading = true;
    this.refusal.value = null;
    this.loadPages().then(
      () => (this.isLoading = false),
      () => (this.isLoading = false),
    );
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Facts of a moment that came by itself. */
  add({ at, told }: Moment): void {
    const known = this.facts.peek();
    if ((known.at(-1)?.at ?? -1) >= at) return;
    const more = told.flatMap((one) =>
      'fact' in one ? [{ at, type: one.fact.type, text: one.text, data: one.fact }] : [],
    );
    this.tell([...known, ...more]);
  }

  /** Where something was told next, or the next action, run or turn begins, or before; null when there is none. */
  near(unit: Unit, at: number, direction: Direction): number | null {
    const marks = this.marks(unit);
    return (
      (direction === 1 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at)) ??
      null
    );
  }

  private marks(unit: Unit): readonly number[] {
    switch (unit) {
      case 'moment':
        return this.facts.peek().map(({ at }) => at);
      case 'turn':
        return this.turns.peek().map(({ at }) => at);
      case 'action':
        return this.turns.peek().flatMap(({ actions }) => actions.map(({ at }) => at));
      case 'run':
        return this.facts.peek().flatMap(({ at, type }) => (type === 'run-began' ? [at] : []));
    }
  }

  private tell(facts: readonly StoryFact[]): void {
    this.facts.value = facts;
    this.turns.value = readStory(facts);
  }

  private async loadPages(): Promise<void> {
    const { game, viewer, keys } = this.options;
    const { signal: stop } = this.stopping;
    let after: string | null = null;
    for (;;) {
      const variables: {
        id: string;
        as: ReturnType<typeof asked>;
        first: number;
        after: string | null;
      } = { id: game, as: asked(viewer), first: PAGE, after };
      const answer = await ask(TimelineDocument, variables, { keys: keys(), signal: stop });
      if (!answer.ok) {
        const pause = pauseAfter(answer.refusal);
        if (pause === null) {
          this.refusal.value = answer.refusal;
          return;
        }
        await new Promise((done) => setTimeout(done, pause));
        continue;
      }
      const page = answer.value.game?.timeline ?? null;
      if (page === null) {
        this.refusal.value = answer.refusals[0] ?? noGame;
        return;
      }
      const facts = page.edges.map(({ node: { at, kind, text, data } }) => ({
        ...{ at, text },
        type: wordOf(kind),
        data: dataIn(data),
      }));
      this.tell([...this.facts.peek(), ...facts]);
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) {
        this.isWhole.value = true;
        return;
      }
    }
  }
}

const dataIn = (value: unknown): StoryFact['data'] => value as StoryFact['data'];
