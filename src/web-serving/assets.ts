import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The best first. */
const PACKINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  /** As it was packed when it was built, by coding. */
  readonly packed: ReadonlyMap<string, Buffer>;
}

/** The files that the page loads, by name: a few hundred kilobytes, kept in memory. */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const names = new Set(readdirSync(folder));
  const assets = new Map<string, Asset>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const packed = PACKINGS.flatMap(({ coding, ending }) =>
      names.has(name + ending)
        ? [[coding, readFileSync(join(folder, name + ending))] as const]
        : [],
    );
    assets.set(name, { type, bytes: readFileSync(join(folder, name)), packed: new Map(packed) });
  }
  return assets;
}

/** How an asset is sent to who accepts these codings. */
export function sentAs(
  { bytes, packed }: Asset,
  accepted: string | undefined,
): { readonly bytes: Buffer; readonly coding: string | null } {
  const wanted = (accepted ?? '').split(',').map((one) => one.trim().split(';', 1)[0]);
  for (const { coding } of PACKINGS) {
    const found = packed.get(coding);
    if (found !== undefined && wanted.includes(coding)) return { bytes: found, coding };
  }
  return { bytes, coding: null };
}
