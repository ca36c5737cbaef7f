import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Moment } from '../game/position';
import { texts } from '../texts/texts';
import { arrowPath, boxIn, boxOf, type Box } from './arrow-path';
import { begun, drawnMarks, placeOf, readMarks, type Mark } from './marks';
import './mark-layer.css';

interface LayerProps {
  readonly table: RefObject<HTMLElement | null>;
  readonly moment: Moment;
}

interface Placed {
  readonly mark: Mark;
  readonly name: string;
  readonly from: Box;
  readonly to: Box | null;
}

const nameAt = (place: HTMLElement): string =>
  place.dataset['server'] ?? place.querySelector('.card-name')?.textContent ?? texts.table.aCard;

/** Where the marks lie; those whose ends are not on the table at this moment are left out. */
function placed(table: HTMLElement, marks: readonly Mark[]): readonly Placed[] {
  return marks.flatMap((mark) => {
    const [from, to] = [
      placeOf(table, mark.from),
      mark.to === null ? null : placeOf(table, mark.to),
    ];
    if (from === null || (mark.to !== null && to === null)) return [];
    const { marks: words } = texts.table;
    const name = to === null ? words.mark(nameAt(from)) : words.arrow(nameAt(from), nameAt(to));
    return [{ mark, name, from: boxOf(table, from), to: to === null ? null : boxOf(table, to) }];
  });
}

const Drawn = ({ mark, from, to }: Placed) =>
  to === null ? (
    <rect
      class={`table-mark table-mark-${mark.colour.toLowerCase()}`}
      {...from}
      rx="8"
      fill="none"
    />
  ) : (
    <path
      class={`table-mark table-arrow table-mark-${mark.colour.toLowerCase()}`}
      d={arrowPath(from, to)}
    />
  );

const Layer = ({ table, moment, marks }: LayerProps & { readonly marks: readonly Mark[] }) => {
  const shown = useSignal<readonly Placed[]>([]);
  const lie = (): void => {
    if (table.current !== null) shown.value = placed(table.current, marks);
  };
  useLayoutEffect(lie, [moment, JSON.stringify(marks)]);
  // Servers are a row to swipe, and the table may scroll.
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('resize', lie, { signal: listening.signal });
    addEventListener('scroll', lie, { signal: listening.signal, capture: true, passive: true });
    return () => listening.abort();
  });
  const start = begun.value;
  const from = start === null || table.current === null ? null : placeOf(table.current, start.from);
  const names = shown.value.map(({ name }) => name).join('; ');
  return (
    <svg class="table-marks" width="1" height="1" role="img" aria-label={names}>
      {shown.value.map((one, index) => (
        <Drawn key={index} {...one} />
      ))}
      {start !== null && table.current !== null && from !== null && (
        <path
          class="table-mark table-arrow table-mark-begun"
          d={arrowPath(
            boxOf(table.current, from),
            boxIn(table.current, new DOMRect(start.x, start.y)),
          )}
        />
      )}
    </svg>
  );
};

/** Marks and arrows of notes over the table: of those that are read, and of the one being written. */
export const MarkLayer = (props: LayerProps) => {
  const marks = [...readMarks.value, ...drawnMarks.value];
  return marks.length === 0 && begun.value === null ? null : <Layer {...props} marks={marks} />;
};
