import { useSignal } from '@preact/signals';
import { ask, refusalOf } from '../api/ask';
import { TournamentFileDocument, type TournamentExport } from '../api/documents';
import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { download } from '../ui/csv';
import { Notice } from '../ui/notice';

interface TournamentFilesProps {
  readonly id: string;
  readonly name: string;
  /** What there is to print: each part comes with its files. */
  readonly parts: Readonly<Record<'pairings' | 'standings' | 'bracket', boolean>>;
}

const ENDINGS: Readonly<Record<TournamentExport, string>> = {
  PAIRINGS_HTML: 'pairings.html',
  STANDINGS_HTML: 'standings.html',
  BRACKET_HTML: 'bracket.html',
  BRACKET_SVG: 'bracket.svg',
  PAIRINGS_CSV: 'pairings.csv',
  STANDINGS_CSV: 'standings.csv',
  NRTM_JSON: 'nrtm.json',
};

/** What can be printed of a tournament, or taken along. */
export const TournamentFiles = ({ id, name, parts }: TournamentFilesProps) => {
  const { lists } = texts;
  const refusal = useSignal<Refusal | null>(null);
  const files: readonly TournamentExport[] = [
    ...(parts.pairings ? (['PAIRINGS_HTML'] as const) : []),
    ...(parts.standings ? (['STANDINGS_HTML'] as const) : []),
    ...(parts.bracket ? (['BRACKET_HTML', 'BRACKET_SVG'] as const) : []),
    ...(parts.pairings ? (['PAIRINGS_CSV'] as const) : []),
    ...(parts.standings ? (['STANDINGS_CSV'] as const) : []),
    'NRTM_JSON',
  ];
  const take = async (as: TournamentExport): Promise<void> => {
    const answer = await ask(TournamentFileDocument, { id, as });
    const file = answer.ok ? (answer.value.tournament?.export ?? null) : null;
    refusal.value = file === null ? refusalOf(answer) : null;
    if (file !== null) download(`${name} ${ENDINGS[as]}`, file.mediaType, file.body);
  };
  return (
    <section>
      <h2>{lists.files}</h2>
      <div class="statistics-tools">
        {files.map((as) => (
          <Button key={as} onClick={() => void take(as)}>
            {lists.file[as]}
          </Button>
        ))}
      </div>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
    </section>
  );
};
