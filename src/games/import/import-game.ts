import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { KnownDecks } from '#notation/jinteki/reconstruct/known-deck';
import type { Refusal } from '#notation/jinteki/refusal';
import type { ObservedVerdict, Warning } from '#notation/observed/header';
import type { TakeOptions } from '#notation/observed/import-result';
import { sides } from '#rules';
import type { Clock } from '../../platform/clock/clock';
import type { EventStore } from '../../platform/event-store/event-store';
import { CLOCK, EVENT_STORE } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import { PublishedIds } from '../published-ids';
import { DECIDED_GAMES, type DecidedGames } from './decided-games';
import { Importer, type ImportTask, type Source } from './importer';
import { NOTES, type Notes } from './notes';
import { observedEvents, streamOf } from './observed-events';
import { IMPORT_READ_MODELS, type ReadModels } from '../read-models';
import { REPLAY_FILES, type ReplayFiles } from './replay-files';
import type { TakenFile } from './taken-file';
import { Verdicts } from './verdicts';

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

@CommandHandler(ImportGame)
export class ImportGameHandler implements ICommandHandler<ImportGame> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append'>,
    @Inject(DECIDED_GAMES) private readonly decided: DecidedGames,
    @Inject(IMPORT_READ_MODELS) private readonly readModels: ReadModels,
    @Inject(NOTES) private readonly notes: Pick<Notes, 'keep'>,
    @Inject(Importer) private readonly importer: Pick<Importer, 'take'>,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'publish' | 'keep'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(PublishedIds) private readonly ids: Pick<PublishedIds, 'publish'>,
    @Inject(Verdicts) private readonly verdicts: Pick<Verdicts, 'add'>,
    @Inject(REPLAY_FILES) private readonly files: Pick<ReplayFiles, 'keep' | 'of'>,
  ) {}

  async execute({ source, content, options, kept }: ImportGame): Promise<ImportedGame | Refusal> {
    const first = await this.importer.take({ source, content, options });
    if (!first.ok) return first;
    const sending = kept ? null : this.clock.newId();
    const id = await (kept ? this.keptId() : this.publishedId(first, sending));
    const known = kept ? {} : await this.knownDecks(id);
    const { taken, decks } = await this.withDecks(first, { source, content, options }, known);
    const game =
      taken.decided === null ? null : await this.decided.store(taken.decided, kept, sending);
    const verdict: ObservedVerdict = { ...taken.verdict, game };
    const created = await this.keep(id, taken, verdict);
    const { keepPartial = false } = options;
    if (taken.packed !== null) await this.files.keep(id, taken.packed, { keepPartial, decks });
    if (taken.chat.length > 0) await this.notes.keep(id, 'chat', taken.chat);
    return { ok: true, id, created, sending, verdict, warnings: taken.header.warnings };
  }

  /** Decks that were told when the same game came before: what is known of it stays known. */
  private async knownDecks(id: string): Promise<KnownDecks> {
    return (await this.files.of(id))?.options.decks ?? {};
  }

  /** The file with decks that are known besides those given; as it was read where they do not fit. */
  private async withDecks(
    first: TakenFile,
    { source, content, options }: ImportTask,
    known: KnownDecks,
  ): Promise<{ readonly taken: TakenFile; readonly decks: KnownDecks }> {
    const { decks: given = {} } = options;
    const decks = { ...known, ...given };
    if (sides.every((side) => decks[side] === given[side])) return { taken: first, decks: given };
    const again = await this.importer.take({ source, content, options: { ...options, decks } });
    return again.ok ? { taken: again, decks } : { taken: first, decks: given };
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
      // It was said at first what is said now, and something else in between.
      if (appended.repeated) await this.verdicts.add(id, verdict);
      return !appended.repeated;
    }
    if (appended.code !== 'version-conflict') throw new Error(appended.message);
    await this.verdicts.add(id, verdict);
    return false;
  }
}
