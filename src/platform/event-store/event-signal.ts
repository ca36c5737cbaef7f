import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

const CHANNEL = 'retrace_events';
const NOTIFY = {
  name: 'notify-events',
  text: `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', '')`,
};
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
    // Others poll as well; a lost notification costs them a moment. It is nothing to keep, so that it
    // waits for no disk, and no append for what it would have written there.
    await this.pool.query(NOTIFY).catch(() => undefined);
  }
}
