import type { RecordedEvent } from '../event-store/event-store';
import { START, type Position } from '../event-store/position';
import type { PostgresEventStore } from '../event-store/postgres-event-store';
import type { ProjectionRunner } from '../projections/projection-runner';
import { traced } from '../observability/tracing/present-span';
import { streamsAmong } from '../observability/tracing/streams-among';
import { untraced, type Tracing } from '../observability/tracing/tracing';
import { eventsIn } from './append-message';
import type { Consumption, Message, MessageBus } from './message-bus';

/** Milliseconds between looks at how far all workers together have come. */
const SETTLE_INTERVAL = 100;

/** Writes the read models from messages, beside any number of others that do the same. */
export class ProjectionWorker {
  private consumption: Consumption | null = null;
  private settling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly store: Pick<PostgresEventStore, 'translate'>,
    private readonly runner: Pick<ProjectionRunner, 'prepare' | 'take' | 'settle'>,
    private readonly bus: MessageBus,
    private readonly published: () => Promise<Position | null>,
    private readonly onError: (error: unknown) => void,
    private readonly tracing: Tracing = untraced,
  ) {}

  async start(): Promise<void> {
    await this.runner.prepare();
    this.consumption = await this.bus.consume((messages) => this.take(messages));
    this.settleLater();
  }

  async stop(): Promise<void> {
    await this.consumption?.stop();
    this.consumption = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.settling;
  }

  /** Goes on with the trace of the first message; a batch may hold those of several. */
  private take(messages: readonly Message[]): Promise<void> {
    const start = {
      name: 'consume batch',
      attributes: {
        'retrace.messages': messages.length,
        'retrace.streams': streamsAmong(messages.map((message) => message.key)),
      },
      parent: messages[0]?.traceparent,
    };
    return traced(this.tracing, start, () => this.project(messages));
  }

  private async project(messages: readonly Message[]): Promise<void> {
    const events = messages.flatMap((message) => this.read(message));
    await this.runner.take(() => this.store.translate(events));
  }

  /** What a message should have brought is missed when settling, and then read from the store. */
  private read(message: Message): readonly RecordedEvent[] {
    try {
      return eventsIn(message);
    } catch (error) {
      this.onError(new Error(`A message of ${message.key} is no append`, { cause: error }));
      return [];
    }
  }

  private settleLater(): void {
    this.timer = setTimeout(() => {
      this.settling = this.published()
        .then((position) => this.runner.settle(position ?? START))
        .catch(this.onError)
        .then(() => {
          if (this.timer !== null) this.settleLater();
        });
    }, SETTLE_INTERVAL);
  }
}
