import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { uploadRoute } from './api/http/upload-route';
import { AppModule } from './app.module';
import { UploadGame } from './games/commands/upload-game/command';
import type { Config } from './platform/config/config';

/** A log within JSON has its quotes and line ends escaped. */
const ESCAPED = 2;
const ENVELOPE = 64 * 1024;

/** The whole program, with its database started and its read models following; not listening yet. */
export async function createApplication(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({ bodyLimit: ESCAPED * config.maxUpload + ENVELOPE });
  const application = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config),
    adapter,
    { logger: ['error', 'warn'], abortOnError: false },
  );
  const commands = application.get(CommandBus);
  const logger = new Logger('Upload');
  await adapter.getInstance().register(
    uploadRoute({
      most: config.maxUpload,
      upload: (content) => commands.execute(new UploadGame(content)),
      onError: (error) => logger.error(error),
    }),
  );
  await application.init();
  return application;
}
