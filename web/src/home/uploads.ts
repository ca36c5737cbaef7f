import { signal, type Signal } from '@preact/signals';
import { holdKeys } from '../api/key-ring';
import { emptyFile, type Refusal, unreadable } from '../api/refusal';
import { sendFile, type Sent, type Stored } from '../api/send-file';

export type UploadState =
  | {
      readonly is: 'waiting';
      /** Seconds until the server takes more of one caller; null: it is not yet its turn. */
      readonly seconds: number | null;
    }
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'judging' }
  | { readonly is: 'stored'; readonly stored: Stored }
  | { readonly is: 'refused'; readonly refusal: Refusal };

export interface Upload {
  readonly number: number;
  readonly name: string;
  /** Null: the browser could not read it. */
  readonly file: Blob | null;
  readonly isPrivate: boolean;
  readonly state: Signal<UploadState>;
}

/** The server has two cores in the least case. */
const AT_ONCE = 2;

const inLine = { is: 'waiting', seconds: null } as const;

/** Of this visit, in the order they were dropped. */
export const uploads = signal<readonly Upload[]>([]);
/** Goes up with every game that came to be stored. */
export const storedCount = signal(0);

const waiting: Upload[] = [];
/** When the server takes more, by the clock of this page. */
let opensAt = 0;
let running = 0;
let number = 0;

export interface Dropped {
  readonly name: string;
  /** Null: the browser could not read it. */
  readonly file: Blob | null;
}

export function addUploads(files: readonly Dropped[], isPrivate: boolean): void {
  const added = files.map(({ name, file }): Upload => {
    number += 1;
    return { number, name, file, isPrivate, state: signal<UploadState>(inLine) };
  });
  uploads.value = [...uploads.value, ...added];
  waiting.push(...added);
  goOn();
}

export function sendAgain(again: readonly Upload[]): void {
  for (const { state } of again) state.value = inLine;
  waiting.push(...again);
  goOn();
}

/** Nothing was said of them: the server did not answer. */
export const isUnanswered = ({ state: { value: now } }: Upload): boolean =>
  now.is === 'refused' && now.refusal.code === 'UNREACHABLE';

const isOver = ({ state }: Upload): boolean =>
  state.value.is === 'stored' || state.value.is === 'refused';

export const clearUploads = (): void => {
  uploads.value = uploads.value.filter((upload) => !isOver(upload));
};

export const overCount = (all: readonly Upload[]): number => all.filter(isOver).length;
export const refusedCount = (all: readonly Upload[]): number =>
  all.filter(({ state }) => state.value.is === 'refused').length;

function goOn(): void {
  while (running < AT_ONCE) {
    const next = waiting.shift();
    if (next === undefined) return;
    running += 1;
    void send(next).finally(() => {
      running -= 1;
      goOn();
    });
  }
}

/** What holds nothing to judge is refused here, by its name: the server is sent none. */
function sentOrNot(upload: Upload, file: Blob | null): Sent | Promise<Sent> {
  if (file === null) return { ok: false, refusal: unreadable, again: null };
  if (file.size === 0) return { ok: false, refusal: emptyFile(upload.name), again: null };
  return sendPatiently(upload, file);
}

async function send(upload: Upload): Promise<void> {
  const { file } = upload;
  const sent = await sentOrNot(upload, file);
  if (!sent.ok) {
    upload.state.value = { is: 'refused', refusal: sent.refusal };
    return;
  }
  const { game, key } = sent.stored;
  if (key !== null) holdKeys([{ key, game, label: upload.name, since: new Date().toISOString() }]);
  upload.state.value = { is: 'stored', stored: sent.stored };
  storedCount.value += 1;
}

/** Sends it when the server takes it: who drops many is told to wait, and all of them do. */
async function sendPatiently(upload: Upload, file: Blob): Promise<Sent> {
  for (;;) {
    for (let pause = opensAt - Date.now(); pause > 0; pause = opensAt - Date.now()) {
      upload.state.value = { is: 'waiting', seconds: Math.ceil(pause / 1_000) };
      await new Promise((done) => setTimeout(done, Math.min(pause, 1_000)));
    }
    upload.state.value = { is: 'sending', share: 0 };
    const sent = await sendFile(file, {
      isPrivate: upload.isPrivate,
      onProgress: (share) => {
        upload.state.value = share < 1 ? { is: 'sending', share } : { is: 'judging' };
      },
    });
    if (sent.ok || sent.again === null) return sent;
    opensAt = Math.max(opensAt, Date.now() + sent.again * 1_000);
  }
}
