import type { ComponentChildren } from 'preact';
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
  ['/decks', texts.nav.decks],
  ['/tournaments', texts.nav.tournaments],
] as const;

export const Head = ({ children, at, links = true }: HeadProps) => (
  <header class="head">
    <a class="head-name" href="/">
      {texts.name}
    </a>
    {children}
    {links && (
      <nav class="head-links" aria-label={texts.nav.label}>
        {LINKS.map(([href, label]) => (
          <a key={href} href={href} aria-current={at === href ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    )}
  </header>
);
