import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver, Subscription } from '@nestjs/graphql';
import type { Side, Viewer } from '#rules';
import type { Caller } from '../../access/caller';
import { Decide } from '../../games/play/decide';
import { OpenGame } from '../../games/play/open-game';
import { frames } from '../../games/play/frames';
import { Progress } from '../../games/play/progress';
import { GetMoment } from '../../games/replay/get-moment';
import { ListMoments } from '../../games/replay/list-moments';
import { accepted } from './accepted';
import { valueOf } from './answered';
import { seatOf, type SeatInput } from './seat-input';
import { positionOf, type PositionSource } from './source';

interface OpenArgs {
  readonly corp: SeatInput;
  readonly runner: SeatInput;
  readonly spectators: boolean;
  readonly pool?: string | null;
}

interface DecideArgs {
  readonly game: string;
  readonly seat: Side;
  readonly at: number;
  readonly choice: number;
  readonly number?: number | null;
}

interface MomentsArgs {
  readonly game: string;
  readonly as: Viewer;
  readonly after: number;
}

/** Moments sent between two looks at the store. */
const PAGE = 50;

/** Games that are played here. */
@Resolver()
export class LiveResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly progress: Progress,
  ) {}

  @Mutation('openGame')
  async openGame(
    @Args() { corp, runner, spectators, pool }: OpenArgs,
    @Context('caller') caller: Caller,
  ) {
    const asking = { queries: this.queries, caller };
    const seats = {
      corp: await seatOf(asking, 'corp', corp),
      runner: await seatOf(asking, 'runner', runner),
    };
    return accepted(await this.commands.execute(new OpenGame(seats, spectators, pool ?? null)));
  }

  @Mutation('decide')
  decide(@Args() args: DecideArgs, @Context('caller') caller: Caller) {
    const { game, seat, at, choice, number } = args;
    return this.decided(new Decide(caller, game, seat, { at, choice, number: number ?? null }));
  }

  @Mutation('concede')
  concede(@Args('game') game: string, @Args('seat') seat: Side, @Context('caller') caller: Caller) {
    return this.decided(new Decide(caller, game, seat, 'concede'));
  }

  @Subscription('moments', { resolve: (frame: PositionSource) => frame })
  async moments(@Args() { game, as, after }: MomentsArgs) {
    let last = after;
    const read = async () => {
      const query = new ListMoments(game, as, last, PAGE);
      const { moments, more, over } = valueOf(await this.queries.execute(query));
      last = moments.at(-1)?.number ?? last;
      return { frames: moments.map((moment) => positionOf(game, moment)), more, over };
    };
    return frames({ listen: (wake) => this.progress.listen(game, wake), read });
  }

  private async decided(command: Decide) {
    const { game, side } = command;
    const { at } = accepted(await this.commands.execute(command));
    const moment = await this.queries.execute(new GetMoment(game, at, side));
    return { position: positionOf(game, valueOf(moment)) };
  }
}
