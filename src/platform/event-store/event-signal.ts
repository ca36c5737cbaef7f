import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

const CHANNEL = 'retrace_events';
/** Milliseconds: NOTIFY makes commits wait for one another, so it is sent apart from them and rarely. */
const NOTIFY_INTERVAL = 50;

/** Tells that there may be new events: at once within the process, soon in others. */
export class EventSignal {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly pool: Database['pool'],
    private readonly notices: Notices,
  ) {}

  raise(): void {
    this.notices.tell(CHANNEL);
    this.timer ??= setTimeout(() => void this.notify(), NOTIFY_INTERVAL).unref();
  }

  /** Calls `listener` until the returned function is called. */
  listen(listener: () => void): () => void {
    return this.notices.listen(CHANNEL, listener);
  }

  async close(): Promise<void> {
    if (this.timer !== null) await this.notify();
  }

  private async notify(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    // Others poll as well; a lost notification costs them a moment.
    await this.pool.query(`notify ${CHANNEL}`).catch(() => undefined);
  }
}
