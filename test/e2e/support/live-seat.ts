import { createClient, type Client } from 'graphql-ws';
import type { Server } from './server';

/** Node 20 has no WebSocket of its own. */
const webSocketImpl = jest.requireActual<object>('ws');

export const connect = (
  server: Server,
  key?: string,
  more: Readonly<Record<string, string>> = {},
): Client =>
  createClient({
    url: `${server.address.replace('http', 'ws')}/graphql`,
    webSocketImpl,
    retryAttempts: 0,
    connectionParams: { ...more, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
  });

interface Legal {
  readonly kind: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** A position as both the subscription and the record tell it. */
export interface Frame {
  readonly at: number;
  readonly data: unknown;
  readonly told: unknown;
  readonly legal: readonly Legal[];
  readonly outcome: { readonly winner: string | null } | null;
}

export const FRAME = 'at data told legal { kind from to data } outcome { winner }';

const MOMENTS = `subscription Moments($game: ID!, $as: Viewer!, $after: Int!) {
  moments(game: $game, as: $as, after: $after) { ${FRAME} } }`;

/** Frames of a subscription up to the end of the game, or until there are `most`. */
export async function follow(
  client: Client,
  { game, as, after = -1, most = Infinity }: Followed,
  each: (frame: Frame) => void = () => undefined,
): Promise<readonly Frame[]> {
  const seen: Frame[] = [];
  const variables = { game, as, after };
  for await (const { data, errors } of client.iterate<{ moments: Frame }>({
    query: MOMENTS,
    variables,
  })) {
    if (errors !== undefined) throw Object.assign(new Error('refused'), { errors });
    if (data?.moments === undefined) continue;
    seen.push(data.moments);
    each(data.moments);
    if (seen.length >= most) break;
  }
  return seen;
}

export interface Followed {
  readonly game: string;
  readonly as: string;
  readonly after?: number;
  readonly most?: number;
}
