import { Query } from '@nestjs/cqrs';
import type { SideRuling } from '#tournament/cut/sides';
import type { CutSides } from '#tournament/cut/cut-state';
import type { CutMatch, Place } from '#tournament/cut/standing';
import type { PlayerId } from '#tournament/results/outcome';
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
