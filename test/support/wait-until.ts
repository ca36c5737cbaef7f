import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. Below what a spec may take: its own end would not say what was waited for. */
const PATIENCE = 60_000;

interface Waiting {
  readonly within?: number;
  readonly pause?: number;
}

/** A text, or one that is made when it was in vain and tells how things stand then. */
type What = string | (() => string);

const inVain = (what: What, within: number): Error =>
  new Error(`waited ${within / 1_000} s for ${typeof what === 'string' ? what : what()}`);

/** Waits until it holds, and throws what was waited for where that takes too long. */
export async function waitUntil(
  what: What,
  holds: () => boolean | Promise<boolean>,
  { within = PATIENCE, pause = 20 }: Waiting = {},
): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > deadline) throw inVain(what, within);
    await sleep(pause);
  }
}

/** What a promise comes to; throws what was waited for where that takes too long. */
export async function inTime<T>(what: What, coming: Promise<T>, within = PATIENCE): Promise<T> {
  const done = new AbortController();
  const late = async (): Promise<never> => {
    await sleep(within, undefined, { signal: done.signal });
    throw inVain(what, within);
  };
  try {
    return await Promise.race([coming, late()]);
  } finally {
    done.abort();
  }
}
