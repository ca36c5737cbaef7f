import type { Client } from 'pg';
import type { Database } from './database';

/** What processes tell one another: that it is time to look, and at most where. */
export const channels = ['retrace_events', 'retrace_erasures', 'retrace_removals'] as const;
export type Channel = (typeof channels)[number];

const RETRY = 1_000;

/** Listens for notices on a connection of its own, from the first listener on. */
export class Notices {
  private readonly listeners = new Map<Channel, Set<(payload: string) => void>>(
    channels.map((channel) => [channel, new Set()]),
  );
  private following: Promise<Client | null> | null = null;
  private closed = false;

  constructor(private readonly database: Pick<Database, 'connect'>) {}

  /**
   * Calls `listener`, without a payload also when a notice may have been missed, until the returned
   * function is called.
   */
  listen(channel: Channel, listener: (payload: string) => void): () => void {
    this.listeners.get(channel)?.add(listener);
    this.following ??= this.follow();
    return () => this.listeners.get(channel)?.delete(listener);
  }

  /** Tells the listeners of this process. */
  tell(channel: Channel, payload = ''): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  async close(): Promise<void> {
    this.closed = true;
    const client = await this.following;
    await client?.end().catch(() => undefined);
  }

  private async follow(missed = false): Promise<Client | null> {
    try {
      const client = await this.database.connect('notices');
      client.on('notification', ({ channel, payload }) => {
        const known = channels.find((one) => one === channel);
        if (known !== undefined) this.tell(known, payload);
      });
      client.once('end', () => this.followLater());
      for (const channel of channels) await client.query(`listen ${channel}`);
      if (missed) for (const channel of channels) this.tell(channel);
      return client;
    } catch {
      this.followLater();
      return null;
    }
  }

  private followLater(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (!this.closed) this.following = this.follow(true);
    }, RETRY).unref();
  }
}
