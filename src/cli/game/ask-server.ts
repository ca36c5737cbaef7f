import { isRecord } from '#text/is-record';
import type { Shell } from '../shell';

type Json = Readonly<Record<string, unknown>>;

/** What lies in an answer at a path of keys and places. */
export const inner = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (isRecord(at) ? at[key] : Array.isArray(at) ? at[Number(key)] : undefined),
    value,
  );

/** A running server, and the keys with which it is asked. */
export interface Server {
  readonly url: URL;
  readonly keys: readonly string[];
}

export type NamedServer =
  { readonly ok: true; readonly server: Server } | { readonly ok: false; readonly message: string };

/** The options of every command that asks a server. */
export const serverOptions = {
  server: { type: 'string' },
  key: { type: 'string' },
} as const;

export const SERVER_USAGE = `A server is named by --server URL or RETRACE_SERVER (http://localhost:4000); what is closed is opened
by --key KEY or RETRACE_KEY, several with commas between.
`;

/** The server that a command's options name, or else the environment. */
export function serverNamed(
  shell: Shell,
  { server, key }: Readonly<Record<string, unknown>>,
): NamedServer {
  const address = typeof server === 'string' ? server : shell.server;
  if (!URL.canParse(address) || !/^https?:/.test(address))
    return {
      ok: false,
      message: `--server is ${address}, expected an address such as http://localhost:4000.`,
    };
  const keys = typeof key === 'string' ? key : shell.key;
  return {
    ok: true,
    server: { url: new URL(address), keys: keys.split(',').filter((one) => one !== '') },
  };
}

export type Asked =
  { readonly ok: true; readonly game: Json } | { readonly ok: false; readonly message: string };

/** Asks a running server about one of its games. */
export async function askGame(
  shell: Shell,
  { url, keys }: Server,
  query: string,
  variables: Json,
): Promise<Asked> {
  const address = new URL('/graphql', url).href;
  const body = JSON.stringify({ query, variables });
  const answered = await shell.post(address, 'application/json', body, keys);
  if (!answered.ok) return answered;
  const error = inner(answered.body, 'errors', '0', 'message');
  if (typeof error === 'string') return { ok: false, message: error };
  const game = inner(answered.body, 'data', 'game');
  if (isRecord(game)) return { ok: true, game };
  return { ok: false, message: `${address} has no game ${String(variables['id'])}` };
}

export const unknownAnswer = ({
  url,
}: Server): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message: `${url.href} answers in a way that is not known here`,
});
