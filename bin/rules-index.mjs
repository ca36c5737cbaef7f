// Writes docs/rules.md: each rule of kind engine, the sources and the specs that cite it.
// With --check it writes nothing, names what is wrong and ends with 1.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = JSON.parse(readFileSync(join(root, 'test/rules/rules.json'), 'utf8'));
const target = join(root, 'docs', 'rules.md');

const engine = new Map(Object.entries(data.engine));
const unreachable = new Map(Object.entries(data.unreachable));
const known = new Set([...engine.keys(), ...Object.values(data.others).flat()]);
const areaOf = (id) => id.slice(0, id.lastIndexOf('-'));
const areas = [...new Set([...known].map(areaOf))].sort((a, b) => b.length - a.length);
const citation = new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d{2}(?![\\w-])`, 'g');
const example = /\bEX-[A-Z]{2}-\d{2}\b/g;
/** The rules a text names, itself or by a worked example that shows them. */
const idsIn = (text) => text.match(citation) ?? [];
const shownIn = (text) => [
  ...idsIn(text),
  ...(text.match(example) ?? []).flatMap((name) => data.examples[name] ?? []),
];

const filesIn = (folder, end) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true })
        .map((path) => `${folder}/${path}`)
        .filter((path) => path.endsWith(end))
        .sort()
    : [];
const textOf = (path) => readFileSync(join(root, path), 'utf8');

const title =
  /(?:\b(?:describe|it|test)(?:\.\w+)*\(|\]\)\(|\)\)\()\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\])*)")/g;
/** What a spec says it holds: the titles of its suites and cases, not its comments. */
const titlesOf = (text) => [...text.matchAll(title)].map((found) => found.slice(1).join(''));

const sources = new Map();
const specs = new Map();
const problems = [];

function cite(index, path, ids) {
  for (const id of new Set(ids)) {
    if (!known.has(id)) problems.push(`${path}: there is no rule ${id}`);
    if (!index.has(id)) index.set(id, []);
    index.get(id).push(path);
  }
}

for (const path of [...filesIn('libs', '.ts'), ...filesIn('src', '.ts'), ...filesIn('test', '.ts')])
  if (!path.endsWith('.spec.ts')) {
    const isRules = path.startsWith('libs/rules/') || path.startsWith('libs/cards/');
    cite(isRules ? sources : new Map(), path, idsIn(textOf(path)));
  } else {
    cite(new Map(), path, idsIn(textOf(path)));
    cite(specs, path, titlesOf(textOf(path)).flatMap(shownIn));
  }
for (const path of filesIn('test/scenarios', '.json')) {
  const { basis } = JSON.parse(textOf(path));
  cite(specs, path, basis.flatMap(shownIn));
}

for (const id of engine.keys())
  if (!specs.has(id) && !unreachable.has(id))
    problems.push(`${id} is cited by no spec: ${engine.get(id)}`);
for (const id of unreachable.keys()) {
  if (!engine.has(id)) problems.push(`unreachable: there is no rule ${id} of kind engine`);
  if (specs.has(id)) problems.push(`${id} is called unreachable and cited by ${specs.get(id)[0]}`);
}

const name = (path) => path.replace(/^libs\/rules\//, '').replace(/^test\/scenarios\//, '');
const links = (paths = []) => paths.map((path) => `[${name(path)}](../${path})`).join('<br>');
const cell = (text) => text.replaceAll('|', '\\|');

function section(area) {
  const rows = [...engine].filter(([id]) => areaOf(id) === area);
  return [
    '',
    `## ${area}`,
    '',
    '| Rule | What it says | Where it is | What holds it |',
    '| --- | --- | --- | --- |',
    ...rows.map(([id, what]) => {
      const held = unreachable.has(id)
        ? `Not with today's cards: ${cell(unreachable.get(id))}`
        : links(specs.get(id));
      return `| ${id} | ${cell(what)} | ${links(sources.get(id))} | ${held} |`;
    }),
  ];
}

const cited = [...engine.keys()].filter((id) => specs.has(id)).length;
const page = [
  '# Rules',
  '',
  'Written by `node bin/rules-index.mjs` from the citations in the sources, scenarios and specs. The',
  'ids and titles are those of `test/rules/rules.json`.',
  '',
  `${engine.size} rules of the engine: ${cited} held by a scenario or a spec, ${unreachable.size} that no card of the pool reaches.`,
  ...[...new Set([...engine.keys()].map(areaOf))].flatMap(section),
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (!existsSync(target) || textOf('docs/rules.md') !== page)
  problems.push('docs/rules.md is out of date: run `node bin/rules-index.mjs`');

for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
