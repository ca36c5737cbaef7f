import type { Glyph } from '../api/documents';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { Field } from '../ui/field';

const glyphIn = (text: string): Glyph | null =>
  (Object.keys(GLYPHS) as Glyph[]).find((glyph) => glyph === text) ?? null;

interface GlyphFieldProps {
  readonly value: Glyph | null;
  readonly onChoose: (glyph: Glyph | null) => void;
}

/** How good a decision is. */
export const GlyphField = ({ value, onChoose }: GlyphFieldProps) => (
  <Field label={texts.studies.good}>
    <select
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(glyphIn(currentTarget.value))}
    >
      <option value="">{texts.studies.unsaid}</option>
      {Object.entries(GLYPHS).map(([glyph, sign]) => (
        <option key={glyph} value={glyph}>
          {sign}
        </option>
      ))}
    </select>
  </Field>
);
