import { signal } from '@preact/signals';
import { lookFromOtherSeat, lookOpenly } from './look';
import { HeldKey } from './held-key';
import type { Direction, Unit } from './step';
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
  // Nearly always, and asked at every repeat.
  target !== document.body &&
  target.closest('input:not([type=range], [type=checkbox]), textarea, select, dialog[open]') !==
    null;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input') !== null;

interface Doing {
  readonly press: () => void;
  /** What it does while it is held: goes on in every frame, repeats, or nothing more. */
  readonly held: 'flows' | 'repeats' | 'nothing';
}

const once = (press: () => void): Doing => ({ press, held: 'nothing' });
const again = (press: () => void): Doing => ({ press, held: 'repeats' });

const stepping = (store: GameStore, unit: Unit, direction: Direction): Doing => ({
  press: () => store.step(unit, direction),
  held: unit === 'moment' ? 'flows' : 'repeats',
});

/** What a key does; null for one that does nothing. */
function doingOf(event: KeyboardEvent, { store, open }: KeyTargets): Doing | null {
  const { key, ctrlKey } = event;
  switch (key) {
    case 'ArrowRight':
      return stepping(store, ctrlKey ? 'action' : 'moment', 1);
    case 'ArrowLeft':
      return stepping(store, ctrlKey ? 'action' : 'moment', -1);
    case 'PageDown':
      return stepping(store, 'turn', 1);
    case 'PageUp':
      return stepping(store, 'turn', -1);
    case 'Home':
      return once(() => store.go(store.reach.peek().from));
    case 'End':
      return once(() => store.go(store.reach.peek().to));
    case 'Escape':
      return once(() => open(null));
    case ' ':
      // Space presses what is focused.
      return isPressable(event.target)
        ? null
        : once(() => (store.isPlaying.value = !store.isPlaying.peek()));
    default:
      return ctrlKey || !areLettersOn.peek() ? null : letterOf(key, { store, open });
  }
}

function letterOf(key: string, { store, open }: KeyTargets): Doing | null {
  switch (key) {
    case 'j':
      return stepping(store, 'moment', 1);
    case 'k':
      return stepping(store, 'moment', -1);
    case ']':
      return stepping(store, 'action', 1);
    case '[':
      return stepping(store, 'action', -1);
    case 'r':
      return stepping(store, 'run', 1);
    case 'R':
      return stepping(store, 'run', -1);
    case 'f':
      return once(() => lookFromOtherSeat(store));
    case 'x':
      return once(() => lookOpenly(store));
    case '+':
    case '=':
      return again(() => faster(store, 1));
    case '-':
      return again(() => faster(store, -1));
    case 'g':
      return once(() => open('go-to'));
    case '?':
      return once(() => open('help'));
    default:
      return null;
  }
}

/** Listens until it is told to stop. */
export function listenToKeys(targets: KeyTargets): () => void {
  const { store } = targets;
  const listening = new AbortController();
  const held = new HeldKey();
  const letGo = (): void => {
    held.letGo();
    store.letGo();
  };
  addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTyping(event.target) && event.key !== 'Escape') return;
      const doing = doingOf(event, targets);
      if (doing === null) return;
      if (event.key !== 'Escape') event.preventDefault();
      if (!event.repeat) {
        letGo();
        doing.press();
      } else if (doing.held !== 'nothing') {
        store.reading.hold();
        // What has not come yet is waited for.
        const step = (): void => (store.isDrawn ? doing.press() : undefined);
        held.repeat(event.timeStamp, step, doing.held === 'flows');
      }
    },
    { signal: listening.signal },
  );
  addEventListener('keyup', letGo, { signal: listening.signal });
  addEventListener('blur', letGo, { signal: listening.signal });
  return () => {
    held.stop();
    listening.abort();
  };
}
