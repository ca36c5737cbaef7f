import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const documents = spawnSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .stdout.trim()
  .split('\n');

describe('documents', () => {
  it('link to what is there', () => {
    const dead = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\(([^)\s#]+)(#[^)]*)?\)/g)].flatMap(([, link = '']) =>
        /^[a-z]+:/.test(link) || existsSync(join(root, dirname(path), link))
          ? []
          : [`${path}: ${link}`],
      ),
    );
    expect(documents.length).toBeGreaterThan(100);
    expect(dead).toEqual([]);
  });
});

describe('decisions', () => {
  const pages = readdirSync(join(root, 'docs/adr')).filter((name) => /^\d{4}-/.test(name));
  const index = read('docs/adr/README.md');

  it.each(pages)(
    '%s has its number, a title and a status, and stands in the index once',
    (name) => {
      const text = read(`docs/adr/${name}`);
      const [, number, title = ''] =
        /^# (\d+)\. (.+)\n\nStatus: (?:accepted|superseded)\b/.exec(text) ?? [];
      expect(number?.padStart(4, '0')).toBe(name.slice(0, 4));
      expect(index.split(`- ${number ?? ''}. [${title}](${name})`)).toHaveLength(2);
    },
  );

  it('are named by numbers that there are', () => {
    const there = new Set(pages.map((name) => Number(name.slice(0, 4))));
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/\bADR (\d+)/g)].map(([, number]) => [path, Number(number)] as const),
    );
    expect(named.filter(([, number]) => !there.has(number))).toEqual([]);
  });
});
