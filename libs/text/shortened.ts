import { beginningOf } from './kept-text';

/** A name is told whole. */
const MOST_QUOTED = 200;
/** Longer than any address or path that is told for a purpose. */
const MOST_UNBROKEN = 500;
const MOST = 2_000;
/** What is left of a text that is cut: enough to find it again where it was sent. */
const BEGINNING = 80;

const cut = (text: string, left: number): string =>
  `${beginningOf(text, left)}… (${text.length} characters)`;

/** What an error echoes of what was sent is told by how it begins: it is there to be found, not to be read again. */
export function shortened(message: string): string {
  if (message.length <= MOST_QUOTED) return message;
  const told = message
    .replace(/"([^"]*)"/g, (whole, quoted: string) =>
      quoted.length > MOST_QUOTED ? `"${cut(quoted, BEGINNING)}"` : whole,
    )
    .replace(/\S+/g, (run) => (run.length > MOST_UNBROKEN ? cut(run, BEGINNING) : run));
  return told.length > MOST ? cut(told, MOST) : told;
}
