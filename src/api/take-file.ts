import type { CommandBus } from '@nestjs/cqrs';
import { refuse, type Refusal } from '#notation/jinteki/refusal';
import type { LogRefusal } from '#notation/native/refusal';
import type { TakeOptions } from '#notation/observed/import-result';
import { isOurs, kindOf } from '#notation/recognise';
import type { Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Purpose } from '../access/purpose';
import { UploadGame, type UploadedGame } from '../games/upload/upload-game';
import { deckListFile } from '../games/import/deck-list-file';
import { ImportGame, type ImportedGame } from '../games/import/import-game';

/** What became of a file: a game of decisions, or one that was observed. */
export type TakenFile =
  | {
      readonly kind: 'game';
      readonly result: UploadedGame | LogRefusal;
      /** The uploader's; null for a game that is not taken. */
      readonly key: Key | null;
    }
  | {
      readonly kind: 'import';
      readonly result: ImportedGame | Refusal;
      /** The uploader's; null for an import that is not taken. */
      readonly key: Key | null;
    };

export interface Taking {
  readonly commands: Pick<CommandBus, 'execute'>;
  readonly keys: Pick<Keys, 'issue'>;
}

const notAGame: Refusal = {
  ...refuse('NOT_A_REPLAY', 'These are annotations: the game is in another file.'),
  hint: 'Upload the replay, then the annotations to the game it made.',
};

const oursAlone: Refusal = {
  ...refuse('NOT_A_REPLAY', 'This is a log of ours.'),
  hint: 'Send it with uploadGame.',
};

/** Why a file is none to import, where its content is of another kind; null for all that its reader is to look at. */
export function notImported(content: Uint8Array | string): Refusal | null {
  switch (kindOf(content)) {
    case 'annotations':
      return notAGame;
    case 'native':
      return isOurs(content) ? oursAlone : deckListFile(content);
    case 'replay':
    case 'pasted-log':
      return deckListFile(content);
  }
}

/** Hands a file to the command for what it is by its content. */
export async function takeFile(
  { commands, keys }: Taking,
  content: Uint8Array | string,
  options: TakeOptions,
  kept: boolean,
): Promise<TakenFile> {
  const list = deckListFile(content);
  if (list !== null) return { kind: 'import', result: list, key: null };
  const kind = kindOf(content);
  switch (kind) {
    case 'native': {
      const result = await commands.execute(new UploadGame(content, kept));
      const key = result.ok ? await keys.issue(uploadOf(result)) : null;
      return { kind: 'game', result, key };
    }
    case 'replay':
    case 'pasted-log':
      return {
        kind: 'import',
        ...(await takeImport({ commands, keys }, new ImportGame(kind, content, options, kept))),
      };
    case 'annotations':
      return { kind: 'import', result: notAGame, key: null };
  }
}

/** What the key of an upload is for. */
export const uploadOf = ({ id, sending }: UploadedGame): Purpose => ({
  ...{ for: 'upload', game: id, sending },
});

/** Imports a file, with a key for whoever sent it. */
export async function takeImport({ commands, keys }: Taking, command: ImportGame) {
  const result = await commands.execute(command);
  const key = result.ok ? await keys.issue(purposeOf(result)) : null;
  return { result, key };
}

/** What the key of an import is for. */
export const purposeOf = ({ id, verdict, sending }: ImportedGame): Purpose => ({
  ...{ for: 'import', game: id, verified: verdict.game, sending },
});
