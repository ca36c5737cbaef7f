import type { NameOf, Tournament } from '../tournament';

/** What every part of organising is given. */
export interface Organising {
  readonly tournament: Tournament;
  /** The organiser's, for what is changed. */
  readonly keys: readonly string[];
  readonly nameOf: NameOf;
  readonly onChanged: () => void;
}
