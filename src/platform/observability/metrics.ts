import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppendObservation } from '../event-store/commit-appends';
import type { Lag } from '../projections/projection-runner';

/** Seconds: from a cached answer to a slow upload. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const APPEND_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5];
const MILLISECONDS = 1_000;

/** What is read when somebody asks; a failure leaves the last figures. */
export interface Observed {
  lag(): Promise<readonly Lag[]>;
  now(): Date;
}

/** The program's figures, as Prometheus reads them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'retrace_http_request_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  private readonly appends = new Histogram({
    name: 'retrace_append_seconds',
    help: 'Time until an append is on disk or refused, by outcome',
    labelNames: ['outcome'],
    buckets: APPEND_BUCKETS,
    registers: [this.registry],
  });
  private readonly events = new Counter({
    name: 'retrace_events_appended_total',
    help: 'Events stored by this process',
    registers: [this.registry],
  });

  private readonly behind = new Gauge({
    name: 'retrace_projection_lag_seconds',
    help: 'Age of the first event a projection has not read; 0 when it has read all',
    labelNames: ['projection'],
    registers: [this.registry],
  });
  private readonly letters = new Gauge({
    name: 'retrace_projection_dead_letters',
    help: 'Streams a projection has set aside',
    labelNames: ['projection'],
    registers: [this.registry],
  });

  constructor(private readonly observed: Observed) {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly contentType = this.registry.contentType;

  async text(): Promise<string> {
    const now = this.observed.now().getTime();
    for (const { projection, since, deadLetters } of await this.observed.lag().catch(() => [])) {
      this.behind.set({ projection }, since === null ? 0 : (now - since.getTime()) / MILLISECONDS);
      this.letters.set({ projection }, deadLetters);
    }
    return this.registry.metrics();
  }

  appended({ outcome, events, seconds }: AppendObservation): void {
    this.appends.observe({ outcome }, seconds);
    if (outcome === 'stored') this.events.inc(events);
  }

  answered(request: { method: string; route: string; status: number; seconds: number }): void {
    const { method, route, status, seconds } = request;
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }
}
