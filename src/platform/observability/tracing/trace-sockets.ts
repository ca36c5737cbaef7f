import { getOperationAST, parse } from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import { untraced, type OpenSpan, type Tracing } from './tracing';

type Params = Record<string, unknown>;

interface Traced {
  readonly span: OpenSpan;
  results: number;
}

/**
 * The hooks with a span for every subscription, from its beginning to its end, which counts what was
 * sent. It goes on with the `traceparent` among the parameters of the connection, as a browser sends
 * no headers with a socket.
 */
export function traceSockets<Extra>(
  hooks: ServerOptions<Params, Extra>,
  tracing: Tracing,
): ServerOptions<Params, Extra> {
  type Socket = Parameters<NonNullable<typeof hooks.onClose>>[0];
  if (tracing === untraced) return hooks;
  const open = new WeakMap<Socket, Map<string, Traced>>();
  const ofSocket = (socket: Socket): Map<string, Traced> => {
    const known = open.get(socket) ?? new Map<string, Traced>();
    open.set(socket, known);
    return known;
  };
  const end = (socket: Socket, id: string): void => {
    const traced = ofSocket(socket).get(id);
    ofSocket(socket).delete(id);
    traced?.span.set({ 'retrace.results': traced.results });
    traced?.span.end();
  };
  return {
    ...hooks,
    // What is refused here may be too long to be read for its name.
    onSubscribe: async (socket, id, payload) => {
      const refused = await hooks.onSubscribe?.(socket, id, payload);
      if (Array.isArray(refused)) return refused;
      const span = begun(tracing, payload, socket.connectionParams?.['traceparent']);
      if (span !== null) ofSocket(socket).set(id, { span, results: 0 });
      return refused;
    },
    onNext: (socket, id, payload, args, result) => {
      const traced = ofSocket(socket).get(id);
      if (traced !== undefined) traced.results += 1;
      for (const error of result.errors ?? []) traced?.span.fail(error);
      return hooks.onNext?.(socket, id, payload, args, result);
    },
    onError: (socket, id, payload, errors) => {
      for (const error of errors) ofSocket(socket).get(id)?.span.fail(error);
      end(socket, id);
      return hooks.onError?.(socket, id, payload, errors);
    },
    onComplete: (socket, id, payload) => {
      end(socket, id);
      return hooks.onComplete?.(socket, id, payload);
    },
    onClose: (socket, code, reason) => {
      for (const id of [...ofSocket(socket).keys()]) end(socket, id);
      return hooks.onClose?.(socket, code, reason);
    },
  };
}

function begun(
  tracing: Tracing,
  { query, operationName }: SubscribePayload,
  traceparent: unknown,
): OpenSpan | null {
  const { type, name } = operationIn(query, operationName);
  return tracing.begin({
    name: `${type} ${name ?? 'anonymous'}`,
    attributes: {
      'graphql.operation.type': type,
      ...(name !== undefined && { 'graphql.operation.name': name }),
    },
    parent: typeof traceparent === 'string' ? traceparent : undefined,
  });
}

/** Of text that cannot be read, which is refused in its time, nothing is known. */
function operationIn(
  query: string,
  wanted: string | null | undefined,
): { readonly type: string; readonly name?: string | undefined } {
  try {
    const operation = getOperationAST(parse(query), wanted);
    return { type: operation?.operation ?? 'operation', name: operation?.name?.value };
  } catch {
    return { type: 'operation' };
  }
}
