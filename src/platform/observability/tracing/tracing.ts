/** Names, counts and ids. Nothing that a player or a caller wrote: traces leave the house. */
export type Attributes = Readonly<Record<string, string | number | readonly string[]>>;

/** A piece of work while it lasts. */
export interface OpenSpan {
  /** 32 hex digits. */
  readonly traceId: string;
  /** As W3C Trace Context writes it: what goes on in another process carries it. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Keeps what kind of error it was, and not its message, which may quote what was sent. */
  fail(error: unknown): void;
  end(): void;
}

export interface SpanStart {
  readonly name: string;
  readonly attributes?: Attributes;
  /** The `traceparent` of work elsewhere that this goes on with; else the present span is. */
  readonly parent?: string | undefined;
}

export interface Tracing {
  /** Null when nothing is traced. */
  begin(start: SpanStart): OpenSpan | null;
  /** Resolves when what has ended is handed over, or cannot be. */
  close(): Promise<void>;
}

export const untraced: Tracing = {
  begin: () => null,
  close: () => Promise.resolve(),
};
