import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const root = join(__dirname, '..', '..');

export const text = (...path: readonly string[]): string =>
  readFileSync(join(root, ...path), 'utf8');

/** Documents of YAML; a doubled key or a loose alias is an error. */
export function documentsIn(yaml: string): readonly unknown[] {
  return parseAllDocuments(yaml, { merge: true, uniqueKeys: true }).map((document) => {
    const [trouble] = [...document.errors, ...document.warnings];
    if (trouble !== undefined) throw trouble;
    return document.toJS();
  });
}

/** Names of the files of a folder, and of those within it, from the root on. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
