import { Client } from './client';
import { ClientGone } from './request-context';

describe('whoever waits for an answer', () => {
  it('aborts what was begun for them when they go', () => {
    const client = new Client();
    const { signal } = client;
    expect(() => client.throwIfAborted()).not.toThrow();
    expect(client.signal).toBe(signal);
    client.leave();
    expect(signal.reason).toBeInstanceOf(ClientGone);
    expect(() => client.throwIfAborted()).toThrow(ClientGone);
  });

  it('aborts what is begun for them after they went', () => {
    const client = new Client();
    client.leave();
    expect(client.signal.aborted).toBe(true);
    expect(client.signal.reason).toBeInstanceOf(ClientGone);
  });
});
