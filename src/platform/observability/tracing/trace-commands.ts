import type { CommandBus } from '@nestjs/cqrs';
import { presentRequest } from '../request-context';
import { presentSpan, traced } from './present-span';
import { untraced, type Tracing } from './tracing';

type Execute = (command: object, ...more: readonly []) => Promise<unknown>;

/** A span for every command, named as the command is. The bus offers no place of its own for it. */
export function traceCommands(bus: CommandBus, tracing: Tracing): void {
  if (tracing === untraced) return;
  const execute: Execute = bus.execute.bind(bus);
  const value: Execute = (command, ...more) =>
    traced(tracing, { name: `command ${command.constructor.name}` }, async () => {
      try {
        return await execute(command, ...more);
      } finally {
        const request = presentRequest();
        if (request !== undefined) presentSpan()?.set({ 'retrace.streams': [...request.streams] });
      }
    });
  Object.defineProperty(bus, 'execute', { value });
}
