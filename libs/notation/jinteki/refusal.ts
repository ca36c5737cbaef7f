import type { Side } from './lens/side';

export type RefusalCode =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'COMPRESSED'
  | 'ARCHIVE'
  | 'NOT_TEXT'
  | 'HTML_PAGE'
  | 'TRUNCATED'
  | 'NOT_JSON'
  | 'HOSTILE_KEY'
  | 'BAD_TEXT'
  | 'TOO_DEEP'
  | 'NOT_A_REPLAY'
  | 'TOO_MANY_DIFFS'
  | 'DIFF_DOES_NOT_APPLY'
  | 'DUPLICATE_CARD'
  | 'TOO_MUCH_WORK'
  | 'NOT_A_LOG'
  | 'NOT_ANNOTATIONS'
  | 'OTHER_GAME'
  | 'DECK_LIST'
  | 'DECK_UNREADABLE'
  | 'DECK_CONTRADICTED'
  | 'READER_FAILED'
  | 'BUSY';

/** Why a replay or log was not taken: nothing of it may be stored. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
  /** Entry of `history` (0 = the first state); null where no entry is at fault. */
  readonly historyIndex: number | null;
  /** Path inside the entry, such as `/corp/hand/3`; empty where the whole entry or file is meant. */
  readonly path: string;
  readonly hint: string;
  /** Whose deck list is at fault, where one is. */
  readonly deck?: Side;
}

const HINT: { readonly [code in RefusalCode]: string } = {
  EMPTY: 'Choose the file again: it has no content.',
  TOO_LARGE: 'Upload a single replay; no real game is that large.',
  COMPRESSED: 'Unpack the file first, or upload it with the ending .gz.',
  ARCHIVE: 'Take the files out of it, and upload them one by one, or pack each with gzip (.gz).',
  NOT_TEXT: 'Save the replay as UTF-8 text.',
  HTML_PAGE: 'Use the "Download replay" link: the page around it was saved instead of the file.',
  TRUNCATED: 'Download the file again: its end is missing.',
  NOT_JSON: 'Download the file again; do not edit it.',
  HOSTILE_KEY: 'Download the file again: no replay of jinteki.net has such a key.',
  BAD_TEXT: 'Take that character out of the text, or download the file again.',
  TOO_DEEP: 'Download the file again: no replay of jinteki.net is nested that deeply.',
  NOT_A_REPLAY: 'Upload the body of "Download replay" of jinteki.net: an object with "history".',
  TOO_MANY_DIFFS: 'Upload the replay of a single game.',
  DIFF_DOES_NOT_APPLY:
    'Download the file again, or ask to keep the part before this entry (keep-partial).',
  DUPLICATE_CARD:
    'Download the file again, or ask to keep the part before this entry (keep-partial).',
  TOO_MUCH_WORK:
    'Send it again when less is being read here, or upload the replay of a single game.',
  NOT_ANNOTATIONS: 'Upload what "Save" below the notes of a replay on jinteki.net gives.',
  OTHER_GAME: 'Name the game that they were written about.',
  DECK_LIST: 'Give it beside the replay in which it was played.',
  DECK_UNREADABLE: 'Give a deck list.',
  DECK_CONTRADICTED: 'Give the deck that was played, or none: the game is read without it, too.',
  READER_FAILED: 'Send it once more; if it fails again, report it together with the file.',
  BUSY: 'Try again in a while.',
  NOT_A_LOG: 'Paste the game log of jinteki.net, from "started their turn" on.',
};

export function refuse(
  code: RefusalCode,
  message: string,
  historyIndex: number | null = null,
  path = '',
): Refusal {
  return { ok: false, code, message, historyIndex, path, hint: HINT[code] };
}
