import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSync, type Type } from 'protobufjs';

/** A message's type, read from the contract as it is in `proto/`. */
export function contract(file: string, message: string): Type {
  return loadSync(join(contractFolder(__dirname), file)).lookupType(message);
}

/** Built or not, the program lies below the folder that holds `proto`. */
function contractFolder(below: string): string {
  const folder = join(below, 'proto');
  if (existsSync(join(folder, 'retrace'))) return folder;
  const parent = dirname(below);
  if (parent === below) throw new Error('The folder proto is missing from this installation');
  return contractFolder(parent);
}
