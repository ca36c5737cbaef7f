import { Query } from '@nestjs/cqrs';
export const EXPORTS = [
  'nrtm-json',
  'standings-csv',
  'pairings-csv',
  'pairings-html',
  'standings-html',
  'bracket-html',
  'bracket-svg',
] as const;
export type Export = (typeof EXPORTS)[number];

export interface Exported {
  readonly mediaType: string;
  readonly body: string;
}

export class ExportEvent extends Query<Exported | null> {
  constructor(
    readonly tournamentId: string,
    readonly as: Export,
    /** `null`: the last round paired. */
    readonly round: number | null,
  ) {
    super();
  }
}
