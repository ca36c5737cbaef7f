import { useSignalEffect } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import type { GameStore } from './store';
import './told-lines.css';

interface ToldLineProps {
  readonly at: number;
  readonly text: string;
  readonly isNow: boolean;
  readonly onGo: (at: number) => void;
}

const ToldLine = pure(({ at, text, isNow, onGo }: ToldLineProps) => (
  <li>
    <button
      type="button"
      class={isNow ? 'told-line told-line-now' : 'told-line'}
      aria-current={isNow ? 'step' : undefined}
      onClick={() => onGo(at)}
    >
      <span>{text}</span>
      <span class="told-line-number">{at}</span>
    </button>
  </li>
));

/** A game that shows no table, in the place of one: all that was told, and where the reader is in it. */
export const ToldLines = ({ store }: { readonly store: GameStore }) => {
  const list = useRef<HTMLOListElement>(null);
  const now = store.reading.at.value;
  const onGo = useCallback((at: number) => store.go(at), [store]);
  useSignalEffect(() => {
    void [store.reading.at.value, store.story.facts.value];
    requestAnimationFrame(() => {
      const scroller = list.current;
      const here = [...(scroller?.querySelectorAll<HTMLElement>('.told-line-now') ?? [])];
      const [first, last] = [here[0], here.at(-1)];
      if (scroller === null || first === undefined || last === undefined) return;
      const beyond = last.offsetTop + last.offsetHeight - scroller.clientHeight;
      // The page itself stays where the reader has it.
      scroller.scrollTop = Math.min(Math.max(scroller.scrollTop, beyond), first.offsetTop);
    });
  });
  return (
    <main class="told-lines">
      <p class="muted">{texts.game.noTable}</p>
      <ol ref={list} tabIndex={0} aria-label={texts.game.told}>
        {store.story.facts.value.map(({ at, text }, index) => (
          <ToldLine key={index} at={at} text={text} isNow={at === now} onGo={onGo} />
        ))}
      </ol>
    </main>
  );
};
