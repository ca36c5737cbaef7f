import { signal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { factsOf } from '../game/card-facts';
import { texts } from '../texts/texts';
import { CardTold } from './card-told';
import './card-details.css';

interface Shown {
  readonly title: string;
  readonly x: number;
  /** From the top of the window, or from its bottom for cards in its lower half. */
  readonly y: number;
  readonly from: 'top' | 'bottom';
  /** Tapped or pressed: it stays until it is closed. */
  readonly isHeld: boolean;
}

/** Where a card is looked for that the catalogue does not have. */
const SEARCH = 'https://netrunnerdb.com/find/?q=';

export const shownCard = signal<Shown | null>(null);

const namedBy = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-title]') : null;

function show(element: HTMLElement, isHeld: boolean): void {
  const title = element.dataset['title'];
  // A card that nobody may name; what it is hosted on is another.
  if (title === undefined || title === '') return;
  const { left, right, top, bottom } = (
    element.closest('.card') ?? element
  ).getBoundingClientRect();
  const x = right + 300 < innerWidth ? right + 8 : Math.max(8, left - 296);
  const isLow = (top + bottom) / 2 > innerHeight / 2;
  const y = Math.max(8, isLow ? innerHeight - bottom : top);
  shownCard.value = { title, x, y, from: isLow ? 'bottom' : 'top', isHeld };
}

/** Shows what a card does to whoever points at its name, focuses or taps it. */
function useCardDetails(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal: stop } = listening;
    const hide = (): void => {
      if (shownCard.peek()?.isHeld === false) shownCard.value = null;
    };
    const over = (event: Event): void => {
      const element = namedBy(event.target);
      if (element === null) hide();
      else if (shownCard.peek()?.isHeld !== true) show(element, false);
    };
    addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType === 'mouse') over(event);
      },
      { signal: stop },
    );
    addEventListener(
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) over(event);
      },
      { signal: stop },
    );
    addEventListener('focusout', hide, { signal: stop });
    addEventListener(
      'click',
      (event) => {
        const element = namedBy(event.target);
        if (element !== null) show(element, true);
        else if (!(event.target instanceof Element && event.target.closest('.details') !== null))
          shownCard.value = null;
      },
      { signal: stop },
    );
    return () => listening.abort();
  }, []);
}

export const CardDetails = () => {
  useCardDetails();
  useSignalEffect(() => void shownCard.value);
  const shown = shownCard.value;
  if (shown === null) return null;
  const facts = factsOf(shown.title);
  const { card } = texts.table;
  return (
    <aside
      class={`details details-from-${shown.from} faction-${facts?.faction ?? 'none'}`}
      aria-label={shown.title}
      style={{ '--x': `${shown.x}px`, '--y': `${shown.y}px` }}
    >
      <h2>{shown.title}</h2>
      {facts === undefined && <p class="muted">{card.loading}</p>}
      {facts === null && (
        <>
          <p class="muted">{card.unknown}</p>
          <p>
            <a
              href={`${SEARCH}${encodeURIComponent(shown.title)}`}
              target="_blank"
              rel="noreferrer"
            >
              {shown.title} {card.link}
            </a>
          </p>
        </>
      )}
      {facts !== null && facts !== undefined && <CardTold facts={facts} />}
    </aside>
  );
};
