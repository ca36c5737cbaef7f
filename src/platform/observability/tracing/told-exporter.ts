import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

type Exported = Parameters<SpanExporter['export']>;

/** Milliseconds between two lines about the same trouble. */
const PAUSE = 60_000;
const SUCCESS = 0;

/** Tells of spans that could not be handed over: at once, then at most once a minute, with their number. */
export class ToldExporter implements SpanExporter {
  private lost = 0;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly inner: SpanExporter,
    private readonly warn: (message: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  export(spans: Exported[0], done: Exported[1]): void {
    this.inner.export(spans, (result) => {
      if (Number(result.code) !== SUCCESS) this.lose(spans.length, result.error);
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.inner.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.inner.shutdown();
    if (this.lost > 0) this.tell('at the end');
  }

  private lose(spans: number, error: Error | undefined): void {
    this.lost += spans;
    if (this.now() - this.toldAt < PAUSE) return;
    this.toldAt = this.now();
    this.tell(error?.message ?? 'no reason given');
  }

  private tell(reason: string): void {
    this.warn(`${this.lost} spans did not reach the collector of traces: ${reason}`);
    this.lost = 0;
  }
}
