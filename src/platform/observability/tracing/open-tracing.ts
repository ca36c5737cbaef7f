import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TraceExporter } from '../../config/config';
import { OpenTelemetry, type Api } from './open-telemetry';
import { ToldExporter } from './told-exporter';
import { untraced, type Tracing } from './tracing';

/**
 * Where spans go. OpenTelemetry is loaded by whoever sends them, and by nobody else; it reads the
 * rest of the standard `OTEL_` variables itself. `warn` hears of spans that could not be sent.
 */
export async function openTracing(
  exporter: TraceExporter,
  service: string,
  warn: (message: string) => void,
): Promise<Tracing> {
  switch (exporter) {
    case 'none':
      return untraced;
    case 'console': {
      const sdk = await import('@opentelemetry/sdk-trace-base');
      return tracingTo(service, new sdk.SimpleSpanProcessor(new sdk.ConsoleSpanExporter()));
    }
    case 'otlp': {
      const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
      // What does not fit into its queue is dropped: no request waits for a collector.
      const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base');
      return tracingTo(
        service,
        new BatchSpanProcessor(new ToldExporter(new OTLPTraceExporter(), warn)),
      );
    }
  }
}

export async function tracingTo(service: string, processor: SpanProcessor): Promise<Tracing> {
  const { ROOT_CONTEXT: root, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const { BasicTracerProvider } = await import('@opentelemetry/sdk-trace-base');
  const { defaultResource, resourceFromAttributes } = await import('@opentelemetry/resources');
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': service }));
  const api: Api = {
    root,
    failed: SpanStatusCode.ERROR,
    following: (ids) => trace.setSpanContext(root, ids),
  };
  return new OpenTelemetry(api, new BasicTracerProvider({ resource, spanProcessors: [processor] }));
}
