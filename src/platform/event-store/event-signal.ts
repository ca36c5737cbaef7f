import type { Client } from 'pg';
import type { Database } from '../database/database';

const CHANNEL = 'retrace_events';
/** Milliseconds: NOTIFY makes commits wait for one another, so it is sent apart from them and rarely. */
const NOTIFY_INTERVAL = 50;

/** Tells that there may be new events: at once within the process, soon in others. */
export class EventSignal {
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | null = null;
  private listening: Promise<Client | null> | null = null;
  private closed = false;

  constructor(private readonly database: Database) {}

  raise(): void {
    for (const listener of this.listeners) listener();
    this.timer ??= setTimeout(() => void this.notify(), NOTIFY_INTERVAL).unref();
  }

  /** Calls `listener` until the returned function is called. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    this.listening ??= this.follow();
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) await this.notify();
    const client = await this.listening;
    await client?.end().catch(() => undefined);
  }

  private async notify(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    // Others poll as well; a lost notification costs them a moment.
    await this.database.pool.query(`notify ${CHANNEL}`).catch(() => undefined);
  }

  private async follow(): Promise<Client | null> {
    try {
      const client = await this.database.connect('events');
      client.on('notification', () => {
        for (const listener of this.listeners) listener();
      });
      client.once('end', () => {
        this.listening = null;
        if (!this.closed && this.listeners.size > 0) setTimeout(() => this.resume(), 1000).unref();
      });
      await client.query(`listen ${CHANNEL}`);
      return client;
    } catch {
      if (!this.closed) setTimeout(() => this.resume(), 1000).unref();
      return null;
    }
  }

  private resume(): void {
    if (!this.closed) this.listening = this.follow();
  }
}
