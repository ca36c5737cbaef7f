import type { Caller } from '../access/caller';
import type { PlayedDecks, PlayedGame } from './played-decks';
import type { Sights } from './sights';

const PAGE = 50;
/** Games looked at in one request at most: closed ones cost as much as open ones. */
const MOST_PAGES = 20;

/** What is played with which lists, as one caller may know it. */
export class OpenGames {
  constructor(
    private readonly played: Pick<PlayedDecks, 'gamesWith'>,
    private readonly sights: Sights,
  ) {}

  /** Games with lists of these contents, newest first; nothing is heard of those that are closed. */
  async *with(
    contents: readonly string[],
    caller: Caller,
    after: string | null = null,
  ): AsyncGenerator<PlayedGame> {
    let from = after;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const rows = await this.played.gamesWith(contents, PAGE, from);
      for (const row of rows) if (await this.sights.sees(caller, row.game, row.side)) yield row;
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      from = last.position;
    }
  }
}
