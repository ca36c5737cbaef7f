import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gunzipSync } from 'node:zlib';
import { NOBODY } from '#notation/observed/import-result';
import type { ObservedHeader, ObservedVerdict } from '#notation/observed/header';
import { headerOf, newestVerdict } from '#notation/observed/stored';
import type { Tier } from '#notation/jinteki/reconstruct/verify';
import { ERASED, type EventStore } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy, type StoredAs } from '../game-privacy';
import { DECIDED_GAMES, type DecidedGames } from './decided-games';
import { Importer } from './importer';
import { streamOf } from './observed-events';
import { REPLAY_FILES, type ReplayFiles } from './replay-files';
import { type Added, Verdicts } from './verdicts';

export type JudgedAgain =
  | { readonly kind: 'no-file' | 'gone' }
  /** The reader broke down, or refuses what it took before: the old verdict stays. */
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'judged';
      /** Whether the verdict, or what the file tells itself, is another than before. */
      readonly changed: Added;
      readonly before: Tier | null;
      readonly now: Tier;
    };

/** Judges an imported game again by the rules of this program, from the file that was kept of it. */
export class JudgeAgain extends Command<JudgedAgain> {
  constructor(readonly game: string) {
    super();
  }
}

/** As the game is stored under; nobody where names were not given, or one was erased. */
function namesIn({ players: { corp, runner } }: ObservedHeader): {
  readonly corp: string;
  readonly runner: string;
} {
  const isErased = corp.name === ERASED || runner.name === ERASED;
  const { corp: nobody, runner: noOther } = NOBODY;
  return isErased
    ? { corp: nobody.name, runner: noOther.name }
    : { corp: corp.name, runner: runner.name };
}

@CommandHandler(JudgeAgain)
export class JudgeAgainHandler implements ICommandHandler<JudgeAgain> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
    @Inject(REPLAY_FILES) private readonly files: Pick<ReplayFiles, 'of'>,
    @Inject(Importer) private readonly importer: Pick<Importer, 'take'>,
    @Inject(DECIDED_GAMES) private readonly decided: DecidedGames,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'storedAs' | 'publish'>,
    @Inject(Verdicts) private readonly verdicts: Pick<Verdicts, 'add'>,
  ) {}

  async execute({ game }: JudgeAgain): Promise<JudgedAgain> {
    const file = await this.files.of(game);
    if (file === null) return { kind: 'no-file' };
    const read = await this.store.readStream(streamOf(game));
    const as = await this.privacy.storedAs(game);
    const [first] = read.ok ? read.events : [];
    if (!read.ok || first === undefined || as === null) return { kind: 'gone' };
    const known = newestVerdict(read.events);
    const taken = await this.importer.take({
      source: 'replay',
      content: gunzipSync(file.packed),
      options: { ...file.options, names: namesIn(headerOf(first)) },
    });
    if (!taken.ok) return { kind: 'failed', message: taken.message };
    const became = await this.becomes(as, known?.game ?? null, taken.decided);
    const verdict: ObservedVerdict = { ...taken.verdict, game: became };
    const changed = await this.verdicts.add(game, verdict, taken);
    return { kind: 'judged', changed, before: known?.tier ?? null, now: verdict.tier };
  }

  /** The id of the game that the decisions are; the one that there is where they are the same. */
  private async becomes(
    as: StoredAs,
    known: string | null,
    log: string | null,
  ): Promise<string | null> {
    if (log === null) return null;
    if (as === 'kept')
      return known !== null && (await this.decided.holds(known, log))
        ? known
        : this.decided.store(log, true, null);
    const [sending = null, ...others] = as.sendings;
    const id = await this.decided.store(log, false, sending);
    for (const other of others) await this.privacy.publish(id, other);
    return id;
  }
}
