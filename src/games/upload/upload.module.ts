import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GameIdsModule } from '../game-ids.module';
import { ReadModelsModule } from '../read-models.module';
import { UploadGameHandler } from './upload-game';

@Module({
  imports: [CqrsModule, GameIdsModule, ReadModelsModule],
  providers: [UploadGameHandler],
})
export class UploadModule {}
