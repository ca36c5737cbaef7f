import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { KnownDecks } from '#notation/jinteki/reconstruct/known-deck';
import type { Refusal } from '#notation/jinteki/refusal';
import type { ObservedVerdict, Warning } from '#notation/observed/header';
import type { TakeOptions } from '#notation/observed/import-result';
import { sides } from '#rules';
import { GameIds } from '../game-ids';
import { DECIDED_GAMES, type DecidedGames } from './decided-games';
import { Importer, type ImportTask, type Source } from './importer';
import { KnownFiles } from './known-files';
import { NOTES, type Notes } from './notes';
import { ObservedStreams } from './observed-streams';
import { REPLAY_FILES, type ReplayFiles } from './replay-files';
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

@CommandHandler(ImportGame)
export class ImportGameHandler implements ICommandHandler<ImportGame> {
  constructor(
    @Inject(Importer) private readonly importer: Pick<Importer, 'take'>,
    @Inject(GameIds) private readonly ids: GameIds,
    @Inject(ObservedStreams) private readonly observed: ObservedStreams,
    @Inject(DECIDED_GAMES) private readonly decided: DecidedGames,
    @Inject(REPLAY_FILES) private readonly files: Pick<ReplayFiles, 'keep' | 'of'>,
    @Inject(NOTES) private readonly notes: Pick<Notes, 'keep'>,
    @Inject(KnownFiles) private readonly known: Pick<KnownFiles, 'nameOf' | 'publishAgain'>,
  ) {}

  async execute({ source, content, options, kept }: ImportGame): Promise<ImportedGame | Refusal> {
    const task: ImportTask = { source, content, options };
    // What is kept from everybody is a game of its own each time.
    const sentAs = kept ? null : await this.known.nameOf(task);
    const sending = kept ? null : this.ids.newSending();
    if (sentAs !== null && sending !== null) {
      const known = await this.known.publishAgain(sentAs, options, sending);
      if (known !== null) return { ok: true, created: false, sending, ...known };
    }
    const first = await this.importer.take(task);
    if (!first.ok) return first;
    const { identity: present, formerId } = first;
    const id = await (kept
      ? this.ids.keep()
      : this.ids.publish('observed', { present, formerId }, sending));
    const known = kept ? {} : await this.knownDecks(id);
    const { taken, decks } = await this.withDecks(first, task, known);
    const game =
      taken.decided === null ? null : await this.decided.store(taken.decided, kept, sending);
    const verdict: ObservedVerdict = { ...taken.verdict, game };
    const created = await this.observed.keep(id, taken, verdict);
    const { keepPartial = false } = options;
    if (taken.packed !== null)
      await this.files.keep(id, taken.packed, { keepPartial, decks }, sentAs);
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
}
