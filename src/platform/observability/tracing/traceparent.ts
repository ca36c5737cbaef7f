/** The ids of a span, as W3C Trace Context writes them. */
export interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
}

const HEX = 16;
const FORM = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export function traceparentOf({ traceId, spanId, traceFlags }: SpanIds): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(HEX).padStart(2, '0')}`;
}

/** Null when it is not one: a trace then begins here. */
export function idsIn(traceparent: string): SpanIds | null {
  const [, traceId, spanId, flags] = FORM.exec(traceparent) ?? [];
  return traceId === undefined || spanId === undefined || flags === undefined
    ? null
    : { traceId, spanId, traceFlags: Number.parseInt(flags, HEX) };
}
