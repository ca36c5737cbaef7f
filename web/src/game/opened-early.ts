import { keysFor } from '../api/held-studies';
import { openGame, type OpenedGame, type Wanted } from './open-game';
import { viewerNamed } from './viewers';

interface Asked {
  readonly question: string;
  readonly answer: Promise<OpenedGame>;
}

let early: Asked | null = null;

const questionOf = (id: string, wanted: Wanted, keys: readonly string[]): string =>
  JSON.stringify([id, wanted.viewer, wanted.at, keys]);

const ADDRESS = /^\/games\/([^/]+)\/(\w+)\/(\d{1,6})$/;

/** Asks for the game of an address, before what draws it has run. */
export function openEarly(path: string): void {
  const [, id, name, at] = ADDRESS.exec(path) ?? [];
  const viewer = viewerNamed(name);
  if (id === undefined || viewer === null) return;
  const [wanted, keys] = [{ viewer, at: Number(at) }, keysFor(id)];
  early = { question: questionOf(id, wanted, keys), answer: openGame(id, wanted, keys) };
}

/** The game as it was asked for early, once; else it is asked for now. */
export function openOnce(id: string, wanted: Wanted, keys: readonly string[]): Promise<OpenedGame> {
  const begun = early;
  early = null;
  return begun?.question === questionOf(id, wanted, keys)
    ? begun.answer
    : openGame(id, wanted, keys);
}
