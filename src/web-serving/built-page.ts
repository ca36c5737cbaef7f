import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The page as Vite built it. */
export interface BuiltPage {
  /** Absolute; holds `assets` and what else is sent as it lies. */
  readonly folder: string;
  readonly html: string;
  /** GraphiQL's. */
  readonly explorer: string;
}

export function projectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error(`there is no package.json above ${__dirname}`);
  return projectRoot(above);
}

/** Null where it was not built, as in specs. */
export function builtPage(): BuiltPage | null {
  const folder = join(projectRoot(__dirname), 'web', 'dist');
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return null;
  const explorer = readFileSync(join(folder, 'graphiql.html'), 'utf8');
  return { folder, html: readFileSync(index, 'utf8'), explorer };
}
