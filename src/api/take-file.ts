import type { CommandBus } from '@nestjs/cqrs';
import { refuse, type Refusal } from '#notation/jinteki/refusal';
import type { LogRefusal } from '#notation/native/refusal';
import type { TakeOptions } from '#notation/observed/taken';
import { kindOf } from '#notation/recognise';
import { UploadGame, type UploadedGame } from '../games/commands/upload-game/command';
import { ImportGame, type ImportedGame } from '../imported/commands/import-game/command';

/** What became of a file: a game of decisions, or one that was observed. */
export type TakenFile =
  | { readonly kind: 'game'; readonly result: UploadedGame | LogRefusal }
  | { readonly kind: 'import'; readonly result: ImportedGame | Refusal };

const notAGame: Refusal = {
  ...refuse('NOT_A_REPLAY', 'These are annotations: the game is in another file.'),
  mend: 'Upload the replay, then the annotations to the game it made.',
};

/** Hands a file to the command for what it is by its content. */
export async function takeFile(
  commands: Pick<CommandBus, 'execute'>,
  content: Uint8Array | string,
  options: TakeOptions,
): Promise<TakenFile> {
  const kind = kindOf(content);
  switch (kind) {
    case 'native':
      return { kind: 'game', result: await commands.execute(new UploadGame(content)) };
    case 'replay':
    case 'pasted-log':
      return {
        kind: 'import',
        result: await commands.execute(new ImportGame(kind, content, options)),
      };
    case 'annotations':
      return { kind: 'import', result: notAGame };
  }
}
