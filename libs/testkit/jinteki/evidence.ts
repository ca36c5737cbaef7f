import type { PromptView } from '#notation/jinteki/lens/prompt';
import { Evidence } from '#notation/jinteki/reconstruct/evidence';
import type { Shown } from '#notation/jinteki/reconstruct/shown';

/** An entry: its lines, and what a card asks the Corp there. */
export type Told = Pick<Shown, 'lines'> & {
  readonly asks?: readonly [title: string, message: string];
  readonly selectable?: readonly string[];
  readonly choices?: readonly string[];
  /** The number of its question. */
  readonly asking?: number;
  readonly repeats?: boolean;
  readonly features?: Shown['features'];
  readonly state?: Shown['state'];
};

export const promptOf = (
  [cardTitle, message]: readonly [string, string],
  selectable: readonly string[],
  choices: readonly string[] = [],
  asking: number | null = null,
): PromptView => ({
  kind: 'select',
  message,
  choices,
  cardTitle,
  cardCid: null,
  selectable,
  asking,
});

/** What is told between the first of these entries and another. */
export const evidenceOf = (until: number, ...entries: readonly Told[]): Evidence =>
  evidenceSince(0, until, ...entries);

/** The same after another one than the first, by which ours decided last. */
export function evidenceSince(after: number, until: number, ...entries: readonly Told[]): Evidence {
  const shown = entries.map(
    ({ lines, asking, asks, choices, repeats, selectable = [], state = {}, features }): Shown => ({
      state,
      features: features ?? new Map(),
      lines,
      prompts: {
        corp: asks === undefined ? null : promptOf(asks, selectable, choices, asking),
        runner: null,
      },
      mayPass: true,
      isSettled: false,
      repeats: repeats ?? false,
    }),
  );
  return new Evidence(shown, { after, until });
}
