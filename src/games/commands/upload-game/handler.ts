import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { coreRules } from '#cards/pool';
import { defaultLimits } from '#notation/native/limits';
import type { NativeLog } from '#notation/native/log';
import type { LogRefusal } from '#notation/native/refusal';
import { identityOf } from '#notation/recorded/identity';
import type { Config } from '../../../platform/config/config';
import { contentId } from '../../../platform/content-id/content-id';
import type { EventStore } from '../../../platform/event-store/event-store';
import { CONFIG, EVENT_STORE } from '../../../platform/tokens';
import { gameEvents } from '../../game-events';
import { judge } from '../../judge';
import { readGame } from '../../read-game';
import { READ_MODELS, type ReadModels } from '../../read-models';
import { UploadGame, type UploadedGame } from './command';

@CommandHandler(UploadGame)
export class UploadGameHandler implements ICommandHandler<UploadGame> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'append'>,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(CONFIG) private readonly config: Pick<Config, 'maxUpload'>,
  ) {}

  async execute({ content }: UploadGame): Promise<UploadedGame | LogRefusal> {
    const limits = { ...defaultLimits, bytes: this.config.maxUpload };
    const read = await readGame(content, limits);
    if (!read.ok) return read;
    const judged = judge(coreRules, read.log);
    if (!judged.ok) return judged;
    const { id, created } = await this.keep(read.log, judged.hashes);
    const outcome = judged.outcome;
    return {
      ok: true,
      id,
      created,
      decisions: read.log.entries.length,
      winner: outcome?.winner ?? null,
      reason: outcome?.reason ?? null,
    };
  }

  private async keep(
    log: NativeLog,
    hashes: readonly string[],
  ): Promise<{ readonly id: string; readonly created: boolean }> {
    const id = contentId('game', identityOf(log));
    const appended = await this.store.append(
      `game-${id}`,
      'no-stream',
      gameEvents(id, log, hashes),
    );
    // Its id is its content: a stream that exists is this game.
    if (!appended.ok && appended.code === 'version-conflict') return { id, created: false };
    if (!appended.ok) throw new Error(appended.message);
    await this.readModels.have(appended.position);
    return { id, created: !appended.repeated };
  }
}
