import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '#notation/jinteki/refusal';
import type { ObservedVerdict, Warning } from '#notation/observed/header';
import { newestVerdict } from '#notation/observed/stored';
import type { TakeOptions } from '#notation/observed/import-result';
import type { Clock } from '../../platform/clock/clock';
import type { EventStore } from '../../platform/event-store/event-store';
import { CLOCK, EVENT_STORE } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import { PublishedIds } from '../published-ids';
import { DECIDED_GAMES, type DecidedGames } from './decided-games';
import { Importer, type Source } from './importer';
import { NOTES, type Notes } from './notes';
import { observedEvents, streamOf, verdictEvent } from './observed-events';
import { READ_MODELS, type ReadModels } from './read-models';
import type { TakenFile } from './taken-file';

export interface ImportedGame {
  readonly ok: true;
  /** Of the observed game. */
  readonly id: string;
  /** False when the very same file was there already. */
  readonly created: boolean;
  /** By which who sent it can take it back; null where it is kept. */
  readonly sending: string | null;
  readonly verdict: ObservedVerdict;
  readonly warnings: readonly Warning[];
}

/** Reads a file of jinteki.net, observes and verifies it, and stores it whole, or refuses it and stores nothing. */
export class ImportGame extends Command<ImportedGame | Refusal> {
  constructor(
    readonly source: Source,
    /** Unpacked. */
    readonly content: Uint8Array | string,
    readonly options: TakeOptions = {},
    /** Whether it is kept from everybody until it is opened; otherwise it is published. */
    readonly kept = false,
  ) {
    super();
  }
}

/** Versions such as 0.10.2, number by number. */
function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

@CommandHandler(ImportGame)
export class ImportGameHandler implements ICommandHandler<ImportGame> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    @Inject(DECIDED_GAMES) private readonly decided: DecidedGames,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(NOTES) private readonly notes: Pick<Notes, 'keep'>,
    @Inject(Importer) private readonly importer: Pick<Importer, 'take'>,
    @Inject(GAME_PRIVACY) private readonly privacy: GamePrivacy,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(PublishedIds) private readonly ids: Pick<PublishedIds, 'publish'>,
  ) {}

  async execute({ source, content, options, kept }: ImportGame): Promise<ImportedGame | Refusal> {
    const taken = await this.importer.take({ source, content, options });
    if (!taken.ok) return taken;
    const sending = kept ? null : this.clock.newId();
    const id = await (kept ? this.keptId() : this.publishedId(taken, sending));
    const game =
      taken.decided === null ? null : await this.decided.store(taken.decided, kept, sending);
    const verdict: ObservedVerdict = { ...taken.verdict, game };
    const created = await this.keep(id, taken, verdict);
    if (taken.chat.length > 0) await this.notes.keep(id, 'chat', taken.chat);
    return { ok: true, id, created, sending, verdict, warnings: taken.header.warnings };
  }

  /** Nobody can tell from it what is in the game. */
  private async keptId(): Promise<string> {
    const id = this.clock.newId();
    await this.privacy.keep(id, 'upload');
    return id;
  }

  /** Of its content: the same file makes the same game. */
  private publishedId(
    { identity: present, formerId }: TakenFile,
    sending: string | null,
  ): Promise<string> {
    return this.ids.publish('observed', { present, formerId }, (id) =>
      this.privacy.publish(id, sending),
    );
  }

  private async keep(id: string, taken: TakenFile, verdict: ObservedVerdict): Promise<boolean> {
    const stream = streamOf(id);
    const events = observedEvents(id, taken, verdict);
    const appended = await this.store.append(stream, 'no-stream', events);
    if (appended.ok) {
      await this.readModels.have(appended.position);
      return !appended.repeated;
    }
    if (appended.code !== 'version-conflict') throw new Error(appended.message);
    await this.judgeAgain(id, verdict);
    return false;
  }

  /** A later engine may follow the same file further: what it says is added. An earlier one may not. */
  private async judgeAgain(id: string, verdict: ObservedVerdict): Promise<void> {
    const stream = streamOf(id);
    const read = await this.store.readStream(stream);
    if (!read.ok) throw new Error(read.message);
    const known = newestVerdict(read.events);
    if (known !== null && isLater(known.engine, verdict.engine)) return;
    if (JSON.stringify(known) === JSON.stringify(verdict)) return;
    const appended = await this.store.append(stream, read.version, [verdictEvent(id, verdict)]);
    // Somebody else brings in the same file at this moment: theirs is as good.
    if (appended.ok) await this.readModels.have(appended.position);
  }
}
