import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LONGEST_QUERY, nearestNames } from '#decks/catalogue/nearest';
import { firstRows } from '../platform/projections/span';
import { type NamedTournament, TOURNAMENT_INDEX, type TournamentIndex } from './tournament-index';

const TOLD = 5;
/** Forms that come near: several may be of one tournament. */
const FORMS = 25;

export interface FoundTournaments {
  /** Those of that name, whatever its case. */
  readonly called: readonly NamedTournament[];
  /** Where there is none: those with it in their name, then those whose name, or as many words of it, come near. */
  readonly nearest: readonly NamedTournament[];
}

/** By name; everybody sees all tournaments. */
export class FindTournament extends Query<FoundTournaments> {
  constructor(readonly name: string) {
    super();
  }
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().trim().split(/\s+/);

/** A name, and each run of `count` words of it. */
function formsOf(name: string, count: number): readonly string[] {
  const words = wordsOf(name);
  const runs = words.slice(count - 1).map((_, from) => words.slice(from, from + count).join(' '));
  return [words.join(' '), ...runs];
}

@QueryHandler(FindTournament)
export class FindTournamentHandler implements IQueryHandler<FindTournament> {
  constructor(@Inject(TOURNAMENT_INDEX) private readonly index: TournamentIndex) {}

  async execute({ name }: FindTournament): Promise<FoundTournaments> {
    if (name.trim() === '') return { called: [], nearest: [] };
    const called = await this.index.called(name, TOLD);
    if (called.length > 0) return { called, nearest: [] };
    const typed = wordsOf(name);
    const [{ rows: holding }, alike] = await Promise.all([
      this.index.list({ name, phase: null, player: null }, firstRows(TOLD)),
      typed.join(' ').length > LONGEST_QUERY ? [] : this.index.alike(name),
    ]);
    const candidates = alike.flatMap((one) =>
      formsOf(one.name, typed.length).map((key) => ({ key, name: one.tournamentId })),
    );
    const near = nearestNames(typed.join(' '), candidates, FORMS);
    const found = [
      ...holding,
      ...near.flatMap((id) => alike.filter(({ tournamentId }) => tournamentId === id)),
    ];
    const byId = new Map(found.map((one) => [one.tournamentId, one]));
    return { called, nearest: [...byId.values()].slice(0, TOLD) };
  }
}
