import { Inject, Injectable } from '@nestjs/common';
import { contentId, type ContentIds } from '../platform/content-id/content-id';
import { ERASED, type EventStore, type RecordedEvent } from '../platform/event-store/event-store';
import type { ReadModelReader } from '../platform/projections/projection';
import { CONTENT_IDS, EVENT_STORE, READ_MODEL_READER } from '../platform/tokens';

/** What the streams of games begin with. */
export type GameCategory = 'game' | 'observed';

/** What makes a game the same game. */
export interface Identity {
  /** Without names. */
  readonly present: readonly string[];
  /** The id that it was stored under while ids were made of names, too. */
  readonly formerId: string;
}

export const formerIdOf = (category: GameCategory, formerIdentity: Iterable<string>): string =>
  contentId(category, formerIdentity);

const ATTEMPTS = 5;

const NAMED: Readonly<Record<GameCategory, string>> = {
  game: 'select from games.game where id = $1 and $2 not in (corp_player, runner_player)',
  observed: 'select from observed.game where id = $1 and $2 not in (corp_player, runner_player)',
};

/** Of the first event of a game: whether somebody who played it was erased. */
export const isErased = ({ data }: Pick<RecordedEvent, 'data'>): boolean =>
  JSON.stringify(Object(data).players ?? null).includes(JSON.stringify({ name: ERASED }));

/**
 * Ids of published games: made of what was played, by a secret of the store, so that nobody else can
 * make them. A game that was deleted, or in which a name was erased, is no upload's any more: what
 * comes then gets an id of the next generation, whatever name it brings.
 */
@Injectable()
export class PublishedIds {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
  ) {}

  /** Says of a game under its id that it is published; under the next one where it was deleted meanwhile. */
  async publish(
    category: GameCategory,
    identity: Identity,
    say: (id: string) => Promise<boolean>,
  ): Promise<string> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const id = await this.idOf(category, identity);
      if (await say(id)) return id;
    }
    throw new Error('a game is deleted as often as it is published');
  }

  /** Of the game that is stored, or will be. */
  async idOf(category: GameCategory, { present, formerId }: Identity): Promise<string> {
    const content = this.ids.of(category, present);
    const idAt = (generation: number): string => this.ids.of(category, [content, `${generation}`]);
    const standingAt = (generation: number) => this.standing(category, idAt(generation));
    const first = await standingAt(0);
    if (first === 'free') return this.formerOr(category, formerId, idAt(0));
    if (first === 'stored') return idAt(0);
    // All before the present generation are gone: found by halving, whoever made how many of them.
    let [gone, next] = [0, 1];
    while ((await standingAt(next)) === 'gone') [gone, next] = [next, 2 * next];
    while (next - gone > 1) {
      const middle = Math.floor((gone + next) / 2);
      if ((await standingAt(middle)) === 'gone') gone = middle;
      else next = middle;
    }
    return idAt(next);
  }

  private async standing(category: GameCategory, id: string): Promise<'free' | 'stored' | 'gone'> {
    const read = await this.store.readStream(`${category}-${id}`, 1, 1);
    if (!read.ok) return read.code === 'stream-removed' ? 'gone' : 'free';
    return read.events.some(isErased) ? 'gone' : 'stored';
  }

  /** Asked by one statement: it takes as long where the game is there with another name in it. */
  private async formerOr(category: GameCategory, formerId: string, id: string): Promise<string> {
    const rows = await this.reader.query(`named-${category}`, NAMED[category], [formerId, ERASED]);
    return rows.length === 0 ? id : formerId;
  }
}
