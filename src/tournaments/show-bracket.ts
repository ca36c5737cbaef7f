import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CutSides } from '#tournament/cut/cut-state';
import { type SideRuling, sideRuling } from '#tournament/cut/sides';
import { bracketStanding, type CutMatch, cutPlaces, type Place } from '#tournament/cut/standing';
import type { PlayerId } from '#tournament/results/outcome';
import { TournamentStreams } from './tournament-streams';

export interface ShownMatch extends CutMatch {
  readonly sides: CutSides | null;
  /** Who settles the sides; `null` while it is not known who comes. */
  readonly ruling: SideRuling | null;
}

export interface ShownBracket {
  /** First seed first. */
  readonly seeds: readonly PlayerId[];
  readonly matches: readonly ShownMatch[];
  readonly places: readonly Place[];
}

export class ShowBracket extends Query<ShownBracket | null> {
  constructor(readonly tournamentId: string) {
    super();
  }
}

/** The bracket as it stands, with who settles the sides of each match; `null` before the cut. */
@QueryHandler(ShowBracket)
export class ShowBracketHandler implements IQueryHandler<ShowBracket> {
  constructor(
    @Inject(TournamentStreams) private readonly streams: Pick<TournamentStreams, 'load'>,
  ) {}

  async execute({ tournamentId }: ShowBracket) {
    const { state } = await this.streams.load(tournamentId);
    if (state.phase === 'absent' || state.cut === null) return null;
    const { cut } = state;
    const standing = bracketStanding(cut);
    const matches = standing.map((at) => ({
      ...at,
      sides: cut.sides.get(at.match.id) ?? null,
      ruling: at.needed ? sideRuling(standing, at, cut.seeds) : null,
    }));
    return { seeds: cut.seeds, matches, places: cutPlaces(cut) };
  }
}
