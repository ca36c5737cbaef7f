// Exports of what was compiled are getters, through which V8 does not always see. Those of the
// libraries never change, and none imports in a circle (depcruise): they can be plain properties,
// set at the end of each file. Every line stays where it is, as the source maps say.
import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const one =
  /^Object\.defineProperty\(exports, "(\w+)", \{\n {4}enumerable: true,\n {4}get: function\(\) \{\n {8}return ([\w.]+);\n {4}\}\n\}\);$/gm;
const several =
  /^function _export\(target, all\) \{\n[^]*?\n\}\n_export\(exports, \{\n([^]*?)\n\}\);$/m;
const getter = / {4}get (\w+) \(\) \{\n {8}return ([\w.]+);\n {4}\},?\n?/g;

const linesOf = (text) => text.replace(/[^\n]/g, '');

/** The same module with plain exports; as it is where its exports are written in another way. */
export function withPlainExports(code) {
  const sets = [];
  const add = (name, value) => sets.push(`exports.${name} = ${value};`);
  const plain = code
    .replace(one, (text, name, value) => (add(name, value), linesOf(text)))
    .replace(several, (text, getters) => {
      const found = [...getters.matchAll(getter)];
      if (found.map(([each]) => each).join('') !== getters) return text;
      for (const [, name, value] of found) add(name, value);
      return linesOf(text);
    });
  if (sets.length === 0) return code;
  const end = plain.lastIndexOf('\n//# sourceMappingURL=');
  const at = end < 0 ? plain.length : end;
  return `${plain.slice(0, at)} ${sets.join(' ')}${plain.slice(at)}`;
}

/** Rewrites the modules in a folder. */
export function plainExports(folder) {
  for (const path of fs.readdirSync(folder, { recursive: true })) {
    if (!path.endsWith('.js')) continue;
    const file = join(folder, path);
    fs.writeFileSync(file, withPlainExports(fs.readFileSync(file, 'utf8')));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  plainExports(process.argv[2] ?? 'dist/libs');
