import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import './head.css';

interface HeadProps {
  /** What stands between the name and the links. */
  readonly children?: ComponentChildren;
  /** The address among the links that the reader is at. */
  readonly at?: string;
  readonly links?: boolean;
}

const LINKS = [
  ['/', texts.nav.games],
  ['/mine', texts.nav.mine],
  ['/play', texts.nav.play],
  ['/statistics', texts.nav.statistics],
  ['/cards', texts.nav.cards],
  ['/decks', texts.nav.decks],
  ['/studies', texts.nav.studies],
  ['/tournaments', texts.nav.tournaments],
] as const;

/** Pixels that stay in sight of the link before. */
const NEIGHBOUR = 90;

const Links = ({ at }: { readonly at: string | undefined }) => {
  const row = useRef<HTMLElement>(null);
  // On a phone they are a row to swipe.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current !== null && here !== null && here !== undefined)
      row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - NEIGHBOUR;
  }, [at]);
  return (
    <nav class="head-links" aria-label={texts.nav.label} ref={row}>
      {LINKS.map(([href, label]) => (
        <a key={href} href={href} aria-current={at === href ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
};

export const Head = ({ children, at, links = true }: HeadProps) => (
  <header class="head">
    <a class="head-name" href="/">
      {texts.name}
    </a>
    {children}
    {links && <Links at={at} />}
  </header>
);
