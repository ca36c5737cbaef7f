import { signal } from '@preact/signals';
import { lookFromOtherSeat, lookOpenly } from './look';
import type { GameStore } from './store';
import { faster } from '../timeline/controls';

const LETTERS = 'retrace.letters';

const readLetters = (): boolean => {
  try {
    return localStorage.getItem(LETTERS) !== 'off';
  } catch {
    return true;
  }
};

/** Whether single letters are keys: who dictates or uses a reader may not want them. */
export const areLettersOn = signal(readLetters());

export function setLetters(isOn: boolean): void {
  areLettersOn.value = isOn;
  try {
    localStorage.setItem(LETTERS, isOn ? 'on' : 'off');
  } catch {
    // It holds for this visit.
  }
}

export type Opened = 'help' | 'go-to' | 'share' | null;

interface KeyTargets {
  readonly store: GameStore;
  readonly open: (what: Opened) => void;
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=range], [type=checkbox]), textarea, select, dialog[open]') !==
    null;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input') !== null;

/** What a key does; null for one that does nothing. */
function doingOf(event: KeyboardEvent, { store, open }: KeyTargets): (() => void) | null {
  const { key, ctrlKey } = event;
  switch (key) {
    case 'ArrowRight':
      return () => store.step(ctrlKey ? 'action' : 'moment', 1);
    case 'ArrowLeft':
      return () => store.step(ctrlKey ? 'action' : 'moment', -1);
    case 'PageDown':
      return () => store.step('turn', 1);
    case 'PageUp':
      return () => store.step('turn', -1);
    case 'Home':
      return () => store.go(store.extent.peek().from);
    case 'End':
      return () => store.go(store.extent.peek().to);
    case 'Escape':
      return () => open(null);
    case ' ':
      // Space presses what is focused.
      return isPressable(event.target)
        ? null
        : () => (store.isPlaying.value = !store.isPlaying.peek());
    default:
      return ctrlKey || !areLettersOn.peek() ? null : letterOf(key, { store, open });
  }
}

function letterOf(key: string, { store, open }: KeyTargets): (() => void) | null {
  switch (key) {
    case 'j':
      return () => store.step('moment', 1);
    case 'k':
      return () => store.step('moment', -1);
    case ']':
      return () => store.step('action', 1);
    case '[':
      return () => store.step('action', -1);
    case 'r':
      return () => store.step('run', 1);
    case 'R':
      return () => store.step('run', -1);
    case 'f':
      return () => lookFromOtherSeat(store);
    case 'x':
      return () => lookOpenly(store);
    case '+':
    case '=':
      return () => faster(store, 1);
    case '-':
      return () => faster(store, -1);
    case 'g':
      return () => open('go-to');
    case '?':
      return () => open('help');
    default:
      return null;
  }
}

/** Listens until it is told to stop. */
export function listenToKeys(targets: KeyTargets): () => void {
  const listening = new AbortController();
  let hasFrame = true;
  const takeFrame = (): void => {
    hasFrame = false;
    requestAnimationFrame(() => (hasFrame = true));
  };
  addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTyping(event.target) && event.key !== 'Escape') return;
      const doing = doingOf(event, targets);
      if (doing === null) return;
      if (event.key !== 'Escape') event.preventDefault();
      // A held key steps once a frame at most: steps that nobody sees would only pile up behind it.
      if (event.repeat && !hasFrame) return;
      if (event.repeat) targets.store.reading.hold();
      else targets.store.letGo();
      takeFrame();
      doing();
    },
    { signal: listening.signal },
  );
  addEventListener('keyup', () => targets.store.letGo(), { signal: listening.signal });
  addEventListener('blur', () => targets.store.letGo(), { signal: listening.signal });
  return () => listening.abort();
}
