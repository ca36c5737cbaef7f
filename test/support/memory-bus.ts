import type { Consumption, Message, MessageBus } from '../../src/platform/messaging/message-bus';

export interface MemoryBus extends MessageBus {
  readonly published: Message[];
  /** Hands messages to the consumers in turn, as a broker after trouble might. */
  deliver(messages: readonly Message[]): Promise<void>;
}

/** Keeps what is published; what is delivered, and how often, the test says. */
export function memoryBus(): MemoryBus {
  const published: Message[] = [];
  const takers: ((messages: readonly Message[]) => Promise<void>)[] = [];
  let turn = 0;
  return {
    published,
    prepare: async () => undefined,
    publish: async (messages) => void published.push(...messages),
    consume: async (take): Promise<Consumption> => {
      takers.push(take);
      return { stop: async () => void takers.splice(takers.indexOf(take), 1) };
    },
    close: async () => undefined,
    deliver: async (messages) => {
      await takers[turn++ % takers.length]?.(messages);
    },
  };
}
