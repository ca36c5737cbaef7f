import type { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { ExportObserved } from '../../games/import/export-observed';
import { ExportJintekiLog } from '../../games/replay/export-jinteki-log';
import { ExportTold } from '../../games/replay/export-told';
import { ExportNative } from '../../games/replay/export-native';

/** What a game is written as. */
export const exportForms = ['told', 'jinteki-log', 'facts', 'native'] as const;
export type ExportForm = (typeof exportForms)[number];

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

/** Lines of a game, each ended, made as they are read. */
export function linesOf(
  queries: Pick<QueryBus, 'execute'>,
  game: string,
  form: ExportForm,
  viewer: Viewer,
) {
  switch (form) {
    case 'told':
      return queries.execute(new ExportTold(game, viewer));
    case 'jinteki-log':
      return queries.execute(new ExportJintekiLog(game, viewer));
    case 'facts':
      return queries.execute(new ExportObserved(game, viewer));
    case 'native':
      return queries.execute(new ExportNative(game));
  }
}
