import { isDay } from '../catalogue/card';
import { constructed, coreSets, type DeckFormat, draft } from './deck-format';

export type FormatAnswer =
  | { readonly ok: true; readonly format: DeckFormat }
  | {
      readonly ok: false;
      readonly code: 'UNKNOWN_FORMAT';
      readonly message: string;
      readonly hint: string;
    };

const HINT =
  'Write "constructed", "draft", each with "@2015-03-25" for a day if wanted, "core" or "core x3".';

/** A format by the name users give it: `constructed@2015-03-25`, `core x3`, `draft`. */
export const formatNamed = (written: string): FormatAnswer => {
  const [name = '', day] = written.trim().toLowerCase().split('@');
  const refused = (message: string): FormatAnswer => ({
    ok: false,
    code: 'UNKNOWN_FORMAT',
    message,
    hint: HINT,
  });
  if (day !== undefined && !isDay(day)) return refused(`"${day}" is no day (YYYY-MM-DD).`);
  const boxes = /^core(?:\s*x\s*([1-9]))?$/.exec(name);
  if (boxes !== null && day === undefined) {
    return { ok: true, format: coreSets(Number(boxes[1] ?? 1)) };
  }
  if (name === 'constructed') return { ok: true, format: constructed(day ?? null) };
  if (name === 'draft') return { ok: true, format: draft(day ?? null) };
  return refused(`There is no format "${written}".`);
};
