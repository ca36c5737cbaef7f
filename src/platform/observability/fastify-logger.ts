import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyLoggerOptions } from 'fastify';
import { presentRequest } from './request-context';
import { presentSpan } from './tracing/present-span';

/** What every line says: the request and the streams it is about. */
function about(): object {
  const request = presentRequest();
  const span = presentSpan();
  return {
    ...(request !== undefined && {
      request: request.id,
      ...(request.streams.size > 0 && { streams: [...request.streams] }),
    }),
    ...(span !== undefined && { trace_id: span.traceId }),
  };
}

/** Fastify's logger as this program writes it: one JSON object a line. */
export const jsonLines = (write: (line: string) => void, now: () => Date) =>
  ({
    level: 'info',
    stream: { write },
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${now().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    mixin: about,
  }) satisfies FastifyLoggerOptions & Readonly<Record<string, unknown>>;

type Level = 'info' | 'warn' | 'error';

function told(message: unknown): readonly [fields: object, message?: string] {
  if (message instanceof Error) return [{ stack: message.stack }, message.message];
  if (typeof message === 'object' && message !== null) return [message];
  return [{}, String(message)];
}

/** What Nest logs, in the lines of Fastify. */
export class FastifyLogger implements LoggerService {
  constructor(private readonly logger: Pick<FastifyBaseLogger, Level>) {}

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
    const from = context.findLast((one) => typeof one === 'string');
    const [fields, text] = told(message);
    this.logger[level]({ ...(from !== undefined && { about: from }), ...fields }, text);
  }
}
