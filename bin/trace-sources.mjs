import fs from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Stack traces name the lines of the sources, as Node's own source maps do; but a map is read once a trace leads to its
 * file, not with every file that is loaded: they are a sixth of what a command takes to start.
 */
export const traceSources = () => {
  const maps = new Map();
  Error.prepareStackTrace = (error, calls) =>
    [nameOf(error), ...calls.map((call) => `    at ${inSource(maps, call)}`)].join('\n');
};

/** What it says of itself; an error may have no way to say it. */
function nameOf(error) {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

function inSource(maps, call) {
  const text = String(call);
  const name = call.getFileName() ?? call.getScriptNameOrSourceURL() ?? '';
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  const map = name.startsWith('node:') || line === null ? null : mapOf(maps, name);
  const entry = map?.findEntry(line - 1, column - 1);
  if (entry?.originalSource === undefined) return text;
  const source = resolve(dirname(pathOf(name)), entry.originalSource);
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return text.replace(`${name}:${line}:${column}`, () => place);
}

const pathOf = (name) => (name.startsWith('file:') ? fileURLToPath(name) : name);

/** The map beside a file; null where there is none that can be read. */
function mapOf(maps, name) {
  if (!maps.has(name)) maps.set(name, readMap(pathOf(name)));
  return maps.get(name);
}

function readMap(path) {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return null;
  }
}
