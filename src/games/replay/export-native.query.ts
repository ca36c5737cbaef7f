import { Query } from '@nestjs/cqrs';
import type { Answer } from './answer';

/** A game with every decision, as a log of ours (docs/formats/native-log.md): for who may see all. */
export class ExportNative extends Query<Answer<Iterable<string>>> {
  constructor(readonly game: string) {
    super();
  }
}
