import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AccessStreams } from './access-streams';

/** The game that a link to a game leads to: its own, or what took its place. */
export class LeadOn extends Query<string> {
  constructor(readonly game: string) {
    super();
  }
}

/** A game is judged again as often as the program is upgraded. */
const FURTHEST = 100;

@QueryHandler(LeadOn)
export class LeadOnHandler implements IQueryHandler<LeadOn> {
  constructor(
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'known' | 'load'>,
  ) {}

  async execute({ game }: LeadOn): Promise<string> {
    let at = game;
    for (let steps = 0; steps < FURTHEST; steps += 1) {
      // Who is told that it was replaced forgets what was known.
      const { replacedBy } = this.streams.known(at) ?? (await this.streams.load(at));
      if (replacedBy === null) return at;
      at = replacedBy;
    }
    return at;
  }
}
