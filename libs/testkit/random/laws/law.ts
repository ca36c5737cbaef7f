import type { Fact, Pool, Card, State } from '#rules';

/** The broken law in one sentence; null where it holds. */
export type Breach = string | null;

/** Something that is true of every state a game can reach. */
export type StateLaw = (pool: Pool, state: State) => Breach;

/** What a card carries, and which copy it is. */
export type Carried = Pick<
  Card,
  'def' | 'life' | 'advancement' | 'virus' | 'power' | 'agenda' | 'credit' | 'recurring'
>;

/** What a step may change only by telling of it. */
export interface Purse {
  readonly corp: { readonly credits: number; readonly clicks: number };
  readonly runner: { readonly credits: number; readonly clicks: number };
  readonly tags: number;
  readonly badPublicity: number;
  /** By card id. */
  readonly cards: readonly Carried[];
}

const carriedBy = ({
  def,
  life,
  advancement,
  virus,
  power,
  agenda,
  credit,
  recurring,
}: Card): Carried => ({ def, life, advancement, virus, power, agenda, credit, recurring });

export const purseOf = ({ corp, runner, cards }: State): Purse => ({
  corp: { credits: corp.credits, clicks: corp.clicks },
  runner: { credits: runner.credits, clicks: runner.clicks },
  tags: runner.tags,
  badPublicity: corp.badPublicity,
  cards: cards.map(carriedBy),
});

/** Something that is true of every step from one state to the next. */
export type StepLaw = (before: Purse, facts: readonly Fact[], after: State) => Breach;
