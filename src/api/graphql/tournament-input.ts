import type { CutResult } from '#tournament/cut/cut-state';
import type { GameOutcome, MatchResult, PlayerId, Side } from '#tournament/results/outcome';
import type { SettingsInput } from '#tournament/settings/check';
import type { Settings } from '#tournament/settings/settings';
import { playerIdOf } from '../../tournaments/player-id';
import type { GivenDeck, GivenDecks } from '../../tournaments/registered-deck';
import { accepted, storedId } from './accepted';
import { deckSourceOf, type DeckSourceInput } from './deck-input';
import { badInput } from './errors';

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | null };

export type SettingsArgs = Pick<
  Settings,
  'name' | 'date' | 'tier' | 'structure' | 'rounds' | 'organiser'
> &
  Optional<
    Pick<
      Settings,
      'cut' | 'roundMinutes' | 'cutMinutes' | 'decklists' | 'format' | 'secondOrganiser'
    >
  >;

export interface OutcomeArgs {
  readonly kind: GameOutcome['kind'];
  readonly winner?: Side | null;
  readonly corpPoints?: number | null;
  readonly runnerPoints?: number | null;
}

export interface ResultArgs {
  readonly firstCorp: string;
  readonly games: readonly OutcomeArgs[];
}

export interface CutResultArgs {
  readonly corp: string;
  readonly runner: string;
  readonly outcome: OutcomeArgs;
  readonly game?: string | null;
}

type DeckArgs = Omit<DeckSourceInput, 'notation'>;

export interface DecksArgs {
  readonly corp: DeckArgs;
  readonly runner: DeckArgs;
}

/** Settings without what was not given. */
export function settingsOf(args: SettingsArgs): SettingsInput {
  const { name, date, tier, structure, rounds, organiser } = args;
  const { cut, roundMinutes, cutMinutes, decklists, format, secondOrganiser } = args;
  return {
    ...{ name, date, tier, structure, rounds, organiser },
    ...(cut === undefined || cut === null ? {} : { cut }),
    ...(roundMinutes === undefined || roundMinutes === null ? {} : { roundMinutes }),
    ...(cutMinutes === undefined || cutMinutes === null ? {} : { cutMinutes }),
    ...(decklists === undefined || decklists === null ? {} : { decklists }),
    ...(format === undefined || format === null ? {} : { format }),
    secondOrganiser: secondOrganiser ?? null,
  };
}

/** Throws a GraphQL error for what can be nobody's id. */
export const playerOf = (id: string): PlayerId => accepted(playerIdOf(id)).player;

export const optionalPlayerOf = (id: string | null | undefined): PlayerId | null =>
  id === null || id === undefined ? null : playerOf(id);

/** Throws a GraphQL error for a win without winner, and for time without points. */
function outcomeOf({ kind, winner, corpPoints, runnerPoints }: OutcomeArgs): GameOutcome {
  switch (kind) {
    case 'win':
      if (winner !== null && winner !== undefined) return { kind, side: winner };
      throw badInput('OUTCOME_WRONG', 'a win has no winner', 'Name the side that won.');
    case 'time':
      if (typeof corpPoints === 'number' && typeof runnerPoints === 'number')
        return { kind, corpPoints, runnerPoints };
      throw badInput('OUTCOME_WRONG', 'a game at time has no points', 'Give the points of both.');
    case 'draw':
    case 'unstarted':
      return { kind };
  }
}

export const resultOf = ({ firstCorp, games }: ResultArgs): MatchResult => ({
  firstCorp: playerOf(firstCorp),
  games: games.map(outcomeOf),
});

export const cutResultOf = ({ corp, runner, outcome, game }: CutResultArgs): CutResult => ({
  corp: playerOf(corp),
  runner: playerOf(runner),
  outcome: outcomeOf(outcome),
  gameId: game === null || game === undefined ? null : storedId('game', game),
});

/** Throws a GraphQL error for both and for neither. */
const deckOf = (given: DeckArgs): GivenDeck => {
  const source = deckSourceOf(given);
  return source.kind === 'text' ? { kind: 'text', text: source.text } : source;
};

export const decksOf = ({ corp, runner }: DecksArgs): GivenDecks => ({
  corp: deckOf(corp),
  runner: deckOf(runner),
});
