import type { Context, Span, SpanContext, SpanStatusCode } from '@opentelemetry/api';
import type { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import { presentRequest } from '../request-context';
import { presentSpan } from './present-span';
import { idsIn, traceparentOf } from './traceparent';
import type { Attributes, OpenSpan, SpanStart, Tracing } from './tracing';

/** What is needed of `@opentelemetry/api`. */
export interface Api {
  readonly root: Context;
  readonly failed: SpanStatusCode;
  following(ids: SpanContext): Context;
}

/** Spans by the packages it is given: none of them is loaded with this file. */
export class OpenTelemetry implements Tracing {
  constructor(
    private readonly api: Api,
    private readonly provider: BasicTracerProvider,
  ) {}

  begin({ name, attributes = {}, parent }: SpanStart): OpenSpan {
    const from = parent ?? presentSpan()?.traceparent;
    const ids = from === undefined ? null : idsIn(from);
    const context =
      ids === null ? this.api.root : this.api.following({ ...ids, isRemote: parent !== undefined });
    const span = this.provider.getTracer('retrace').startSpan(name, {}, context);
    const opened = new Opened(span, this.api.failed);
    const request = presentRequest();
    if (request !== undefined) opened.set({ 'retrace.request': request.id });
    opened.set(attributes);
    return opened;
  }

  async close(): Promise<void> {
    // A collector that is gone must not keep the program from stopping.
    await this.provider.shutdown().catch(() => undefined);
  }
}

class Opened implements OpenSpan {
  readonly traceId: string;
  readonly traceparent: string;

  constructor(
    private readonly span: Span,
    private readonly failed: SpanStatusCode,
  ) {
    const ids = span.spanContext();
    this.traceId = ids.traceId;
    this.traceparent = traceparentOf(ids);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: Attributes): void {
    for (const [key, value] of Object.entries(attributes))
      this.span.setAttribute(
        key,
        typeof value === 'string' || typeof value === 'number' ? value : [...value],
      );
  }

  fail(error: unknown): void {
    this.span.setStatus({ code: this.failed });
    this.set({ 'error.type': error instanceof Error ? error.constructor.name : typeof error });
  }

  end(): void {
    this.span.end();
  }
}
