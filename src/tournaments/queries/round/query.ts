import { Query } from '@nestjs/cqrs';
import type { AuditFinding } from '#tournament/pairing/audit';
import type { Round } from '#tournament/stream/state';
export interface ShownRound {
  readonly round: Round;
  readonly findings: readonly AuditFinding[];
}

export class ShowRound extends Query<ShownRound | null> {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
  ) {
    super();
  }
}
