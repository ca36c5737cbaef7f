import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { pairingsCsv, standingsCsv } from '#tournament/exports/csv';
import { nrtmDocument } from '#tournament/exports/nrtm';
import { bracketPage } from '#tournament/pages/bracket-page';
import { bracketSvg } from '#tournament/pages/bracket-svg';
import { pairingsPage } from '#tournament/pages/pairings-page';
import { standingsPage } from '#tournament/pages/standings-page';
import type { Event } from '#tournament/stream/state';
import { TournamentStreams } from './tournament-streams';

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

interface Writer {
  readonly mediaType: string;
  readonly write: (event: Event, round: number) => string;
}

const HTML = 'text/html; charset=utf-8';
const CSV = 'text/csv; charset=utf-8';

const WRITERS: Readonly<Record<Export, Writer>> = {
  'nrtm-json': {
    mediaType: 'application/json',
    write: (event) => JSON.stringify(nrtmDocument(event), null, 2),
  },
  'standings-csv': { mediaType: CSV, write: standingsCsv },
  'pairings-csv': { mediaType: CSV, write: pairingsCsv },
  'pairings-html': { mediaType: HTML, write: pairingsPage },
  'standings-html': { mediaType: HTML, write: standingsPage },
  'bracket-html': { mediaType: HTML, write: bracketPage },
  'bracket-svg': { mediaType: 'image/svg+xml', write: bracketSvg },
};

/** An event as a file or a printable page; `null` for an unknown event or round. */
@QueryHandler(ExportEvent)
export class ExportEventHandler implements IQueryHandler<ExportEvent> {
  constructor(
    @Inject(TournamentStreams) private readonly streams: Pick<TournamentStreams, 'load'>,
  ) {}

  async execute({ tournamentId, as, round }: ExportEvent) {
    const { state } = await this.streams.load(tournamentId);
    if (state.phase === 'absent') return null;
    const number = round ?? state.rounds.length;
    if (number < 0 || number > state.rounds.length) return null;
    const { mediaType, write } = WRITERS[as];
    return { mediaType, body: write(state, number) };
  }
}
