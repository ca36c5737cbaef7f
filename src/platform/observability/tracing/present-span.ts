import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanStart, Tracing } from './tracing';

const storage = new AsyncLocalStorage<OpenSpan>();

/** The span that the work in hand belongs to. */
export function presentSpan(): OpenSpan | undefined {
  return storage.getStore();
}

export function inSpan<T>(span: OpenSpan | null, work: () => T): T {
  return span === null ? work() : storage.run(span, work);
}

/** Does the work within a span of its own. */
export function traced<T>(tracing: Tracing, start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = tracing.begin(start);
  return span === null ? work() : inSpan(span, () => endedBy(span, work));
}

async function endedBy<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
