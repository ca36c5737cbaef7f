import { Inject } from '@nestjs/common';
import { Command, CommandHandler, EventBus, type ICommandHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { defaultLimits } from '#notation/native/limits';
import type { NativeLog } from '#notation/native/log';
import type { LogRefusal } from '#notation/native/refusal';
import { formerIdentityOf, identityOf } from '#notation/recorded/identity';
import type { Side, Reason } from '#rules';
import type { Config } from '../../platform/config/config';
import type { EventStore } from '../../platform/event-store/event-store';
import { storingAtEase } from '../../platform/observability/at-ease';
import { CONFIG, EVENT_STORE } from '../../platform/tokens';
import { GameIds } from '../game-ids';
import { formerIdOf } from '../published-ids';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { badNames } from './bad-names';
import { gameEvents } from './game-events';
import { GameStored } from './game-stored';
import { readGame } from './read-game';
import { READ_MODELS, type ReadModels } from '../read-models';
import { validateGame, type ValidatedGame } from './validate-game';

export interface UploadedGame {
  readonly ok: true;
  readonly id: string;
  /** False when the very same game was there already. */
  readonly created: boolean;
  /** By which who sent it can take it back; null where it is kept, or stays. */
  readonly sending: string | null;
  readonly decisions: number;
  /** Null for a draw, and while the game is not over. */
  readonly winner: Side | null;
  /** Null while the game is not over. */
  readonly reason: Reason | null;
}

/** Judges a game by every rule and stores it whole, or refuses it and stores nothing. */
export class UploadGame extends Command<UploadedGame | LogRefusal> {
  constructor(
    /** The file: bytes that have to be UTF-8, or a text. */
    readonly content: Uint8Array | string,
    /** Whether it is kept from everybody until it is opened; otherwise it is published. */
    readonly kept = false,
    /** Of this sending, where it is published: made for it where none is given, null for a game that stays. */
    readonly sending?: string | null,
    /** Those of a game that is stored already, as another one, may be as no new name is. */
    readonly names: 'new' | 'stored' = 'new',
  ) {
    super();
  }
}

@CommandHandler(UploadGame)
export class UploadGameHandler implements ICommandHandler<UploadGame> {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'maxUpload'>,
    @Inject(RULES_BY_POOL) private readonly rules: RulesByPool,
    @Inject(GameIds) private readonly ids: GameIds,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append'>,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(EventBus) private readonly told: Pick<EventBus, 'publish'>,
  ) {}

  async execute(command: UploadGame): Promise<UploadedGame | LogRefusal> {
    const { content, kept } = command;
    const limits = { ...defaultLimits, bytes: this.config.maxUpload };
    const read = await readGame(this.rules, content, limits);
    if (!read.ok) return read;
    const bad = command.names === 'new' ? badNames(read.log) : null;
    if (bad !== null) return bad;
    const judged = await storingAtEase(validateGame(this.rules, read.log));
    if (!judged.ok) return judged;
    const sending = kept
      ? null
      : command.sending === undefined
        ? this.ids.newSending()
        : command.sending;
    const wanted = await (kept ? this.ids.keep() : this.publishedId(read.log, sending));
    const { id, created } = await this.record(wanted, read.log, judged);
    const { outcome } = judged.state;
    return {
      ok: true,
      id,
      created,
      sending,
      decisions: read.log.entries.length,
      winner: outcome?.winner ?? null,
      reason: outcome?.reason ?? null,
    };
  }

  /** Of its content. */
  private publishedId(log: NativeLog, sending: string | null): Promise<string> {
    const formerId = formerIdOf('game', formerIdentityOf(log));
    return this.ids.publish('game', { present: [...identityOf(log)], formerId }, sending);
  }

  private async record(
    id: string,
    log: NativeLog,
    { hashes, folding, state }: ValidatedGame,
  ): Promise<{ readonly id: string; readonly created: boolean }> {
    const events = gameEvents(id, log, hashes);
    const appended = await this.store.append(`game-${id}`, 'no-stream', events);
    // The id of a published game is its content: a stream that exists is this game.
    if (!appended.ok && appended.code === 'version-conflict') return { id, created: false };
    if (!appended.ok) throw new Error(appended.message);
    this.told.publish(new GameStored(id, folding, state));
    await this.readModels.have(appended.position);
    return { id, created: !appended.repeated };
  }
}
