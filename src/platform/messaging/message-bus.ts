export interface Message {
  /** Messages of one key stay in order. */
  readonly key: string;
  readonly value: Buffer;
  /** Of the span that published it, where there are traces. */
  readonly traceparent?: string | undefined;
}

/** A log of messages that outlives this process, shared by many readers. */
export interface MessageBus {
  /** Makes the topic when it is not there. */
  prepare(): Promise<void>;
  /** Resolves when the messages are kept by every replica that is in step; in their order. */
  publish(messages: readonly Message[]): Promise<void>;
  /**
   * Hands out the messages of some partitions, each at least once, until stopped. Messages count
   * as taken when `take` resolves; while it throws, the same ones come again.
   */
  consume(take: (messages: readonly Message[]) => Promise<void>): Promise<Consumption>;
  close(): Promise<void>;
}

export interface Consumption {
  /** Resolves when the messages in hand are dealt with. */
  stop(): Promise<void>;
}
