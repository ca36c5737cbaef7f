import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MarkColour } from '../api/documents';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { drawnMarks } from './marks';
import { useDrawing } from './use-drawing';

const COLOURS: readonly MarkColour[] = ['GREEN', 'RED', 'BLUE', 'YELLOW'];

const colourIn = (text: string): MarkColour => COLOURS.find((one) => one === text) ?? 'GREEN';

/** Marks and arrows that a note is to have: they are drawn on the table. */
export const MarksField = () => {
  const { marks } = texts.table;
  const isOn = useSignal(false);
  const colour = useSignal<MarkColour>('GREEN');
  useDrawing({ isOn, colour });
  useEffect(() => () => void (drawnMarks.value = []), []);
  // Fingers draw where they would else scroll.
  useEffect(() => {
    document.documentElement.classList.toggle('draws', isOn.value);
    return () => document.documentElement.classList.remove('draws');
  }, [isOn.value]);
  const count = drawnMarks.value.length;
  return (
    <div class="marks-field" role="group" aria-label={marks.title}>
      <span class="marks-field-ways">
        <Button aria-pressed={isOn.value} onClick={() => (isOn.value = !isOn.value)}>
          {marks.draw}
        </Button>
        {count > 0 && (
          <Button kind="quiet" onClick={() => (drawnMarks.value = [])}>
            {marks.clear(count)}
          </Button>
        )}
        {(isOn.value || count > 0) && (
          <Field label={marks.colour}>
            <select
              value={colour.value}
              onChange={({ currentTarget }) => (colour.value = colourIn(currentTarget.value))}
            >
              {COLOURS.map((one) => (
                <option key={one} value={one}>
                  {marks.colours[one]}
                </option>
              ))}
            </select>
          </Field>
        )}
      </span>
      {isOn.value && <p class="muted">{marks.hint}</p>}
    </div>
  );
};
