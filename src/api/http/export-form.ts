import type { Viewer } from '#rules';
import type { ExportForm } from '../../games/replay/stored-game';

interface FileKind {
  readonly contentType: string;
  /** Of the file's name, after the id of the game. */
  ending(viewer: Viewer): string;
}

const NDJSON = 'application/x-ndjson; charset=utf-8';

export const fileKinds: Readonly<Record<ExportForm, FileKind>> = {
  told: { contentType: NDJSON, ending: (viewer) => `-${viewer}.told.ndjson` },
  'jinteki-log': { contentType: 'text/plain; charset=utf-8', ending: (viewer) => `-${viewer}.txt` },
  facts: { contentType: NDJSON, ending: (viewer) => `-${viewer}.facts.ndjson` },
  native: { contentType: NDJSON, ending: () => '.retrace.ndjson' },
};
