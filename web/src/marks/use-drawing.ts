import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MarkColour } from '../api/documents';
import { begun, draw, endAt } from './marks';

const MAIN = 0;
const OTHER = 2;

interface DrawingOptions {
  /** The main button draws, too, and so do fingers and keys; else the other button alone. */
  readonly isOn: ReadonlySignal<boolean>;
  readonly colour: ReadonlySignal<MarkColour>;
}

/** Lets the reader draw marks on the table, from one card or server to another. */
export function useDrawing({ isOn, colour }: DrawingOptions): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const take = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const down = (event: PointerEvent): void => {
      const from = endAt(event.target);
      if (from === null || !(event.button === OTHER || (event.button === MAIN && isOn.peek())))
        return;
      take(event);
      begun.value = { from, x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const start = begun.peek();
      if (start !== null) begun.value = { ...start, x, y };
    };
    const up = (event: PointerEvent): void => {
      const start = begun.peek();
      if (start === null) return;
      take(event);
      begun.value = null;
      const end = endAt(document.elementFromPoint(event.clientX, event.clientY));
      if (end !== null) draw(start.from, end, colour.peek());
    };
    // A key presses a card where no pointer went down: the first press begins, the second ends.
    const press = (event: MouseEvent): void => {
      const end = endAt(event.target);
      if (!isOn.peek() || end === null) return;
      take(event);
      if (event.detail > 0) return;
      const start = begun.peek();
      const { left, top } = (event.target as Element).getBoundingClientRect();
      begun.value = start === null ? { from: end, x: left, y: top } : null;
      if (start !== null) draw(start.from, end, colour.peek());
    };
    const menu = (event: Event): void => {
      if (endAt(event.target) !== null) event.preventDefault();
    };
    addEventListener('pointerdown', down, options);
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', () => (begun.value = null), options);
    addEventListener('click', press, options);
    addEventListener('contextmenu', menu, options);
    return () => {
      listening.abort();
      begun.value = null;
    };
  }, [isOn, colour]);
}
