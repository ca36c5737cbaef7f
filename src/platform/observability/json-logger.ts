import type { LoggerService } from '@nestjs/common';
import { presentRequest } from './request-context';
import { presentSpan } from './tracing/present-span';

type Level = 'info' | 'warn' | 'error';

/** One JSON object a line, with the request and the streams it is about. */
export class JsonLogger implements LoggerService {
  constructor(
    private readonly write: (line: string) => void,
    private readonly now: () => Date,
  ) {}

  log(message: unknown, ...context: readonly unknown[]): void {
    this.line('info', message, context);
  }

  warn(message: unknown, ...context: readonly unknown[]): void {
    this.line('warn', message, context);
  }

  error(message: unknown, ...context: readonly unknown[]): void {
    this.line('error', message, context);
  }

  private line(level: Level, message: unknown, context: readonly unknown[]): void {
    const request = presentRequest();
    const span = presentSpan();
    const about = context.findLast((one) => typeof one === 'string');
    const line = {
      time: this.now().toISOString(),
      level,
      ...(about !== undefined && { about }),
      ...told(message),
      ...(request !== undefined && {
        request: request.id,
        ...(request.streams.size > 0 && { streams: [...request.streams] }),
      }),
      ...(span !== undefined && { trace_id: span.traceId }),
    };
    this.write(`${JSON.stringify(line)}\n`);
  }
}

function told(message: unknown): object {
  if (message instanceof Error) return { message: message.message, stack: message.stack };
  if (typeof message === 'object' && message !== null) return { ...message };
  return { message: String(message) };
}
