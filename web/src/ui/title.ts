import { texts } from '../texts/texts';

/** What the window is called. */
export function setTitle(...parts: readonly string[]): void {
  const title = [...parts, texts.name].map((part) => part.replace(/\.$/, '')).join(' · ');
  if (document.title !== title) document.title = title;
}
