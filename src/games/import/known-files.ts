import { Inject, Injectable } from '@nestjs/common';
import type { ObservedVerdict, Warning } from '#notation/observed/header';
import { observedStream } from '#notation/observed/stored';
import type { TakeOptions } from '#notation/observed/import-result';
import { canonical } from '#notation/recorded/identity';
import { engineVersion } from '#rules';
import type { ContentIds } from '../../platform/content-id/content-id';
import { sha256 } from '../../platform/digest/sha256';
import type { EventStore } from '../../platform/event-store/event-store';
import { CONTENT_IDS, EVENT_STORE } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import { isErased } from '../published-ids';
import type { ImportTask } from './importer';
import { streamOf } from './observed-events';
import { REPLAY_FILES, type ReplayFiles } from './replay-files';

export const JUDGING_CODE = Symbol('JudgingCode');

/** What is told of the game of a file that is known. */
interface KnownGame {
  /** Of the observed game. */
  readonly id: string;
  readonly verdict: ObservedVerdict;
  readonly warnings: readonly Warning[];
}

/** Files that were sent before, to the letter: nothing is to be found out about them. */
@Injectable()
export class KnownFiles {
  constructor(
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
    @Inject(REPLAY_FILES) private readonly files: Pick<ReplayFiles, 'sentAs'>,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'publish'>,
    @Inject(JUDGING_CODE) private readonly judgedBy: () => Promise<string>,
  ) {}

  /**
   * What a file is known by, that is judged by this program and taken so. Made by the secret of the store, as it is
   * of all that the file says, names and chat among it. What decks are known of it is looked at apart.
   */
  async nameOf({ source, content, options }: ImportTask): Promise<string> {
    const taken = canonical({ ...options, decks: undefined });
    const program = await this.judgedBy();
    return this.ids.of('sent-file', [source, sha256(content), taken, program]);
  }

  /**
   * Publishes the game of a file once more, by another sending. Null where nothing is known of it, where decks are
   * given that are not, and where it was deleted, or somebody's name in it was erased: then it is no game of the
   * file's any more.
   */
  async publishAgain(
    sentAs: string,
    { decks = {} }: TakeOptions,
    sending: string,
  ): Promise<KnownGame | null> {
    const file = await this.files.sentAs(sentAs);
    if (file === null) return null;
    const { game: id, options } = file;
    if (canonical({ ...options.decks, ...decks }) !== canonical({ ...options.decks })) return null;
    const read = await this.store.readStream(streamOf(id));
    const [first] = read.ok ? read.events : [];
    if (!read.ok || first === undefined || isErased(first)) return null;
    const { header, verdict } = observedStream(read.events);
    if (verdict?.engine !== engineVersion) return null;
    for (const game of [verdict.game, id])
      if (game !== null && !(await this.privacy.publish(game, sending))) return null;
    return { id, verdict, warnings: header.warnings };
  }
}
