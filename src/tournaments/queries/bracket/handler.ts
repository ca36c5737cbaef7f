import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sideRuling } from '#tournament/cut/sides';
import { bracketStanding, cutPlaces } from '#tournament/cut/standing';
import { TournamentStreams } from '../../tournament-streams';
import { ShowBracket } from './query';

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
