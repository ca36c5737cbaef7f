import { isIPv6 } from 'node:net';
import type { Caller } from '../../access/caller';
import { nameOf } from '../../access/purpose';

/** On whose account a request goes. */
export interface Asker {
  /** The keys that came with it, or the address where none did. */
  readonly name: string;
  readonly address: string;
}

const GROUPS = 8;
/** Whoever has one address of a network of IPv6 has the other 2^64, too. */
const NETWORK_GROUPS = 4;

/** The address as it is told, or its network for IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...(first ?? []), ...(last ?? [])];
  const zeros = Array.from({ length: GROUPS - groups.length }, () => '0');
  return [...(first ?? []), ...zeros, ...(last ?? [])]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

export function askerOf({ purposes }: Caller, ip: string): Asker {
  const address = networkOf(ip);
  const name = purposes.length === 0 ? address : purposes.map(nameOf).sort().join();
  return { name, address };
}
