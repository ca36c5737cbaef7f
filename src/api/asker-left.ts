import type { FastifyReply } from 'fastify';
import { ClientGone } from '../platform/observability/request-context';

/** Nobody reads it; figures tell it apart from what this program answered. */
export const CLIENT_CLOSED = 499;

const valueIn = (error: unknown, name: 'code' | 'cause'): unknown =>
  Reflect.get(Object(error), name);

/** Whether an error says no more than that nobody waits any more; a sleep that is ended for it gives that as its cause. */
export const isLeaving = (error: unknown): boolean =>
  error instanceof ClientGone || valueIn(error, 'cause') instanceof ClientGone;

/** Whether an answer broke off as its asker has gone: packing it ends too early then. */
export const hasLeft = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && (isLeaving(error) || valueIn(error, 'code') === 'ERR_STREAM_PREMATURE_CLOSE');
