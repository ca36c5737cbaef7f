import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { automatonOf } from '#analysis/patterns/automaton';
import { parsePattern } from '#analysis/patterns/parse-pattern';
import type { Pattern } from '#analysis/patterns/pattern';
import { poolNamed } from '#cards/pool';
import type { Side, Viewer } from '#rules';
import { FindGame } from '../../analysis/projections/games/queries';
import { FindPattern } from '../../analysis/projections/pattern-facts/queries';
import { FindInGame } from '../../games/replay/find-in-game';
import type { Gate } from '../gate/gate';
import type { Context as Asking } from '../gate/guards';
import { hinted } from '../hinted';
import { refusalError } from '../refusal-error';
import { valueOf } from './answered';
import { cursorOf, placeOf } from './cursor';
import { badInput } from './errors';
import { listNamed } from './list-name';
import { listed, type GameSource } from './source';
import { unanswered, type Work } from './unanswered';

interface FindArgs {
  readonly pattern: string;
  readonly toldTo?: Side | null;
  readonly first: number;
  readonly after?: string | null;
}

interface MatchArgs {
  readonly pattern: string;
  readonly as: Viewer;
  readonly first: number;
}

const MOST_GAMES = 100;

const FOUND = listNamed('findPattern');
const MOST_MATCHES = 500;

const SEARCH: Work = { name: 'The search', less: 'Look for a simpler pattern.' };

/** Throws a GraphQL error that names the place in the text. */
function read(text: string): Pattern {
  const parsed = parsePattern(poolNamed('all'), text);
  if (parsed.ok) return parsed.pattern;
  const { code, message, at, hint } = parsed;
  throw refusalError(`${message} (at character ${at + 1})`, { code, ...hinted(hint), at });
}

function checkFirst(first: number, most: number): void {
  if (first < 1 || first > most)
    throw badInput('BAD_PAGE', `first is ${first}`, `Ask for 1 to ${most} rows.`);
}

@Resolver('Game')
export class PatternsResolver {
  constructor(@Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>) {}

  @Query('findPattern')
  async findPattern(
    @Args() args: FindArgs,
    @Context('gate') gate: Gate,
    @Context('signal') signal?: AbortSignal,
  ) {
    const { first } = args;
    checkFirst(first, MOST_GAMES);
    const pattern = read(args.pattern);
    const after = placeOf(FOUND, args.after, 'after');
    // What a player was told is for who may see everything.
    const open = await gate.openGames('count');
    const asked = new FindPattern(pattern, args.toldTo ?? 'spectator', first, after, open, signal);
    const found = await this.queries.execute(asked);
    if (!found.ok) throw unanswered(found.failure, SEARCH);
    const hits = await Promise.all(
      found.rows.map(async ({ id, matches }) => {
        const row = await this.queries.execute(new FindGame(id));
        return row === null ? [] : [{ game: listed(row), matches }];
      }),
    );
    return {
      hits: hits.flat(),
      searched: found.searched,
      next: found.next === null ? null : cursorOf(FOUND, found.next),
    };
  }

  @ResolveField('matches')
  async matches({ id }: GameSource, { pattern, as, first }: MatchArgs, { signal }: Asking) {
    checkFirst(first, MOST_MATCHES);
    const automaton = automatonOf(read(pattern));
    const asked = new FindInGame(id, as, automaton, first, signal);
    return valueOf(await this.queries.execute(asked));
  }
}
