import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly optionalDependencies: Versions;
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string }>
  >;
}

const manifest: Manifest = JSON.parse(read('package.json'));
const { packages }: Lock = JSON.parse(read('package-lock.json'));
const page = read('docs/dependencies.md');

const dependencies = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
});

describe('dependencies', () => {
  it.each(dependencies)('%s is pinned to %s, and why it is here is told', (name, wanted) => {
    // One that is here twice has a name of its own beside its published one: `npm:NAME@VERSION`.
    const version = wanted.replace(/^npm:[\w@/.-]+@/, '');
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
    expect(page).toContain(`\`${name}\``);
  });

  it('are held to what they contain, on every machine', () => {
    const loose = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});
