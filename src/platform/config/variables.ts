import { isIP } from 'node:net';

export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly hint: string };

export const fail = (hint: string): Read<never> => ({ ok: false, hint });

export function oneOf<T extends string>(allowed: readonly T[]): (text: string) => Read<T> {
  return (text) => {
    const value = allowed.find((word) => word === text);
    return value === undefined ? fail(`give one of ${allowed.join(', ')}`) : { ok: true, value };
  };
}

export function port(text: string): Read<number> {
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value <= 65_535
    ? { ok: true, value }
    : fail('give a port number from 0 (any free one) to 65535');
}

export function positiveInteger(text: string): Read<number> {
  return /^[1-9]\d{0,8}$/.test(text)
    ? { ok: true, value: Number(text) }
    : fail('give a whole number, 1 or more');
}

/** As milliseconds; a timer runs for less than 25 days. */
export function seconds(text: string): Read<number> {
  return /^[1-9]\d{0,5}$/.test(text)
    ? { ok: true, value: Number(text) * 1_000 }
    : fail('give a whole number of seconds, 1 or more');
}

/** The same, or `off` for 0. */
export function secondsOrOff(text: string): Read<number> {
  return text === 'off' ? { ok: true, value: 0 } : seconds(text);
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1024,
  m: 1024 * 1024,
  g: 1024 * 1024 * 1024,
};

/** `8388608`, `8192k` or `8m`. */
export function byteSize(text: string): Read<number> {
  const match = /^([1-9]\d{0,11})([kmg]?)$/i.exec(text);
  const unit = UNITS[(match?.[2] ?? '').toLowerCase()];
  const value = Number(match?.[1]) * (unit ?? Number.NaN);
  return Number.isSafeInteger(value)
    ? { ok: true, value }
    : fail('give a number of bytes, or one with k, m or g after it, as 8m');
}

/** The same, or `off` for 0. */
export function byteSizeOrOff(text: string): Read<number> {
  return text === 'off' ? { ok: true, value: 0 } : byteSize(text);
}

export function hostList(text: string): Read<readonly string[]> {
  const hosts = text.split(',').map((host) => host.trim());
  return hosts.every((host) => /^[^\s:]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/i.test(host))
    ? { ok: true, value: hosts }
    : fail('give host:port, comma separated, as broker-1:9092,broker-2:9092');
}

/** Addresses, networks such as 10.0.0.0/8, or `loopback`, `linklocal` and `uniquelocal`. */
export function addressList(text: string): Read<readonly string[]> {
  const addresses = text.split(',').map((address) => address.trim());
  const isAddress = (address: string): boolean => {
    const [host = '', bits = '0', ...more] = address.split('/');
    return more.length === 0 && isIP(host) > 0 && /^\d{1,3}$/.test(bits);
  };
  return addresses.every((one) => /^(loopback|linklocal|uniquelocal)$/.test(one) || isAddress(one))
    ? { ok: true, value: addresses }
    : fail('give addresses or networks, comma separated, as 10.0.0.0/8,loopback');
}

/** `*`, or origins such as https://example.org. */
export function originList(text: string): Read<'*' | readonly string[]> {
  if (text === '*') return { ok: true, value: text };
  const origins = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string): boolean =>
    /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return origins.every(isOrigin)
    ? { ok: true, value: origins }
    : fail('give * or origins, comma separated, as https://example.org,http://localhost:5173');
}

export function postgresUrl(text: string): Read<string> {
  const hint = 'give postgres://user:password@host:5432/database';
  try {
    const { protocol, pathname } = new URL(text);
    const named = pathname.length > 1 && (protocol === 'postgres:' || protocol === 'postgresql:');
    return named ? { ok: true, value: text } : fail(hint);
  } catch {
    return fail(hint);
  }
}
